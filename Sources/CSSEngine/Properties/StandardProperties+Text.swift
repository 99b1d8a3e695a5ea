extension Property {
    /// Text and fonts.
    static let text: [Property] = [
        Property(
            "color", .color(.none), initial: .color(.black), classes: textClasses + ["UIActivityIndicatorView"],
            "The colour of the text; a button has one colour for each state."),
        Property(
            "font",
            .font(
                style: "font-style", weight: "font-weight", size: "font-size", family: "font-family",
                lineHeight: "line-height", width: "font-width",
                resets: ["font-variant-numeric", "font-feature-settings"]),
            classes: textClasses,
            "A size and an optional family, or all parts of a font as in CSS; omitted parts are reset, `small-caps` is ignored."
        ),
        Property(
            "font-size", .fontSize, initial: .length(16), classes: textClasses,
            "The size of the font; a text style follows the text size set by the user, `default` is the system font size."
        ),
        Property(
            "font-family", aliases: ["font-name"], .fontFamily, initial: .keyword(.systemUI), classes: textClasses,
            "The family or full name of the font; the first available one of several is used."),
        Property(
            "font-style", .fontStyle, initial: .keyword(.normal), classes: textClasses,
            "Whether the font is upright or slanted."),
        Property(
            "font-weight", .fontWeight, initial: .number(400), classes: textClasses,
            "The weight of the font, from 1 to 1000; 400 is normal, 700 is bold."),
        Property(
            "font-width", aliases: ["font-stretch"], .fontWidth, initial: .percentage(100), classes: textClasses,
            "The width of the characters, if the font has several; 100% is normal."),
        Property(
            "font-variant-numeric", .fontVariantNumeric, initial: .keyword(.normal), classes: textClasses,
            "The digits of the font: `tabular-nums` have the same width."),
        Property(
            "font-feature-settings", .fontFeatureSettings, initial: .keyword(.normal), classes: textClasses,
            "The OpenType features of the font by their tags; they override `font-variant-numeric`."),
        Property(
            "text-align", .keyword([.left, .right, .center, .justify, .start, .end]), initial: .keyword(.start),
            classes: ["UILabel", "UITextField", "UITextView"], "The horizontal alignment of lines of text."),
        Property(
            "text-shadow", .shadow, initial: .keyword(.none), classes: ["UILabel", "UIButton"],
            "The shadow of the text; a button has one colour for each state, and one offset."),
        Property(
            "text-shadow-opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1),
            classes: ["UILabel", "UIButton"], "The opacity of the text's shadow, from 0 to 1."),
        Property(
            "letter-spacing", .oneOf([.keyword([.normal]), .length(.negative)]), initial: .keyword(.normal),
            classes: spacedClasses, "The additional space between the characters of the text."),
        Property(
            "line-height", .oneOf([.keyword([.normal]), .nonNegativeNumber, .length(.percentage)]),
            initial: .keyword(.normal), classes: paragraphClasses,
            "The height of a line of text: a length, or a multiple of the font size."),
        Property(
            "text-transform", .keyword([.none, .uppercase, .lowercase, .capitalize]), initial: .keyword(.none),
            classes: ["UILabel", "UIButton"], "How the case of the text changes, by the rules of the user's language."),
        Property(
            "text-decoration",
            .anyOrder([
                Shorthand.Component(["text-decoration-line"], .keywordSet(decorationLines)),
                Shorthand.Component(["text-decoration-style"], .keyword(decorationStyles)),
                Shorthand.Component(["text-decoration-color"], .color([])),
            ]), classes: spacedClasses, "The lines under and through the text, with their style and colour."),
        Property(
            "text-decoration-line", .keywordSet(decorationLines), initial: .keyword(.none), classes: spacedClasses,
            "The lines under and through the text."),
        Property(
            "text-decoration-style", .keyword(decorationStyles), initial: .keyword(.solid), classes: spacedClasses,
            "The style of the lines under and through the text."),
        Property(
            "text-decoration-color", .color([]), initial: .symbolicColor(.currentColor), classes: spacedClasses,
            "The colour of the lines under and through the text."),
        Property(
            "text-overflow", .keyword([.clip, .ellipsis]), initial: .keyword(.clip), classes: ["UILabel"],
            "Whether text that is too long is cut off, or ends with an ellipsis."),
        Property(
            "white-space",
            .presets(
                [
                    Shorthand.Preset("normal", [.identifier("collapse"), .keyword(.wrap)]),
                    Shorthand.Preset("pre", [.identifier("preserve"), .keyword(.nowrap)]),
                    Shorthand.Preset("pre-wrap", [.identifier("preserve"), .keyword(.wrap)]),
                    Shorthand.Preset("pre-line", [.identifier("preserve-breaks"), .keyword(.wrap)]),
                ],
                [
                    Shorthand.Component(["white-space-collapse"], .identifiers(spaces)),
                    Shorthand.Component(["text-wrap-mode"], .keyword(wrapModes)),
                ]), classes: ["UILabel"],
            "Whether the text has as many lines as it needs, or one; UIKit keeps its spaces, and wraps the lines of `pre`."
        ),
        Property(
            "white-space-collapse", .identifiers(spaces), initial: .identifier("collapse"), classes: ["UILabel"],
            "Whether the line breaks of a text apply also if it does not wrap; UIKit keeps all spaces."),
        Property(
            "text-wrap-mode", .keyword(wrapModes), initial: .keyword(.wrap), classes: ["UILabel"],
            "Whether the text has as many lines as it needs, or one."),
        Property(
            "text-indent", .length([.negative, .percentage]), initial: .length(0), classes: paragraphClasses,
            "The indentation of each line after a line break, at the side where its script starts; percentages are of the view's width."
        ),
        Property(
            "hyphens", .identifiers(["none", "manual", "auto"]), initial: .identifier("manual"),
            classes: paragraphClasses,
            "Whether words are hyphenated at the ends of lines; `none` is like `manual`: soft hyphens break words."),
        Property(
            "line-clamp", aliases: ["-webkit-line-clamp"], .oneOf([.keyword([.none]), .integer(1...Int32.max)]),
            initial: .keyword(.none), classes: ["UILabel"], "The maximum number of lines; `none` means no limit."),
        Property(
            "-ios-highlighted-color", aliases: ["highlighted-color"], .color(.none), initial: .keyword(.none),
            classes: ["UILabel"], "The colour of the text while the label is highlighted."),
        Property(
            "-ios-line-break-mode", aliases: ["line-break-mode"],
            .keyword([.wrap, .characterWrap, .clip, .headTruncate, .tailTruncate, .middleTruncate]),
            initial: .keyword(.tailTruncate), classes: ["UILabel"],
            "How lines of text are wrapped, or truncated if they are too long."),
        Property(
            "-ios-number-of-lines", aliases: ["number-of-lines"], .integer(0...Int32.max), initial: .number(1),
            classes: ["UILabel"], "The maximum number of lines; 0 means no limit."),
        Property(
            "-ios-minimum-font-size", aliases: ["minimum-font-size"], .length(.bareNumber), initial: .length(0),
            classes: ["UILabel", "UITextField"], "The minimum font size if the font shrinks to fit."),
        Property(
            "-ios-adjusts-font-size", aliases: ["adjusts-font-size"], .boolean, initial: .keyword(.false),
            classes: ["UILabel", "UITextField"], "Whether the font shrinks to fit the text into the width."),
        Property(
            "-ios-baseline-adjustment", aliases: ["baseline-adjustment"],
            .keyword([.alignBaselines, .alignCenters, .none]), initial: .keyword(.alignBaselines), classes: ["UILabel"],
            "How the text is aligned vertically when the font shrinks."),
        Property(
            "-mobile-text-key", aliases: ["text-key"], .string, initial: .string(""),
            classes: ["UILabel", "UIButton", "UITextField", "UITextView"] + ["UISearchBar"],
            "The key of the localised string to use as the text."),
        Property(
            "text", .string, initial: .string(""), classes: ["UILabel", "UITextField", "UITextView", "UISearchBar"],
            "The text, or the key of a localised string."),
        Property(
            "title", .string, initial: .string(""), classes: ["UIButton"],
            "The title, or the key of a localised string."),
    ]

    private static let decorationLines: KeywordSet = [.none, .underline, .lineThrough]
    private static let decorationStyles: KeywordSet = [.solid, .double, .dotted, .dashed]
    private static let spaces = ["collapse", "preserve", "preserve-breaks", "break-spaces"]
    private static let wrapModes: KeywordSet = [.wrap, .nowrap]
    private static let paragraphClasses = ["UILabel", "UIButton", "UITextView"]
    private static let spacedClasses = ["UILabel", "UIButton", "UITextField", "UITextView"]
    private static let textClasses = [
        "UILabel", "UIButton", "UINavigationBar", "UISegmentedControl", "UITextField", "UITextView",
    ]
}
