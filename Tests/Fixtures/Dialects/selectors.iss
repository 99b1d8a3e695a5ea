Bogus, .a { alpha: 1; }
Bogus { .a { alpha: 1; } }
.a { &:pad { alpha: 1; } hidden: YES; }
.a, .b { .c, .d { alpha: 1; } hidden: YES; }
.p { alpha: 1; .q { alpha: 2; .r { alpha: 3; } } }
label { alpha: 1; }
UILABEL.x { alpha: 1; }
UILabel#i.x.y { alpha: 1; }
#i.x { alpha: 1; }
.x.y { alpha: 1; }
view > .x + .y ~ .z { alpha: 1; }
.a>.b{ alpha: 1; }
* view * { alpha: 1; }
view:only-child { alpha: 1; }
view:minOSVersion(9.3) { alpha: 1; }
view#i.x:onlychild { alpha: 1; }
view:nth-child(3n+2) { alpha: 1; }
view label:first-of-type { alpha: 1; }
view:pad:landscape { alpha: 1; }
view:nthChild(3) { alpha: 1; }
view:nthLastOfType( -n + 2 ) { alpha: 1; }
view:deviceModel("iPhone7,1") { alpha: 1; }
view:deviceModel(iPhone7) { alpha: 1; }
view:screenWidthLessThan(376) { alpha: 1; }
view:root { alpha: 1; }
.a:bogus { alpha: 1; }
.a:bogus, .b { alpha: 1; }
.a:not(.b, label:ipad) { alpha: 1; }
.t { label:enabled { alpha: .2; } alpha: 1; }
/* a comment */ .spaced /* inside */ .deep,
.two
.lines { alpha: 1; }
MyController UILabel { alpha: 1; }
