// Labels.
.name { font: system 15; textColor: @ink; }
.title { font: systemBold 24; textColor: @ink; numberOfLines: 0; textAlignment: center; }
.heading { font: systemBold 13; textColor: @quiet; }
.caption { font: system 13; textColor: @quiet; }

// Buttons: what all have, and the two kinds.
.control { cornerRadius: @radius; }
button { titleLabel.font: systemBold 17; }
button:highlighted { alpha: 0.6; }
button:disabled { alpha: 0.3; }
.primary {
    @extend .control;
    backgroundColor: @accent;
    titleColor: white;
    titleColor(highlighted): lighten(@accent, 60%);
}
.skip {
    @extend .control;
    backgroundColor: fadeout(@sea, 85%);
    titleColor: @sea;
}

slider {
    minimumTrackTintColor = @accent;
    maximumTrackTintColor = fadeout(@ink, 85%);
    value = 0.3;
}
