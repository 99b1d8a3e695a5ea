extension PropertyTable {
    /// The properties of Three20 with its grammar: keys of the dictionaries that `TTCSSStyleSheet` of the library
    /// `Three20CSSStyle` reads. All other properties are undeclared.
    public static let three20 = PropertyTable(Property.three20, quirks: .strayBraceEndsRule)
}

extension Property {
    /// The properties of Three20.
    static let three20: [Property] =
        [
            Property("color", .color(.none), initial: .keyword(.none), "The colour of the text."),
            Property("background-color", .color(.none), initial: .keyword(.none), "The colour of the background."),
            Property(
                "background-image", .image([.quoted, .bare, .none]), initial: .keyword(.none),
                "The name of an image that the view shows."),
            Property(
                "font-family", aliases: ["font"], .fontFamily, initial: .keyword(.systemUI),
                "The family of the font; the first available one of several is used."),
            Property(
                "font-size", .length([.bareNumber, .percentage]), initial: .length(14),
                "The size of the font in points, whatever the unit."),
            Property(
                "font-weight", .oneOf([.fontWeight, .identifier]), initial: .number(400),
                "The weight of the font, as in the names of fonts: `Bold`, `LightOblique`."),
            Property(
                "text-align", .keyword([.left, .center, .right]), initial: .keyword(.left), "The alignment of text."),
            Property(
                "text-shadow", .shadow, initial: .keyword(.none),
                "The offset, the blur radius and the colour of the shadow."),
            Property(
                "text-shadow-opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1),
                "The opacity of the shadow, from 0 to 1."),
            Property(
                "visibility", .keyword([.visible, .hidden]), initial: .keyword(.visible), "Whether the view is visible."
            ),
            Property(
                "vertical-align", .keyword([.top, .middle, .bottom]), initial: .keyword(.top),
                "The vertical alignment of a control's content."),
        ]
        + ["margin-left", "margin-right"].map {
            Property($0, .length([.auto, .negative]), initial: .length(0), "`auto` aligns a control's content.")
        }
        + ["left", "top", "right", "bottom"].map {
            Property($0, .length([.auto, .negative]), initial: .keyword(.auto), "An edge of the view.")
        }
        + ["width", "height"].map {
            Property($0, .length([.auto]), initial: .keyword(.auto), "The size of the view.")
        }
}
