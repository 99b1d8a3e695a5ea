// The acceptance cases of layouts.
#a { layout: size(50, 60), left(parent + 5), top(parent + 7); }
#b { layout: size(40, 40), left(a), top(a); }
#c { layout: size(10,10), left(d); }
#d { layout: size(10,10), left(c); }
#e { layout: left(parent.left + 30), right(parent.right - 40), top(10), bottom(parent.bottom - 20); }
#f { layout: size(100, 50), center(parent, parent.centerY - 20); }
#g { layout: size(2 * a.width, a + 15), bottomRight(parent, parent); }
.half { layout: width(50%); layout: width(parent.width * 0.5); layout: width(50% * parent); }
.forms { layout: left(a.right-10); layout: left( 1.5*a.right + 2 ); layout: left("my-id".right); layout: left(#a); }
.implicit {
    layout: topLeft(a, a);
    layout: topRight(a, a);
    layout: bottomLeft(a, a);
    layout: bottomRight(a, a);
    layout: size(a, 2 * a + 3);
    layout: center(a, a - 4);
}
.fit { layout: sizeToFit(3 * parent.width, 90), right(parent.left * 2), bottom(guide.bottom); }
.malformed { layout: left(10 + parent); layout: left(5) bogus(2) top(3); }
.flexible { flex-direction: column; flex-wrap: no-wrap; flex-left: 10; flex-width: 50%; margin-start: 4; padding-horizontal: auto; flex-grow: 1; }

// The defaults of Yoga are those of flex containers only.
.row { display: flex; alpha: 0.5; label { flex-grow: 1; } }
.table { display: grid; align-items: center; }
