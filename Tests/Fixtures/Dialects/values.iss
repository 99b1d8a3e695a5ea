// The acceptance cases of values.
.numbers { alpha: 3 * (1 - 0.75); cornerRadius: 7 ** 2; hidden: 3 >= 4; }
.size { contentSize: size(6 * 5, 3 ** 3); contentSize: 7, 8; contentSize: size(3); }
.insets { contentInset: insets(1,2,3,4); contentInset: insets(5, 6); contentInset: 7; }
.offset { searchTextPositionAdjustment: offset(3, 4); }
.point { center: parent(20, -30); center: window(-10, 5); center: point(8, 9); }
.rect { frame: rect(1,2,3,4); frame: parent(10, 20); frame: parent(5, 10, 15, 20); }
.relative {
    frame: size(20%, 25%).left(12).top(8);
    frame: size(10%, 50%).right(30).bottom(20);
    frame: size(auto, auto).left(10%).top(25%);
    frame: left(50%).right(10).top(0);
    frame: size(auto,auto).insets(10%,20%,30%,40%);
    frame: size(100, 50).insets(auto,auto,auto,auto);
    frame: size(auto,auto).left(auto).right(60);
}
.fitting { frame: sizeToFit().top(10).left(20); frame: sizeToFit(100%,100%).bottom(10).right(20); frame: sizeToFit(5,5); }
.hex { backgroundColor: #369; backgroundColor: #3698; backgroundColor: #336699; backgroundColor: #33669980; backgroundColor: #12345; }
.colors {
    backgroundColor: rgb(10, 20, 30);
    backgroundColor: rgba(10,20,30,0.5);
    backgroundColor: rgb(1,2);
    backgroundColor: nosuch;
    backgroundColor: RED;
    backgroundColor: redColor;
    backgroundColor: "red";
}
.functions {
    backgroundColor: lighten(#336699, 25%);
    backgroundColor: darken(#336699, 50%);
    backgroundColor: saturate(#336699, 30%);
    backgroundColor: desaturate(#336699, 50%);
    backgroundColor: fadeout(#336699, 50%);
    backgroundColor: fadein(#336699, 50%);
    backgroundColor: saturate(fadeout(#336699, 50%), 30%);
    backgroundColor: gradient(red, #00f);
}
.fonts {
    font: Courier 12;
    font: 12 Courier;
    font: "Courier New" 12pt;
    font: Courier;
    font: 30;
    font: system 30;
    font: systemBold 30;
    font: systemItalic 30;
}
@f: Courier 14;
.derived { font: bigger(@f, 2); font: smaller(@f, 2); font: fontWithSize(@f, 9); }
.transforms { transform: rotate(90) translate(10, 0); transform: scale(2); transform: none; }
.words {
    contentMode: TopLeft;
    autoresizingMask: width, height left;
    autoresizingMask: UIViewAutoresizingFlexibleTopMargin;
    titleColor(UIControlStateDisabled): red;
    lineBreakMode: sideways;
}
.strings {
    text: "It's";
    text: 'Q';
    text: Plain words;
    text: "say \"no\" now";
    text: L("key");
    text: "a\nb";
    text: "\u00e9";
}
.attributed {
    attributedText: "ab" (font: Courier 12, color: red), "cd" (underlineStyle: double dot, kern: 2);
    attributedText: L("k1") (font: Courier 12) L("k2") ();
    attributedTitle: "x" (color: blue); attributedTitle(highlighted): "x" (color: red);
}
.images {
    image: pic.png;
    image: "pic.png";
    image: image(pic.png);
    image: image('pic.png');
    image: image(pic.png, 1, 2, 3, 4);
    image: #369;
    image: lighten(#369, 10%);
    image: red;
}
.shadow { layer.shadowColor: red; shadowOffset: size(1,2); shadowOpacity: .5; shadowRadius: 3; }
.label-shadow { shadowColor: red; shadowOffset: 1, 2; }
.list { minimumLineSpacing: 9; collectionViewLayout.itemSize: 3, 4; }
.field { keyboardType: emailAddress; returnKeyType: go; }
