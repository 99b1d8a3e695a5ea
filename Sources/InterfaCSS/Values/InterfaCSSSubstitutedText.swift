import CSSEngine

/// The text of a value during substitution.
///
/// A variable is replaced by its text before the value is read, so that adjacent tokens are joined: `-@gap` becomes `-10`.
struct InterfaCSSSubstitutedText: DialectText {
    /// The values of variables that are strings.
    private var strings: [Range<Int>] = []
    /// The number of open parentheses since the last `concat()`, whose arguments are text.
    private var concatenationDepth = 0

    /// Returns the text in which `concat()` is a string.
    func complete(_ bytes: [UInt8]) -> (bytes: [UInt8], unquoted: [UInt8]?) {
        let joined = InterfaCSSText.joiningStrings(bytes)
        guard !strings.isEmpty else { return (joined, nil) }
        var unquoted = bytes
        for range in strings.reversed() { unquoted.replaceSubrange(range, with: Self.contents(of: bytes[range])) }
        return (joined, InterfaCSSText.joiningStrings(unquoted))
    }

    mutating func append(_ tokens: TokenList, to bytes: inout [UInt8]) {
        // A comment separates a name from the `var()` after it.
        for index in 0..<tokens.count where tokens.kind(index) != .comment {
            join(&bytes, to: tokens.byte(index))
            tokens.append(index, to: &bytes)
            count(tokens, index)
        }
    }

    mutating func append(value text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        let contents = InterfaCSSText.contents(ofString: text)
        if concatenationDepth == 1 {
            // The text can have commas.
            let isString = contents != nil || InterfaCSSText.isLocalizedString(text)
            bytes += isString ? Array(text) : InterfaCSSText.quoted(text)
            return
        }
        guard let contents else {
            if let first = text.first { join(&bytes, to: first) }
            if Self.endsWithMinus(bytes), text.first == UInt8(ascii: "-") { bytes.append(UInt8(ascii: " ")) }
            return bytes.append(contentsOf: text)
        }
        if endsWithString(bytes) || bytes.last.map(Self.isJoining) ?? false {
            unquoteLastString(of: &bytes)
            if let first = contents.first { join(&bytes, to: first) }
            bytes += contents
        } else {
            strings.append(bytes.count..<bytes.count + text.count)
            bytes.append(contentsOf: text)
        }
    }

    /// Counts the open parentheses since the last `concat()`.
    private mutating func count(_ tokens: TokenList, _ index: Int) {
        switch tokens.kind(index) {
        case .function, .openParen:
            let isConcatenation = tokens.kind(index) == .function && tokens.isName(index, "concat")
            if isConcatenation || concatenationDepth > 0 { concatenationDepth += 1 }
        case .closeParen: concatenationDepth = max(concatenationDepth - 1, 0)
        case .end, .ident, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .number, .percentage,
            .dimension,
            .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .openCurly, .closeCurly,
            .comment:
            break
        }
    }

    // MARK: Joining

    /// Prepares for text that is joined to the last value: a string loses its quotation marks if it becomes a part of a name
    /// or a number.
    private mutating func join(_ bytes: inout [UInt8], to next: UInt8) {
        if Self.isJoining(next) { unquoteLastString(of: &bytes) }
        // Two delimiters do not start a comment.
        if next == UInt8(ascii: "*"), bytes.last == UInt8(ascii: "/") { bytes.append(UInt8(ascii: " ")) }
    }

    /// Whether a text ends with the operator `-`, not with a name. A negative number after it is not a name either.
    private static func endsWithMinus(_ bytes: [UInt8]) -> Bool {
        bytes.last == UInt8(ascii: "-") && !(bytes.dropLast().last.map(isJoining) ?? false)
    }

    /// Whether a text ends with the value of a variable that is a string.
    private func endsWithString(_ bytes: [UInt8]) -> Bool { strings.last?.upperBound == bytes.count }

    private mutating func unquoteLastString(of bytes: inout [UInt8]) {
        guard endsWithString(bytes), let range = strings.popLast() else { return }
        bytes.replaceSubrange(range, with: Self.contents(of: bytes[range]))
    }

    private static func contents(of string: ArraySlice<UInt8>) -> [UInt8] {
        string.withUnsafeBufferPointer { InterfaCSSText.contents(ofString: $0) } ?? []
    }

    /// Whether a byte next to a value can be a part of the same name or number.
    private static func isJoining(_ byte: UInt8) -> Bool {
        let letter = asciiLowercased(byte)
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || byte >= 0x80
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || "-_#%".utf8.contains(byte)
    }
}
