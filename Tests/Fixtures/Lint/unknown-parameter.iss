// A parameter that the property does not have.
button {
    titleColor(selected): red;
    titleColor(selcted): red;
    title__highlightd: Follow;
}
