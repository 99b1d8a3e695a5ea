@n: 0.4;
@face: "Courier"; // the face
@sz = 20;
@f: @face @sz;
.a { alpha: @n; font: @f; }
@w: 10;
.a { cornerRadius: @w * 2 + 1; }
.a { cornerRadius: @w-2; }
.a { alpha: @late; }
@late: 1;
@c: blue;
.a { backgroundColor: @c; }
@x: @x;
.a { alpha: @x; }
.base { alpha: 0.3; clipsToBounds: YES; }
.sub { @extend .base; alpha: 0.6; }
.sub { alpha: 0.6; @extends: .base; }
.sub { @extend .nowhere; alpha: 1; }
.sub { @extend .a, .b; alpha: 1; }
.sub { @inner: 3; --other: 4; alpha: @inner; .deep { @deepest: 1; borderWidth: --other; } }
:root { --theme: red; }
.a { text: "Hello @face, me@home.org"; backgroundColor: --theme; }
@dark: darken(@c, 20%);
@green: greenColor;
@area: 3 ** 2;

:root {
    /* The main gap. */
    --gap: 10; // in points
    alpha: 0.5;
    .never { alpha: 1; }
    /* The last comment. */
}
