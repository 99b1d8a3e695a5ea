// The text of an attribute that matches a syntax is the specified value as browsers serialise it: numbers keep their units,
// keywords their names, and calculations are simplified.
extension CustomPropertySyntax {
    /// Whether the syntax has a type.
    func contains(_ type: CustomPropertyType) -> Bool { components.contains { $0.kind == .type(type) } }

    /// Returns a text as its specified value; `nil` if it does not match. A universal syntax keeps the text.
    func specifiedText(_ bytes: [UInt8]) -> [UInt8]? {
        if isUniversal { return bytes }
        let text = bytes.withUnsafeBufferPointer { bytes in
            TokenList.withTokens(of: Source(name: "", bytes: bytes)) { tokens -> String? in
                let range = tokens.trimmed(0..<tokens.count)
                guard let value = value(tokens, range) else { return nil }
                let (items, separator) = Self.items(tokens, range, of: value)
                let texts = items.map { Self.specifiedText(tokens, $0.range, of: $0.value) }
                return texts.joined(separator: separator)
            }
        }
        return text.map { Array($0.utf8) }
    }

    /// The values of a list with their tokens, and the separator; a single value otherwise.
    private static func items(
        _ tokens: TokenList, _ range: Range<Int>, of value: Value
    ) -> (items: [(range: Range<Int>, value: Value)], separator: String) {
        switch value {
        case .list(let values):
            var items: [Range<Int>] = []
            var index = range.lowerBound
            while index < range.upperBound {
                let end = tokens.after(index, limit: range.upperBound)
                if !tokens.kind(index).isBlank { items.append(index..<end) }
                index = end
            }
            if items.count == values.count { return (Array(zip(items, values)), " ") }
        case .commaSeparated(let values):
            let items = tokens.splitAtCommas(range).map(tokens.trimmed)
            if items.count == values.count { return (Array(zip(items, values)), ", ") }
        case .keyword, .number, .length, .relativeLength, .percentage, .angle, .time, .resolution, .color,
            .symbolicColor, .math, .string, .identifier, .image, .ratio, .fitContent, .trackList, .transform,
            .imageFunction, .gradient, .custom:
            break
        }
        return ([(range, value)], "")
    }

    private static func specifiedText(_ tokens: TokenList, _ range: Range<Int>, of value: Value) -> String {
        guard let first = range.first else { return value.cssText }
        switch value {
        case .number, .length, .relativeLength, .percentage, .angle, .time, .resolution:
            switch tokens.kind(first) {
            case .dimension: return numberText(tokens.number(first)) + asciiLowercased(tokens.name(first))
            case .function: return "calc(\(value.cssText))"
            case .end, .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .number, .percentage,
                .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen,
                .openCurly, .closeCurly, .comment:
                return value.cssText
            }
        case .color, .symbolicColor:
            return tokens.kind(first) == .ident ? asciiLowercased(tokens.name(first)) : value.cssText
        case .keyword, .math, .string, .identifier, .image, .ratio, .list, .commaSeparated, .fitContent, .trackList,
            .transform, .imageFunction, .gradient, .custom:
            return value.cssText
        }
    }
}
