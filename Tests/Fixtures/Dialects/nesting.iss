// Own declarations come first.
.button {
    // The label of the button.
    titleLabel.font: Courier 14;
    titleLabel.alpha: 0.25;
    alpha: 0.5; // half
    label { alpha: 1; }
    titleColor: black;
    titleColor(highlighted): gray;
    titleColor(UIControlStateDisabled): red;
    titleColor(selectedHighlighted, x): blue;
    title-label.font: Courier 15;
    imageView.titleLabel.hidden: YES;
    layer.cornerRadius: 4;
    backgroundImage(selected, metricsLandscapePhone): "a.png";
    hidden: NO;
    /* the end */
}
.bar { titlePositionAdjustment(metricsLandscapePhone): 3, 4; titleTextAttributes.font: Courier 9; }
// The spellings of version 2.0.
.new { title__selected: "a"; titleColor__selected-highlighted: red; backgroundImage__disabled_metricsLandscapePhone: a.png; alpha: initial; my__name: 1; }
