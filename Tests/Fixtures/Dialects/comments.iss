// file comment
/* about n */
@n: 0.4; // trailing n
// about m
@m: 3; /* trailing m */

.a { // open
    alpha: 1 /* after value no semi */
}
.b {
    // own line
    alpha: @n; // trailing alpha
    /* before hidden */ hidden: YES /* x */ ; 
    color: red // end no semi
    // last
}
// before c
.c, /* mid */ .d /* end sel */ {
    titleLabel.alpha: 0.5; // nested
    .x { alpha: 1; } // after x
    @extend .a; // ext
}
/* eof */
