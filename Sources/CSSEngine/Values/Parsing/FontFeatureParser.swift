/// Parses the properties that choose the glyphs of a font (CSS Fonts 4, section 6).
enum FontFeatureParser {
    /// Parses `normal`, or at most one keyword of each set of `FontKeywords.numericVariants`, in any order.
    static func numericVariants(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "normal") { return .keyword(.normal) }
        var sets = FontKeywords.numericVariants
        var keywords: [Value] = []
        while let keyword = stream.consumeKeyword(where: { keyword in sets.contains { $0.contains(keyword) } }) {
            sets.removeAll { $0.contains(keyword) }
            keywords.append(.keyword(keyword))
        }
        return keywords.isEmpty ? nil : keywords.count == 1 ? keywords[0] : .list(keywords)
    }

    /// Parses `normal`, or features separated by commas.
    static func settings(_ stream: inout ComponentValueStream) -> Value? {
        if stream.consume(identifier: "normal") { return .keyword(.normal) }
        return ValueParser.commaSeparated(&stream, feature).map { value in
            if case .commaSeparated = value { value } else { .commaSeparated([value]) }
        }
    }

    /// Parses a tag of four printable ASCII characters, and an optional value. The default is 1.
    private static func feature(_ stream: inout ComponentValueStream) -> Value? {
        guard let tag = stream.consumeString(), tag.utf8.count == 4, tag.utf8.allSatisfy({ 0x20...0x7E ~= $0 })
        else { return nil }
        return .list([.string(tag), value(&stream)])
    }

    private static func value(_ stream: inout ComponentValueStream) -> Value {
        if stream.consume(identifier: "on") { return .number(1) }
        if stream.consume(identifier: "off") { return .number(0) }
        return NumericParser.integer(&stream, in: 0...Int32.max) ?? .number(1)
    }
}
