/// The tokens of a source: an unowned view of the bytes and of the scanner's rows.
///
/// A token is identified by its index. The last row is the end of the input, so that token `i` ends at
/// `rows[i + 1].start`.
package struct TokenList {
    package let text: UnsafePointer<UInt8>
    let rows: UnsafePointer<Token>
    /// The number of tokens, without the end of the input.
    package let count: Int
    /// Whether the whole text is valid UTF-8. If not, U+FFFD replaces invalid bytes in names and strings.
    let isValidUTF8: Bool
    /// The maximum nesting of blocks.
    package let depth: Int
    /// The limit on nested blocks, parentheses and functions. The contents of deeper ones are skipped, so that no input can
    /// overflow the stack.
    package static let maximumDepth = 512
    /// Whether a bracket has no partner, or a string, URL or comment has no end.
    let isFlawed: Bool

    @inline(__always) package func kind(_ index: Int) -> TokenKind {
        unsafeBitCast(rows[index].kind, to: TokenKind.self)
    }

    @inline(__always) package func start(_ index: Int) -> Int { Int(rows[index].start) }
    @inline(__always) package func end(_ index: Int) -> Int { Int(rows[index + 1].start) }

    /// Whether a comment, string or URL ends with the input.
    package func isUnclosed(_ index: Int) -> Bool { rows[index].isUnclosed }

    /// The number of blocks around a token.
    package func depth(_ index: Int) -> Int { Int(rows[index].depth) }

    /// The index of the token that closes the block opened by a token, or opens the one closed by it, at most `limit`. A
    /// closing token without a partner is its own.
    @inline(__always) package func partner(_ index: Int, limit: Int) -> Int {
        min(Int(rows[index].link), limit)
    }

    /// The index after the component value that starts at `index`, at most `limit`.
    @inline(__always) package func after(_ index: Int, limit: Int) -> Int {
        kind(index).opensBlock ? min(partner(index, limit: limit) + 1, limit) : index + 1
    }

    /// The first byte of a token, which is the whole of an ASCII delimiter.
    @inline(__always) package func byte(_ index: Int) -> UInt8 { text[start(index)] }

    package func isDelim(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
        kind(index) == .delim && byte(index) == UInt8(ascii: scalar)
    }

    /// The bytes of a token as written.
    @inline(__always) package func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
        let start = start(index)
        return UnsafeBufferPointer(start: text + start, count: end(index) - start)
    }

    /// The byte offsets of a range of tokens.
    package func byteRange(_ range: Range<Int>) -> Range<Int> { start(range.lowerBound)..<start(range.upperBound) }

    /// The byte offsets of the token at which a grammar failed, or of the end of `range` if it needed more tokens.
    package func byteRange(ofFailureAt token: Int, in range: Range<Int>) -> Range<Int> {
        if token < range.upperBound { return start(token)..<end(token) }
        let end = start(trimmed(range).upperBound)
        return end..<end
    }

    /// A range of tokens as written.
    package func text(_ range: Range<Int>) -> String {
        let bytes = byteRange(range)
        return String(decoding: UnsafeBufferPointer(start: text + bytes.lowerBound, count: bytes.count), as: UTF8.self)
    }

    /// `range` without leading and trailing white space and comments.
    package func trimmed(_ range: Range<Int>) -> Range<Int> {
        var range = range
        while let first = range.first, kind(first).isBlank { range = first + 1..<range.upperBound }
        while let last = range.last, kind(last).isBlank { range = range.lowerBound..<last }
        return range
    }

    /// The index of the first token from `index` that is not white space or a comment, at most `limit`.
    @inline(__always) package func skippingBlanks(_ index: Int, limit: Int) -> Int {
        var index = index
        while index < limit, kind(index).isBlank { index += 1 }
        return index
    }

    /// Whether there is a semicolon outside blocks.
    func hasTopLevelSemicolon(_ range: Range<Int>) -> Bool {
        firstAtTopLevel(range) { kind($0) == .semicolon } != nil
    }

    /// Whether the tokens may be the value of a custom property (CSS Syntax 3, `<declaration-value>`).
    func isDeclarationValue(_ range: Range<Int>) -> Bool {
        let hasBadToken = range.contains { index in
            switch kind(index).category {
            case .malformed: true
            case .closingBracket: Int(rows[index].link) == index
            case .end, .name, .function, .string, .delimiter, .numeric, .blank, .punctuation, .openingBracket: false
            }
        }
        return !hasBadToken && firstAtTopLevel(range) { isDelim($0, "!") || kind($0) == .semicolon } == nil
    }

    /// The first token outside blocks that is wanted; `nil` if there is none.
    func firstAtTopLevel(_ range: Range<Int>, where isWanted: (Int) -> Bool) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWanted(index) { return index }
            index = after(index, limit: range.upperBound)
        }
        return nil
    }

    /// The parts of `range` between commas outside blocks.
    package func splitAtCommas(_ range: Range<Int>) -> [Range<Int>] {
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
