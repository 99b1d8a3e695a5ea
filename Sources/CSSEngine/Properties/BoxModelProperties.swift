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

    /// The widths and styles of borders. Colours have no effect.
    private static let boxBorders: [Property] =
        borderSides
        + [
            Property("border", borderParts(sides)),
            Property("border-width", .edges(names("width"), .borderWidth)),
            Property("border-style", .edges(names("style"), .keyword(BoxParser.lineStyles))),
            Property("border-color", .edges(names("color"), .color([]))),
        ]

    private static func names(_ part: String) -> [String] { sides.map { "border-\($0)-\(part)" } }
}
