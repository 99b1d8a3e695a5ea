// Fonts with a URL are not loaded.
@web: url("https://example.com/face.ttf");

.a {
    font: @web 30;
    font: Courier 12;
}

.b {
    font: url("https://example.com/face.ttf") 30;
}
