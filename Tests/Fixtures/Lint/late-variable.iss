// A variable is defined before it is used.
@early: 0.5;

.a {
    alpha: @early;
    cornerRadius: @late * 2;
    backgroundColour: red;
}

@late: 4;
