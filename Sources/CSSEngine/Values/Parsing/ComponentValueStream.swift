/// The component values of a declaration, which parsers consume from left to right.
///
/// Parsers of values take the stream as their first argument. A parser consumes a value and the blanks after it. If it
/// fails, it returns `nil`, and the position is undefined: the caller restores `position` before trying another parser.
package struct ComponentValueStream {
    let tokens: TokenList
    /// The keywords and colour names that are valid in these values.
    let keywords: ValueKeywords
    /// The index of the next token. Not a blank, except in the middle of a file name.
    private(set) var position: Int
    /// The index after the last token.
    let end: Int

    package init(_ tokens: TokenList, _ range: Range<Int>, keywords: ValueKeywords) {
        self.tokens = tokens
        self.keywords = keywords
        position = tokens.skippingBlanks(range.lowerBound, limit: range.upperBound)
        end = range.upperBound
    }

    var isAtEnd: Bool { position >= end }

    /// The kind of the next token.
    var kind: TokenKind { position < end ? tokens.kind(position) : .end }

    /// Returns the number of the next token, which is numeric, clamped to the range of typed values.
    func number(_ unit: CSS.Unit, times factor: Double = 1) -> Double { unit.bounded(tokens.number(position) * factor) }

    /// Returns whether the next token is this delimiter.
    func isDelimiter(_ delimiter: Unicode.Scalar) -> Bool { position < end && tokens.isDelim(position, delimiter) }

    /// The contents of the parentheses of the next token, which is a function.
    var arguments: ComponentValueStream {
        ComponentValueStream(
            tokens, position + 1..<tokens.partner(position, limit: end), keywords: keywords)
    }

    /// Some of the values.
    func slice(_ range: Range<Int>) -> ComponentValueStream {
        ComponentValueStream(tokens, range, keywords: keywords)
    }

    /// The last comma in a range that is not in brackets.
    func lastComma(in range: Range<Int>) -> Int? {
        var comma: Int?
        var index = range.lowerBound
        while index < range.upperBound {
            if tokens.kind(index) == .comma { comma = index }
            index = tokens.after(index, limit: range.upperBound)
        }
        return comma
    }

    // MARK: Moving

    /// Skips the next component value and the blanks after it.
    mutating func advance() {
        position = tokens.skippingBlanks(tokens.after(position, limit: end), limit: end)
    }

    /// Skips the next token, and no blanks.
    mutating func advanceToken() { position += 1 }

    mutating func skipBlanks() { position = tokens.skippingBlanks(position, limit: end) }

    /// Returns to a former position.
    mutating func restore(_ position: Int) { self.position = position }

    // MARK: Consuming

    mutating func consume(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    mutating func consume(delimiter: Unicode.Scalar) -> Bool {
        guard isDelimiter(delimiter) else { return false }
        advance()
        return true
    }

    /// Consumes an identifier. Letter case is ignored.
    mutating func consume(identifier: StaticString) -> Bool {
        guard kind == .ident, tokens.isName(position, identifier) else { return false }
        advance()
        return true
    }

    mutating func consume(anyOf identifiers: [StaticString]) -> Bool {
        for identifier in identifiers where consume(identifier: identifier) { return true }
        return false
    }

    /// Consumes one of some keywords.
    mutating func consume(_ allowed: KeywordSet) -> Keyword? { consumeKeyword { allowed.contains($0) } }

    /// Consumes a keyword if `isAllowed` returns true for it.
    mutating func consumeKeyword(where isAllowed: (Keyword) -> Bool) -> Keyword? {
        guard kind == .ident, let keyword = keywords.keyword(tokens, position), isAllowed(keyword) else { return nil }
        advance()
        return keyword
    }

    /// Consumes a keyword for a value of another type.
    mutating func consume<Meaning>(_ meanings: [(keyword: Keyword, value: Meaning)]) -> Meaning? {
        guard kind == .ident, let keyword = keywords.keyword(tokens, position),
            let meaning = meanings.first(where: { $0.keyword == keyword })
        else { return nil }
        advance()
        return meaning.value
    }

    /// Consumes a quoted string.
    mutating func consumeString() -> String? {
        guard kind == .string else { return nil }
        let string = tokens.stringValue(position)
        advance()
        return string
    }

    /// Consumes any identifier, with its letter case.
    mutating func consumeIdentifier() -> String? {
        guard kind == .ident else { return nil }
        let name = tokens.name(position)
        advance()
        return name
    }
}
