extension Property {
    /// Position and size.
    static let layout: [Property] = [
        Property(
            "-ios-autoresizing", aliases: ["autoresizing"],
            .keywordSet([.none, .left, .top, .right, .bottom, .width, .height, .all, .margins, .dimensions]),
            initial: .keyword(.none), "The margins and dimensions that are flexible when the superview is resized."),
        Property(
            "width", .length(extent), initial: .keyword(.auto),
            "The width; `auto` fits the content, and a negative value is subtracted from the superview's width."),
        Property(
            "height", .length(extent), initial: .keyword(.auto),
            "The height; `auto` fits the content, and a negative value is subtracted from the superview's height."),
        Property("min-width", .length(minimum), initial: .keyword(.auto), "The minimum width."),
        Property("min-height", .length(minimum), initial: .keyword(.auto), "The minimum height."),
        Property("max-width", .length(limit), initial: .keyword(.none), "The maximum width."),
        Property("max-height", .length(limit), initial: .keyword(.none), "The maximum height."),
        Property(
            "padding", .edges(["padding-top", "padding-right", "padding-bottom", "padding-left"], .length(padding)),
            "The padding inside a button, text view, `NILabel` or `NITextField`; for other views, the padding added to the height and the width."
        ),
        Property(
            "padding-top", .length(padding), initial: .length(0),
            "The top padding inside a button, text view, `NILabel` or `NITextField`; for other views, the padding added to the height."
        ),
        Property(
            "padding-right", .length(padding), initial: .length(0),
            "The right padding inside a button, text view, `NILabel` or `NITextField`; for other views, the padding added to the width."
        ),
        Property(
            "padding-bottom", .length(padding), initial: .length(0),
            classes: ["UIButton", "UITextView", "NILabel", "NITextField"],
            "The bottom padding inside a button, text view, `NILabel` or `NITextField`."),
        Property(
            "padding-left", .length(padding), initial: .length(0),
            classes: ["UIButton", "UITextView", "NILabel", "NITextField"],
            "The left padding inside a button, text view, `NILabel` or `NITextField`."),
        Property(
            "-mobile-hpadding", aliases: ["hpadding"], .length(size), initial: .keyword(.auto),
            "The padding added to the width, instead of that of `padding`."),
        Property(
            "-mobile-vpadding", aliases: ["vpadding"], .length(size), initial: .keyword(.auto),
            "The padding added to the height, instead of that of `padding`."),
        Property(
            "inset", .edges(["top", "right", "bottom", "left"], .length(position)),
            "The positions of all four edges in the superview."),
        Property(
            "top", .length(position), initial: .keyword(.auto),
            "The distance of the top edge from the superview's top edge."),
        Property(
            "left", .length(position), initial: .keyword(.auto),
            "The distance of the left edge from the superview's left edge."),
        Property(
            "bottom", .length(position), initial: .keyword(.auto),
            "The distance of the bottom edge from the superview's bottom edge; percentages are measured from its top edge."
        ),
        Property(
            "right", .length(position), initial: .keyword(.auto),
            "The distance of the right edge from the superview's right edge; percentages are measured from its left edge."
        ),
        Property(
            "-mobile-halign", aliases: ["halign"], .keyword([.left, .right, .center]), initial: .keyword(.left),
            "The horizontal alignment of the view in its superview."),
        Property(
            "-mobile-valign", aliases: ["valign"], .keyword([.top, .bottom, .middle]), initial: .keyword(.top),
            "The vertical alignment of the view in its superview."),
        Property(
            "frame", .rect, initial: .keyword(.none),
            "The frame in the superview, which other layout properties change."),
        Property(
            "bounds", .rect, initial: .keyword(.none),
            "The size of the view, which keeps its centre; the position of the rectangle has no effect."),
        Property(
            "center", .point, initial: .keyword(.none), "The centre of the view in the superview."),
        Property(
            "layout", .layout, initial: .keyword(.none),
            "The frame by rules that refer to the superview, the layout guides and views with an id, instead of all other layout properties."
        ),
        Property(
            "-mobile-relative", .viewReference, initial: .keyword(.none),
            "The view that margins are measured from: a view with an id, or a sibling."),
        Property(
            "margin", .edges(["margin-top", "margin-right", "margin-bottom", "margin-left"], .length(position)),
            "The distances to the view of `-mobile-relative`."),
        Property(
            "margin-top", .length(position), initial: .length(0),
            "The distance below the view of `-mobile-relative`; `auto` centres the two vertically."),
        Property(
            "margin-right", .length(position), initial: .length(0),
            "The distance to the left of the view of `-mobile-relative`; `auto` centres the two horizontally."),
        Property(
            "margin-bottom", .length(position), initial: .length(0),
            "The distance above the view of `-mobile-relative`; `auto` centres the two vertically."),
        Property(
            "margin-left", .length(position), initial: .length(0),
            "The distance to the right of the view of `-mobile-relative`; `auto` centres the two horizontally."),
    ]

    private static let position: PropertyGrammar.LengthOptions = [.auto, .percentage, .negative]
    private static let extent: PropertyGrammar.LengthOptions = position.union(.intrinsic)
    private static let minimum: PropertyGrammar.LengthOptions = size.union(.intrinsic)
    private static let size: PropertyGrammar.LengthOptions = [.auto, .percentage]
    private static let limit: PropertyGrammar.LengthOptions = [.none, .percentage, .intrinsic]
    private static let padding: PropertyGrammar.LengthOptions = [.auto, .percentage, .bareNumber]
}
