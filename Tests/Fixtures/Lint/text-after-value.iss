// The value is kept.
.a {
    cornerRadius: 4 4;
    textColor: red or blue;
    text: "a" b;
    alpha: 5px;
}
