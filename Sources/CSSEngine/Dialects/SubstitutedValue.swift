/// A value whose references are replaced.
package struct SubstitutedValue {
    package let value: ParsedValue
    /// Whether some parts of the text are unknown: words, or text after the value.
    package var hasUnknownParts = false

    private init(_ value: ParsedValue) { self.value = value }

    /// Parses tokens as CSS. Fails if they are invalid.
    package init?(css tokens: TokenList, _ range: Range<Int>, of property: PropertyID, _ properties: PropertyTable) {
        guard let value = properties.parsedValue(of: property, tokens, range) else { return nil }
        self.init(value)
    }

    /// Parses a text after its `choose()` is evaluated. Fails if the text is invalid.
    /// - Parameter parse: Returns the value of a range of tokens that is not a CSS-wide keyword.
    package init?(_ text: [UInt8], _ parse: (TokenList, Range<Int>, Source) -> SubstitutedValue?) {
        let value = text.withUnsafeBufferPointer { bytes -> SubstitutedValue? in
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
        guard let value else { return nil }
        self = value
    }
}
