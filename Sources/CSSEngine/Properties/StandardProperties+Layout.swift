extension Property {
    /// Where views are, and how large.
    static let layout: [Property] = [
        Property(
            "-ios-autoresizing", aliases: ["autoresizing"],
            .keywordSet([.none, .left, .top, .right, .bottom, .width, .height, .all, .margins, .dimensions]),
            initial: .keyword(.none), "Which margins and dimensions follow when the superview changes its size."),
        Property(
            "width", .length(place), initial: .keyword(.auto),
            "The width: of the content, of a part of the superview, or, below zero, the superview's less that much."),
        Property(
            "height", .length(place), initial: .keyword(.auto),
            "The height: of the content, of a part of the superview, or, below zero, the superview's less that much."),
        Property("min-width", .length(size), initial: .keyword(.auto), "The width that the view has at least."),
        Property("min-height", .length(size), initial: .keyword(.auto), "The height that the view has at least."),
        Property("max-width", .length(limit), initial: .keyword(.none), "The width that the view has at most."),
        Property("max-height", .length(limit), initial: .keyword(.none), "The height that the view has at most."),
        Property(
            "padding", .edges(["padding-top", "padding-right", "padding-bottom", "padding-left"], .length(padding)),
            "A button's content insets; of other views, what is added once to the height, and to the width."),
        Property(
            "padding-top", .length(padding), initial: .length(0),
            "The upper content inset of a button; of other views, what is added to the height."),
        Property(
            "padding-right", .length(padding), initial: .length(0),
            "The right content inset of a button; of other views, what is added to the width."),
        Property(
            "padding-bottom", .length(padding), initial: .length(0), classes: ["UIButton"],
            "The lower content inset of a button."),
        Property(
            "padding-left", .length(padding), initial: .length(0), classes: ["UIButton"],
            "The left content inset of a button."),
        Property(
            "-mobile-hpadding", aliases: ["hpadding"], .length(size), initial: .keyword(.auto),
            "What is added to the width, in place of what `padding` says."),
        Property(
            "-mobile-vpadding", aliases: ["vpadding"], .length(size), initial: .keyword(.auto),
            "What is added to the height, in place of what `padding` says."),
        Property(
            "inset", .edges(["top", "right", "bottom", "left"], .length(place)),
            "The places of all four edges in the superview."),
        Property(
            "top", .length(place), initial: .keyword(.auto),
            "Where the upper edge is, from the superview's upper edge."),
        Property(
            "left", .length(place), initial: .keyword(.auto), "Where the left edge is, from the superview's left edge."),
        Property(
            "bottom", .length(place), initial: .keyword(.auto),
            "Where the lower edge is, from the superview's lower edge; with percentages, from its upper one."),
        Property(
            "right", .length(place), initial: .keyword(.auto),
            "Where the right edge is, from the superview's right edge; with percentages, from its left one."),
        Property(
            "-mobile-halign", aliases: ["halign"], .keyword([.left, .right, .center]), initial: .keyword(.left),
            "At which edge of the superview the view is, or halfway between left and right."),
        Property(
            "-mobile-valign", aliases: ["valign"], .keyword([.top, .bottom, .middle]), initial: .keyword(.top),
            "At which edge of the superview the view is, or halfway between top and bottom."),
        Property(
            "-mobile-relative", .viewReference, initial: .keyword(.none),
            "The view from which margins are measured: the one with an id, or one beside this view."),
        Property(
            "margin", .edges(["margin-top", "margin-right", "margin-bottom", "margin-left"], .length(place)),
            "The distances to the view that `-mobile-relative` names."),
        Property(
            "margin-top", .length(place), initial: .length(0),
            "How far below the other view this one is; `auto` puts it at the same height."),
        Property(
            "margin-right", .length(place), initial: .length(0),
            "How far left of the other view this one is; `auto` puts their middles above each other."),
        Property(
            "margin-bottom", .length(place), initial: .length(0),
            "How far above the other view this one is; `auto` puts it at the same height."),
        Property(
            "margin-left", .length(place), initial: .length(0),
            "How far right of the other view this one is; `auto` puts their middles above each other."),
    ]

    private static let place: PropertyGrammar.LengthOptions = [.auto, .percentage, .negative]
    private static let size: PropertyGrammar.LengthOptions = [.auto, .percentage]
    private static let limit: PropertyGrammar.LengthOptions = [.none, .percentage]
    private static let padding: PropertyGrammar.LengthOptions = [.auto, .percentage, .bareNumber]
}
