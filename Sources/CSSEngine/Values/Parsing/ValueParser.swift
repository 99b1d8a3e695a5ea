/// Parses the value of a declaration into typed values.
///
/// `PropertyGrammar` defines which parser a grammar uses. This type runs it over a whole value, and combines grammars.
struct ValueParser {
    private var stream: ComponentValueStream

    init(_ tokens: TokenList, _ value: Range<Int>, keywords: ValueKeywords) {
        stream = ComponentValueStream(tokens, value, keywords: keywords)
    }

    /// Returns the value of a longhand, or `nil` if the whole value does not match the grammar.
    mutating func parse(_ grammar: PropertyGrammar) -> Value? {
        guard let value = grammar.parse(&stream), stream.isAtEnd else { return nil }
        return value
    }

    /// Returns one value for each longhand, or `nil` if the whole value does not match the shorthand.
    /// - Parameter initial: Returns the initial value of the longhand at an index.
    mutating func parse(_ shorthand: Shorthand, initial: (Int) -> Value) -> [Value]? {
        guard let values = shorthand.parse(&stream, initial: initial), stream.isAtEnd else { return nil }
        return values
    }

    /// Returns the result of `body`, or `nil` if `body` does not consume the whole source.
    static func parse<Result>(_ source: Source, _ body: (inout ComponentValueStream) -> Result?) -> Result? {
        TokenList.withTokens(of: source) { tokens in
            guard tokens.depth <= TokenList.maximumDepth else { return nil }
            var stream = ComponentValueStream(tokens, tokens.trimmed(0..<tokens.count), keywords: .standard)
            guard let result = body(&stream), stream.isAtEnd else { return nil }
            return result
        }
    }

    // MARK: Combinations of grammars

    /// Parses the first grammar that matches the rest of the value.
    static func first(of grammars: [PropertyGrammar], _ stream: inout ComponentValueStream) -> Value? {
        let start = stream.position
        for grammar in grammars {
            stream.restore(start)
            if let value = grammar.parse(&stream), stream.isAtEnd || grammars.count == 1 { return value }
        }
        return nil
    }

    /// Parses a grammar repeatedly. A single value is not wrapped in a list.
    static func repeated(
        _ grammar: PropertyGrammar, _ counts: ClosedRange<Int>, _ stream: inout ComponentValueStream
    ) -> Value? {
        guard let first = grammar.parse(&stream) else { return nil }
        if stream.isAtEnd, counts.contains(1) { return first }
        var values = [first]
        while !stream.isAtEnd, values.count < counts.upperBound {
            guard let value = grammar.parse(&stream) else { return nil }
            values.append(value)
        }
        return counts.contains(values.count) ? .list(values) : nil
    }

    /// Parses grammars one after another. A single value is not wrapped in a list.
    /// - Parameter optional: The number of grammars at the end that the value may omit.
    static func sequence(
        _ grammars: [PropertyGrammar], optional: Int, _ stream: inout ComponentValueStream
    ) -> Value? {
        var values: [Value] = []
        for grammar in grammars {
            if stream.isAtEnd, values.count >= grammars.count - optional { break }
            guard let value = grammar.parse(&stream) else { return nil }
            values.append(value)
        }
        return values.count == 1 ? values[0] : .list(values)
    }

    /// Parses one or more values separated by commas. A single value is not wrapped in a list.
    static func commaSeparated(
        _ stream: inout ComponentValueStream, _ item: (inout ComponentValueStream) -> Value?
    ) -> Value? {
        guard let first = item(&stream) else { return nil }
        var values = [first]
        while stream.consume(.comma) {
            guard let value = item(&stream) else { return nil }
            values.append(value)
        }
        return values.count == 1 ? first : .commaSeparated(values)
    }
}
