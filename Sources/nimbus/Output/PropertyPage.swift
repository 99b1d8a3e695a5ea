/// The page of the documentation on properties, in Markdown.
struct PropertyPage {
    let text: String

    init(_ properties: [PropertyDescription]) {
        text = Self.introduction + properties.map(Self.section).joined()
    }

    private static let introduction = """
        # Properties

        Every property that style sheets may set, with its value in
        [CSS's value definition syntax](https://www.w3.org/TR/css-values-4/#value-defs). Each takes `inherit`, `initial`,
        `unset`, `revert` and `revert-layer` too, and `var()` and calculations wherever CSS does. None inherits.

        Written by `nimbus properties --format markdown` from the table that sheets are read with
        (`Sources/CSSEngine/Properties`); `.ci/docs --write` brings it up to date.

        """

    private static func section(_ property: PropertyDescription) -> String {
        let facts = [
            "- value: `\(property.syntax)`",
            property.initial.map { "- initially: `\($0)`" } ?? "- stands for: \(list(property.longhands))",
            "- views: \(property.classes == ["UIView"] ? "all" : list(property.classes))",
            property.aliases.isEmpty ? nil : "- also written: \(list(property.aliases))",
        ]
        let lines = ["", "## `\(property.name)`", "", property.summary, ""] + facts.compactMap { $0 }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func list(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
