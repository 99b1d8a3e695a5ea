/// The tokens of one text, borrowed: a view over the text's bytes and the scanner's rows.
///
/// Positions are rows. The last row is the end of the input, so that `rows[i + 1].start` is where token `i` ends.
struct TokenList {
    let text: UnsafePointer<UInt8>
    let rows: UnsafePointer<Token>
    /// Tokens, the closing end row not counted.
    let count: Int
    /// Whether the text is UTF-8 throughout; names of other texts are repaired when they are read.
    let isValidUTF8: Bool
    /// The deepest nesting of blocks.
    let depth: Int
    /// Whether some bracket has no partner, or some string, URL or comment no end.
    let isFlawed: Bool

    @inline(__always) func kind(_ index: Int) -> TokenKind {
        unsafeBitCast(rows[index].kind, to: TokenKind.self)
    }

    @inline(__always) func start(_ index: Int) -> Int { Int(rows[index].start) }
    @inline(__always) func end(_ index: Int) -> Int { Int(rows[index + 1].start) }

    /// The partner of an opening token: the row of its closing one, at most `limit`.
    @inline(__always) func partner(_ index: Int, limit: Int) -> Int {
        min(Int(rows[index].link), limit)
    }

    /// The row after the component value that starts at `index`.
    @inline(__always) func after(_ index: Int, limit: Int) -> Int {
        kind(index).opensBlock ? min(partner(index, limit: limit) + 1, limit) : index + 1
    }

    /// The byte, for a delimiter.
    @inline(__always) func byte(_ index: Int) -> UInt8 { text[start(index)] }

    func isDelim(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
        kind(index) == .delim && byte(index) == UInt8(ascii: scalar)
    }

    /// The bytes of token `index` as written.
    @inline(__always) func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(index)
        return UnsafeBufferPointer(start: text + start, count: end(index) - start)
    }

    /// The byte offsets of a range of tokens.
    func byteRange(_ range: Range<Int>) -> Range<Int> { start(range.lowerBound)..<start(range.upperBound) }

    /// The byte offsets of the token at which a grammar failed, or of the end of `range` if it needed more tokens.
    func byteRange(ofFailureAt token: Int, in range: Range<Int>) -> Range<Int> {
        if token < range.upperBound { return start(token)..<end(token) }
        let end = start(trimmed(range).upperBound)
        return end..<end
    }

    /// A range of tokens as written.
    func text(_ range: Range<Int>) -> String {
        let bytes = byteRange(range)
        return String(decoding: UnsafeBufferPointer(start: text + bytes.lowerBound, count: bytes.count), as: UTF8.self)
    }

    /// `range` without white space and comments at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, kind(first).isBlank { range = first + 1..<range.upperBound }
        while let last = range.last, kind(last).isBlank { range = range.lowerBound..<last }
        return range
    }

    /// The first row at or after `index` that is neither white space nor a comment, at most `limit`.
    @inline(__always) func skippingBlanks(_ index: Int, limit: Int) -> Int {
        var index = index
        while index < limit, kind(index).isBlank { index += 1 }
        return index
    }

    /// Whether there is a semicolon outside of blocks.
    func hasTopLevelSemicolon(_ range: Range<Int>) -> Bool {
        containsAtTopLevel(range) { kind($0) == .semicolon }
    }

    /// Whether the tokens may be the value of a custom property (CSS Syntax 3, `<declaration-value>`).
    func isDeclarationValue(_ range: Range<Int>) -> Bool {
        let hasBadToken = range.contains { index in
            switch kind(index) {
            case .badString, .badURL: true
            case .closeParen, .closeSquare, .closeCurly: Int(rows[index].link) == index
            default: false
            }
        }
        return !hasBadToken && !containsAtTopLevel(range) { isDelim($0, "!") || kind($0) == .semicolon }
    }

    private func containsAtTopLevel(_ range: Range<Int>, _ isWanted: (Int) -> Bool) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(index) { return true }
            index = after(index, limit: range.upperBound)
        }
        return false
    }

    /// The parts of `range` between commas outside of blocks.
    func splitAtCommas(_ range: Range<Int>) -> [Range<Int>] {
        var parts: [Range<Int>] = []
        var start = range.lowerBound
        var index = start
        while index < range.upperBound {
            if kind(index) == .comma {
                parts.append(start..<index)
                start = index + 1
            }
            index = after(index, limit: range.upperBound)
        }
        parts.append(start..<range.upperBound)
        return parts
    }
}
