extension Property {
    /// Text, and its font.
    static let text: [Property] = [
        Property(
            "color", .color(.none), initial: .color(.black), classes: textClasses + ["UIActivityIndicatorView"],
            "The colour of the text; a button has one for each of its states."),
        Property(
            "font", .font(style: "font-style", weight: "font-weight", size: "font-size", family: "font-family"),
            classes: textClasses,
            "A size and a family, or CSS's style, weight, size and families; what else it may say has no effect."),
        Property(
            "font-size", .fontSize, initial: .length(16), classes: textClasses,
            "The size of the font; a text style follows the user's setting, `default` is the system's size."),
        Property(
            "font-family", aliases: ["font-name"], .fontFamily, initial: .keyword(.systemUI), classes: textClasses,
            "The family, or the full name, of the font; of several, the first that is there."),
        Property(
            "font-style", .fontStyle, initial: .keyword(.normal), classes: textClasses,
            "Whether the font is upright or slanted."),
        Property(
            "font-weight", .fontWeight, initial: .number(400), classes: textClasses,
            "How heavy the strokes are, from 1 to 1000; 400 is normal, 700 bold."),
        Property(
            "text-align", .keyword([.left, .right, .center, .justify, .start, .end]), initial: .keyword(.start),
            classes: ["UILabel", "UITextField"], "Where lines of text stand between the left and the right edge."),
        Property(
            "text-shadow", .shadow, initial: .keyword(.none), classes: ["UILabel", "UIButton"],
            "The shadow of the text; a button has a colour for each of its states, and one offset."),
        Property(
            "text-shadow-opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1),
            classes: ["UILabel", "UIButton"], "How opaque the shadow of the text is, from 0 to 1."),
        Property(
            "-ios-highlighted-color", aliases: ["highlighted-color"], .color(.none), initial: .keyword(.none),
            classes: ["UILabel"], "The colour of the text of a highlighted label."),
        Property(
            "-ios-line-break-mode", aliases: ["line-break-mode"],
            .keyword([.wrap, .characterWrap, .clip, .headTruncate, .tailTruncate, .middleTruncate]),
            initial: .keyword(.tailTruncate), classes: ["UILabel"],
            "Where lines of text are broken, or what is left out of one that is too long."),
        Property(
            "-ios-number-of-lines", aliases: ["number-of-lines"], .integer(0...Int32.max), initial: .number(1),
            classes: ["UILabel"], "How many lines a label has at most; 0 sets no limit."),
        Property(
            "-ios-minimum-font-size", aliases: ["minimum-font-size"], .length(.bareNumber), initial: .length(0),
            classes: ["UILabel", "UITextField"], "The size down to which the font shrinks to fit."),
        Property(
            "-ios-adjusts-font-size", aliases: ["adjusts-font-size"], .boolean, initial: .keyword(.false),
            classes: ["UILabel", "UITextField"], "Whether the font shrinks for the text to fit."),
        Property(
            "-ios-baseline-adjustment", aliases: ["baseline-adjustment"],
            .keyword([.alignBaselines, .alignCenters, .none]), initial: .keyword(.alignBaselines), classes: ["UILabel"],
            "Which line of the text stays in its place when the font shrinks."),
        Property(
            "-mobile-text-key", aliases: ["text-key"], .string, initial: .string(""), classes: textClasses,
            "The key of a localised string that becomes the text."),
    ]

    private static let textClasses = ["UILabel", "UIButton", "UITextField"]
}
