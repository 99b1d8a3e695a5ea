/// Looking at the next component value, and going on behind it.
extension ValueParser {
    var kind: TokenKind { position < end ? tokens.kind(position) : .end }

    /// Behind the component value at the position, and the blanks that follow it.
    mutating func advance() {
        position = tokens.skippingBlanks(tokens.after(position, limit: end), limit: end)
    }

    mutating func take(_ kind: TokenKind) -> Bool {
        guard self.kind == kind else { return false }
        advance()
        return true
    }

    mutating func takeWord(_ word: StaticString) -> Bool {
        guard kind == .ident, tokens.isName(position, word) else { return false }
        advance()
        return true
    }

    mutating func take(oneOf words: [StaticString]) -> Bool {
        for word in words where takeWord(word) { return true }
        return false
    }

    mutating func takeSlash() -> Bool {
        guard position < end, tokens.isDelim(position, "/") else { return false }
        advance()
        return true
    }
}
