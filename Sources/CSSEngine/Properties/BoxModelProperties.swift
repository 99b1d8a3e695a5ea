extension Property {
    /// The properties of the box model as CSS defines them.
    ///
    /// `standard` has the same properties with additional values and other meanings for views: see
    /// `PropertyTable.boxModel`.
    static let boxModel: [Property] =
        boxes + logical + boxSizes + boxEdges("margin", [.auto, .percentage, .negative], initial: .length(0))
        + boxEdges("padding", .percentage, initial: .length(0)) + boxInsets + boxBorders + boxOthers

    private static let boxSizes: [Property] = ["width", "height"].flatMap { name in
        [
            Property(name, .length([.auto, .percentage, .intrinsic]), initial: .keyword(.auto)),
            Property("min-" + name, .length([.auto, .percentage, .intrinsic]), initial: .keyword(.auto)),
            Property("max-" + name, .length([.none, .percentage, .intrinsic]), initial: .keyword(.none)),
        ]
    }

    private static let sides = ["top", "right", "bottom", "left"]

    private static func boxEdges(
        _ name: String, _ options: PropertyGrammar.LengthOptions, initial: Value
    ) -> [Property] {
        let names = sides.map { "\(name)-\($0)" }
        return [Property(name, .edges(names, .length(options)))]
            + names.map { Property($0, .length(options), initial: initial) }
    }

    private static let boxInsets: [Property] =
        [Property("inset", .edges(sides, .length([.auto, .percentage, .negative])))]
        + sides.map { Property($0, .length([.auto, .percentage, .negative]), initial: .keyword(.auto)) }

    private static let boxOthers: [Property] = [
        Property("overflow", .pair("overflow-x", "overflow-y", .keyword(overflowKeywords))),
        Property("font-size", .fontSize, initial: .length(16)),
    ]

    // MARK: Borders

    /// The widths and styles of borders. Colours are parsed and have no effect.
    private static let boxBorders: [Property] =
        sides.flatMap { border($0) } + logicalSides.flatMap { border($0) }
        + [
            borderShorthand("border", sides),
            Property("border-width", .edges(names(sides, "width"), .borderWidth)),
            Property("border-style", .edges(names(sides, "style"), .keyword(BoxParser.lineStyles))),
        ]
        + ["inline", "block"].flatMap { axis in
            let sides = ["\(axis)-start", "\(axis)-end"]
            return [
                borderShorthand("border-\(axis)", sides),
                Property(
                    "border-\(axis)-width", .pair("border-\(sides[0])-width", "border-\(sides[1])-width", .borderWidth)),
                Property(
                    "border-\(axis)-style",
                    .pair("border-\(sides[0])-style", "border-\(sides[1])-style", .keyword(BoxParser.lineStyles))),
            ]
        }

    private static let logicalSides = ["inline-start", "inline-end", "block-start", "block-end"]

    private static func names(_ sides: [String], _ part: String) -> [String] { sides.map { "border-\($0)-\(part)" } }

    private static func border(_ side: String) -> [Property] {
        [
            borderShorthand("border-\(side)", [side]),
            Property("border-\(side)-width", .borderWidth, initial: .length(3)),
            Property("border-\(side)-style", .keyword(BoxParser.lineStyles), initial: .keyword(.none)),
        ]
    }

    private static func borderShorthand(_ name: String, _ sides: [String]) -> Property {
        Property(
            name,
            .anyOrder([
                Shorthand.Component(names(sides, "width"), .borderWidth),
                Shorthand.Component(names(sides, "style"), .keyword(BoxParser.lineStyles)),
                Shorthand.Component([], .color([])),
            ]))
    }
}
