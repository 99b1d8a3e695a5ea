/// Parses values whose references are replaced. The engine and lint read such values in this way.
package struct SubstitutedValueParser {
    private let properties: PropertyTable

    package init(_ properties: PropertyTable) {
        self.properties = properties
    }

    /// The value of a property; `nil` if the text is invalid.
    /// - Parameters:
    ///   - property: The property or shorthand; `nil` for `all`, which takes only CSS-wide keywords.
    ///   - syntax: The syntax of the text.
    func value(of property: PropertyID?, _ text: SubstitutedText, _ syntax: Dialect.Syntax) -> ParsedValue? {
        reading(of: property, text, syntax)?.value
    }

    /// Whether a text is invalid, or has unknown parts that have no effect.
    package func hasErrors(_ property: PropertyID?, _ text: SubstitutedText, _ syntax: Dialect.Syntax) -> Bool {
        reading(of: property, text, syntax)?.hasUnknownParts ?? true
    }

    /// A value, and whether some parts of its text are unknown: words, or text after the value.
    private struct Reading {
        let value: ParsedValue
        var hasUnknownParts = false
    }

    private func reading(of property: PropertyID?, _ text: SubstitutedText, _ syntax: Dialect.Syntax) -> Reading? {
        guard syntax == .interfaCSS, let property else { return reading(of: property, text.bytes, syntax) }
        let form = InterfaCSSValueForm(of: properties[property], in: properties)
        var first: Reading?
        for text in form?.isText ?? true ? [text.bytes, text.unquoted] : [text.unquoted, text.bytes] {
            guard let text, let reading = reading(of: property, text, syntax) else { continue }
            if !reading.hasUnknownParts { return reading }
            first = first ?? reading
        }
        // The strings of variables in the variables, too.
        let bare = InterfaCSSText.unquoting(text.bytes).flatMap { reading(of: property, $0, syntax) }
        return bare.map { !$0.hasUnknownParts } ?? false ? bare : first ?? bare
    }

    private func reading(of property: PropertyID?, _ text: [UInt8], _ syntax: Dialect.Syntax) -> Reading? {
        text.withUnsafeBufferPointer { bytes in
            let source = Source(name: "", bytes: bytes)
            return TokenList.withTokens(of: source) { tokens in
                guard tokens.depth <= TokenList.maximumDepth,
                    let choice = Choice(tokens, tokens.trimmed(0..<tokens.count))
                else { return nil }
                let range = choice.value
                if let keyword = CSSWideKeyword(tokens, range) { return Reading(value: .wide(keyword)) }
                guard let property else { return nil }
                var reading =
                    switch syntax {
                    case .css: css(property, tokens, range)
                    case .interfaCSS: interfaCSS(property, tokens, range, source)
                    }
                if choice.hasUnknownParts { reading?.hasUnknownParts = true }
                return reading
            }
        }
    }

    private func css(_ property: PropertyID, _ tokens: TokenList, _ range: Range<Int>) -> Reading? {
        properties.parsedValue(of: property, tokens, range).map { Reading(value: $0) }
    }

    private func interfaCSS(
        _ property: PropertyID, _ tokens: TokenList, _ range: Range<Int>, _ source: Source
    ) -> Reading? {
        guard !range.isEmpty, let form = InterfaCSSValueForm(of: properties[property], in: properties) else {
            return css(property, tokens, range)
        }
        let isFirst = form.isFirst || form.isImage && tokens.isName(range.lowerBound, "image")
        if !isFirst, let reading = css(property, tokens, range) { return reading }
        let lowered = InterfaCSSValueWriter.css(for: range, tokens, of: source, form.type)
        let reading = lowered.flatMap { lowered in
            TokenList.withTokens(of: lowered.source) { tokens -> Reading? in
                guard tokens.depth <= TokenList.maximumDepth else { return nil }
                let value = properties.parsedValue(of: property, tokens, tokens.trimmed(0..<tokens.count))
                return value.map { Reading(value: $0, hasUnknownParts: lowered.hasUnknownParts) }
            }
        }
        guard isFirst, reading?.hasUnknownParts ?? true else { return reading }
        return css(property, tokens, range) ?? reading
    }
}
