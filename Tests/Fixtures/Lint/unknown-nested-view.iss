// A nested view that neither InterfaCSS nor the app has.
.follow {
    titleLabel.alpha: 0.5;
    titleLabl.alpha: 0.5;
    titleLabel.layer.cornerRadius: 4;
}
