extension Property {
    /// The widths, styles and colours of borders (CSS Backgrounds 3, section 3).
    static let borders: [Property] = wholeBorders + borderSides + outline

    private static let wholeBorders: [Property] = [
        Property(
            "border", .border(width: "border-width", style: "border-style", color: "border-color"),
            "The width, style and colour of the border; without a style, a border with a width is solid."),
        Property(
            "border-width", .sides(.lineWidth), initial: .length(0),
            "The width of the border, which is inside the view, or the widths of its sides; without a `border-style`, the border is solid."
        ),
        Property(
            "border-style", .sides(.keyword(BoxParser.lineStyles)), initial: .list([.keyword(.none)]),
            "The style of the border, or the styles of its sides: \(drawnStyles)."),
        Property(
            "border-color", .sides(.color(.none)), initial: .symbolicColor(.currentColor),
            "The colour of the border, or the colours of its sides."),
    ]

    private static let drawnStyles =
        "`solid`, `dashed` and `dotted` are drawn, and other visible styles are drawn as `solid`"

    /// The sides of borders, physical and logical, with their shorthands.
    static let borderSides: [Property] =
        sides.flatMap { borderSide($0, "\($0) border") }
        + ["inline", "block"].flatMap { axis in
            let ends = ["start", "end"].map { "\(axis)-\($0)" }
            return borderAxis(axis, ends)
                + zip(ends, ["start", "end"]).flatMap { borderSide($0, "border at the \($1) of the \(axis) axis") }
        }

    /// The outline of a view (CSS UI 4, section 3).
    private static let outline: [Property] = [
        Property(
            "outline",
            .anyOrder([
                Shorthand.Component(["outline-width"], .borderWidth),
                Shorthand.Component(["outline-style"], .keyword(outlineStyles)),
                Shorthand.Component(["outline-color"], .color([])),
            ]),
            "The width, style and colour of a line around the border, which takes up no space; a view that clips its content clips it too."
        ),
        Property("outline-width", .borderWidth, initial: .length(3), "The width of the outline."),
        Property(
            "outline-style", .keyword(outlineStyles), initial: .keyword(.none),
            "The style of the outline: \(drawnStyles)."),
        Property("outline-color", .color([]), initial: .symbolicColor(.currentColor), "The colour of the outline."),
        Property(
            "outline-offset", .length(.negative), initial: .length(0),
            "The distance between the border and the outline; a negative one moves the outline inwards."),
    ]

    private static let outlineStyles: KeywordSet = [
        .auto, .none, .dotted, .dashed, .solid, .double, .groove, .ridge, .inset, .outset,
    ]

    /// The names of the physical sides, clockwise.
    static let sides = ["top", "right", "bottom", "left"]

    private static func borderSide(_ side: String, _ description: String) -> [Property] {
        [
            Property(
                "border-\(side)", borderParts([side]), "The width, style and colour of the \(description)."),
            Property(
                "border-\(side)-width", .borderWidth, initial: .length(3),
                "The width of the \(description), if it has a style."),
            Property(
                "border-\(side)-style", .keyword(BoxParser.lineStyles), initial: .keyword(.none),
                "The style of the \(description): \(drawnStyles)."),
            Property(
                "border-\(side)-color", .color([]), initial: .symbolicColor(.currentColor),
                "The colour of the \(description)."),
        ]
    }

    private static func borderAxis(_ axis: String, _ ends: [String]) -> [Property] {
        func pair(_ part: String, _ grammar: PropertyGrammar) -> Property {
            let names = ends.map { "border-\($0)-\(part)" }
            return Property(
                "border-\(axis)-\(part)", .pair(names[0], names[1], grammar),
                "The \(part) of the borders at both ends of the \(axis) axis.")
        }
        return [
            Property(
                "border-\(axis)", borderParts(ends),
                "The width, style and colour of the borders at both ends of the \(axis) axis."),
            pair("width", .borderWidth), pair("style", .keyword(BoxParser.lineStyles)), pair("color", .color([])),
        ]
    }

    /// The grammar of the width, the style and the colour of sides, in any order.
    static func borderParts(_ sides: [String]) -> Shorthand {
        func names(_ part: String) -> [String] { sides.map { "border-\($0)-\(part)" } }
        return .anyOrder([
            Shorthand.Component(names("width"), .borderWidth),
            Shorthand.Component(names("style"), .keyword(BoxParser.lineStyles)),
            Shorthand.Component(names("color"), .color([])),
        ])
    }
}
