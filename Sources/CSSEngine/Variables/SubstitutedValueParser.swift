/// Parses values whose references are replaced. The engine and lint read such values in this way.
package struct SubstitutedValueParser {
    private let properties: PropertyTable

    package init(_ properties: PropertyTable) {
        self.properties = properties
    }

    /// Returns the value of a property; `nil` if the text is invalid.
    /// - Parameters:
    ///   - property: The property or shorthand; `nil` for `all`, which takes only CSS-wide keywords.
    ///   - syntax: The syntax of the text; `nil` for CSS.
    package func value(
        of property: PropertyID?, _ text: SubstitutedText, _ syntax: (any DialectSyntax)?
    ) -> SubstitutedValue? {
        if let syntax, let property {
            return syntax.value(of: property, text.bytes, unquoted: text.unquoted, properties)
        }
        return SubstitutedValue(text.bytes) { tokens, range, _ in
            property.flatMap { SubstitutedValue(css: tokens, range, of: $0, properties) }
        }
    }
}
