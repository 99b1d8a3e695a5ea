extension Property {
    /// The properties of Nimbus CSS, under the names of its documentation; aliases are the spellings of its
    /// announcement, its proposal and Three20.
    static let standard: [Property] = view + text + button + bars

    private static let view: [Property] = [
        Property("background-color", .oneOf([.color, .image(allowsQuoted: false)]), initial: .color(.transparent)),
        Property("opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1)),
        Property("border", .shorthand(.border(width: "border-width", color: "border-color")), initial: .list([])),
        Property("border-width", .length(.bareNumber), initial: .length(0)),
        Property("border-color", .color, initial: .color(.black)),
        Property("border-radius", .length([.bareNumber, .percentage]), initial: .length(0)),
        Property(
            "-ios-autoresizing",
            .keywordSet([.none, .left, .top, .right, .bottom, .width, .height, .all, .margins, .dimensions]),
            initial: .keyword(.none)),
        Property(
            "visibility", aliases: ["visibilty"], .keyword([.visible, .hidden, .collapse]),
            initial: .keyword(.visible)),
        Property("width", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("height", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("min-width", .length([.auto, .percentage]), initial: .keyword(.auto)),
        Property("min-height", .length([.auto, .percentage]), initial: .keyword(.auto)),
        Property("max-width", .length([.none, .auto, .percentage]), initial: .keyword(.none)),
        Property("max-height", .length([.none, .auto, .percentage]), initial: .keyword(.none)),
        Property("padding", .repeated(.length([.percentage, .auto]), 1...4), initial: .length(0)),
        Property("-mobile-hpadding", .length([.percentage, .auto]), initial: .length(0)),
        Property("-mobile-vpadding", .length([.percentage, .auto]), initial: .length(0)),
        Property("top", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("left", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("bottom", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("right", .length([.auto, .percentage, .negative]), initial: .keyword(.auto)),
        Property("-mobile-halign", .keyword([.left, .right, .center]), initial: .keyword(.left)),
        Property("-mobile-valign", .keyword([.top, .bottom, .middle]), initial: .keyword(.top)),
        Property("-mobile-relative", .string, initial: .keyword(.none)),
        Property(
            "margin",
            .shorthand(
                .edges(
                    ["margin-top", "margin-right", "margin-bottom", "margin-left"],
                    .length([.auto, .percentage, .negative]))), initial: .list([])),
        Property("margin-top", .length([.auto, .percentage, .negative]), initial: .length(0)),
        Property("margin-right", .length([.auto, .percentage, .negative]), initial: .length(0)),
        Property("margin-bottom", .length([.auto, .percentage, .negative]), initial: .length(0)),
        Property("margin-left", .length([.auto, .percentage, .negative]), initial: .length(0)),
    ]

    private static let text: [Property] = [
        Property("color", .oneOf([.color, .keyword([.none])]), initial: .color(.black)),
        Property("font", .shorthand(.font(size: "font-size", family: "font-family")), initial: .list([])),
        Property(
            "font-size", .oneOf([.length([.bareNumber, .percentage]), .keyword([.default])]), initial: .length(16)),
        Property("font-family", aliases: ["font-name"], .string, initial: .string("")),
        Property("font-style", .keyword([.normal, .italic]), initial: .keyword(.normal)),
        Property("font-weight", .fontWeight, initial: .number(400)),
        Property(
            "text-align", .keyword([.left, .right, .center, .justify, .start, .end]), initial: .keyword(.start)),
        Property(
            "text-shadow",
            .oneOf([
                .keyword([.none]),
                .sequence(
                    [.color, .length([.bareNumber, .negative]), .length([.bareNumber, .negative])], optional: 2),
                .sequence(
                    [
                        .length([.bareNumber, .negative]), .length([.bareNumber, .negative]), .length(.bareNumber),
                        .color,
                    ], optional: 0),
            ]), initial: .keyword(.none)),
        Property("text-shadow-opacity", .number(range: 0...1, allowsPercentage: true), initial: .number(1)),
        Property("-ios-highlighted-color", .oneOf([.color, .keyword([.none])]), initial: .keyword(.none)),
        Property(
            "-ios-line-break-mode", aliases: ["line-break-mode"],
            .keyword([.wrap, .characterWrap, .clip, .headTruncate, .tailTruncate, .middleTruncate]),
            initial: .keyword(.tailTruncate)),
        Property("-ios-number-of-lines", aliases: ["number-of-lines"], .integer, initial: .number(1)),
        Property(
            "-ios-minimum-font-size", aliases: ["minimum-font-size"], .length(.bareNumber), initial: .length(0)),
        Property(
            "-ios-adjusts-font-size", aliases: ["adjusts-font-size"], .keyword([.true, .false, .yes, .no]),
            initial: .keyword(.false)),
        Property(
            "-ios-baseline-adjustment", aliases: ["baseline-adjustment"],
            .keyword([.alignBaselines, .alignCenters, .none]), initial: .keyword(.alignBaselines)),
        Property("-mobile-text-key", .string, initial: .string("")),
        Property("-mobile-content-halign", .keyword([.left, .center, .right, .fill]), initial: .keyword(.center)),
        Property("-mobile-content-valign", .keyword([.top, .middle, .bottom, .fill]), initial: .keyword(.middle)),
    ]

    private static let button: [Property] = [
        Property("-mobile-image", .oneOf([.image(allowsQuoted: true), .keyword([.none])]), initial: .keyword(.none)),
        Property(
            "background-image", .oneOf([.image(allowsQuoted: true), .keyword([.none])]), initial: .keyword(.none)),
        Property("-mobile-background-stretch", insets, initial: .length(0)),
        Property("-mobile-title-insets", insets, initial: .length(0)),
        Property("-mobile-content-insets", insets, initial: .length(0)),
        Property("-mobile-image-insets", insets, initial: .length(0)),
        Property(
            "-ios-button-adjust", .keywordSet([.highlighted, .disabled, .none]), initial: .keyword(.none)),
    ]

    private static let bars: [Property] = [
        Property("-ios-tint-color", aliases: ["tint-color"], .color, initial: .color(.black)),
        Property("translucent", .keyword([.true, .false, .yes, .no]), initial: .keyword(.true)),
        Property(
            "-ios-activity-indicator-style", .keyword([.white, .gray, .whiteLarge]), initial: .keyword(.white)),
        Property(
            "-ios-scroll-view-indicator-style", .keyword([.default, .black, .white]), initial: .keyword(.default)),
        Property(
            "-ios-table-view-cell-separator-style", aliases: ["separator-style"],
            .keyword([.none, .singleLine, .singleLineEtched]), initial: .keyword(.singleLine)),
        Property("separator-color", .color, initial: .color(.black)),
    ]

    private static let insets = PropertyGrammar.repeated(.length([.bareNumber, .negative]), 1...4)
}
