extension Property {
    /// The sizes, margins, paddings and insets of boxes by the axes of text (CSS Logical Properties 1).
    static let logical: [Property] =
        sizes("", [.auto, .percentage, .intrinsic], initial: .auto, "size")
        + sizes("min-", [.auto, .percentage, .intrinsic], initial: .auto, "minimum size")
        + sizes("max-", [.none, .percentage, .intrinsic], initial: .none, "maximum size")
        + edges("margin", [.auto, .percentage, .negative], initial: .length(0), "margin of a box")
        + edges("padding", .percentage, initial: .length(0), "padding of a box")
        + edges("inset", [.auto, .percentage, .negative], initial: .keyword(.auto), "inset of a box")

    private static func sizes(
        _ prefix: String, _ options: PropertyGrammar.LengthOptions, initial: Keyword, _ description: String
    ) -> [Property] {
        ["inline", "block"].map { axis in
            Property(
                "\(prefix)\(axis)-size", .length(options), initial: .keyword(initial),
                "The \(description) of a box along the \(axis) axis.")
        }
    }

    /// Returns the properties of both sides of each axis, and their shorthands.
    static func edges(
        _ name: String, _ options: PropertyGrammar.LengthOptions, initial: Value, on classes: [String] = ["UIView"],
        _ description: String
    ) -> [Property] {
        ["inline", "block"].flatMap { axis in
            let sides = ["start", "end"].map { "\(name)-\(axis)-\($0)" }
            return [
                Property(
                    "\(name)-\(axis)", .pair(sides[0], sides[1], .length(options)), classes: classes,
                    "The \(description) at both ends of the \(axis) axis.")
            ]
                + zip(sides, ["start", "end"]).map { side, end in
                    Property(
                        side, .length(options), initial: initial, classes: classes,
                        "The \(description) at the \(end) of the \(axis) axis.")
                }
        }
    }
}
