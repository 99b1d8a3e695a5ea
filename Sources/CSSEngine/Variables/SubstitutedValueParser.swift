/// Parses values whose references are replaced. The engine and lint read such values in this way.
package struct SubstitutedValueParser {
    package let properties: PropertyTable

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
        guard let syntax, let property else { return value(of: property, text.bytes) }
        return syntax.value(of: property, text, self)
    }

    /// Returns the value of a property in CSS; `nil` if the text is invalid.
    private func value(of property: PropertyID?, _ text: [UInt8]) -> SubstitutedValue? {
        value(text) { tokens, range, _ in property.flatMap { css($0, tokens, range) } }
    }

    /// Returns the value of a text after its `choose()` is evaluated. `nil` if the text is invalid.
    /// - Parameter parse: Returns the value of a range of tokens that is not a CSS-wide keyword.
    package func value(
        _ text: [UInt8], _ parse: (TokenList, Range<Int>, Source) -> SubstitutedValue?
    ) -> SubstitutedValue? {
        text.withUnsafeBufferPointer { bytes in
            let source = Source(name: "", bytes: bytes)
            return TokenList.withTokens(of: source) { tokens in
                guard tokens.depth <= TokenList.maximumDepth,
                    let choice = Choice(tokens, tokens.trimmed(0..<tokens.count))
                else { return nil }
                if let keyword = CSSWideKeyword(tokens, choice.value) { return SubstitutedValue(.wide(keyword)) }
                var value = parse(tokens, choice.value, source)
                if choice.hasUnknownParts { value?.hasUnknownParts = true }
                return value
            }
        }
    }

    /// Returns the value of a property in CSS; `nil` if the tokens are invalid.
    package func css(_ property: PropertyID, _ tokens: TokenList, _ range: Range<Int>) -> SubstitutedValue? {
        properties.parsedValue(of: property, tokens, range).map { SubstitutedValue($0) }
    }
}

/// A value, and whether some parts of its text are unknown: words, or text after the value.
package struct SubstitutedValue {
    package let value: ParsedValue
    package var hasUnknownParts: Bool

    package init(_ value: ParsedValue, hasUnknownParts: Bool = false) {
        self.value = value
        self.hasUnknownParts = hasUnknownParts
    }
}
