// P1 to P9 and P16 of the acceptance cases: nothing is lost after an error.
.a { alpha: 1; }
.a { Corner-RADIUS = 4; }

nonsense words here
.a { alpha: 1;
more nonsense
}
again junk

// c
.b { hidden: YES; }

.last { alpha: 1; hidden: YES }
.dense{alpha:1;hidden:YES;}
.stray { alpha: 1; } }
.after-stray { alpha: 2; }
.quoted { text: "x;y{z}"; alpha: 1; }
/* one */ // two
.comments { /* p: 1; */ alpha: 1; // three
hidden: NO; }
.unknown { foo: 1; alpha: 2; }
.x#i {} ; :pad {} ; .1 {}
.empty-value { alpha: ; hidden: YES; }
.line { bad stuff
alpha: 1; }
.no-separator { alpha 1;
hidden: YES; }
.apostrophe { text: it's; }
.after-apostrophe { alpha: 1; }
.no-semicolon { alpha: 1
hidden: YES
label { alpha: 0.5; } }
.double { alpha: 1;; hidden: NO; }
@media screen { .lost { alpha: 1; } }
{ alpha: 1; }
.a, { alpha: 1; }
.last-of-all { alpha: 0.25; }
