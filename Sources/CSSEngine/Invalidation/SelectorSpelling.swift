/// A prelude without what makes no difference: comments, and white space that is not a combinator.
///
/// What is equal means the same; what means the same may still be unequal.
struct SelectorSpelling: Hashable {
    private let bytes: [UInt8]
    private let hash: UInt64

    /// The standard hash of an array takes its elements one by one, which is slow for bytes.
    func hash(into hasher: inout Hasher) { hasher.combine(hash) }

    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }

    init(_ text: UnsafeBufferPointer<UInt8>) {
        // White space in strings and behind escapes is no white space; this is rare.
        bytes = text.contains(where: Self.isQuoteOrEscape) ? Array(text) : Self.trimmed(text)
        hash = Self.hash(bytes)
    }

    private static func trimmed(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var (depth, index) = (0, 0)
        // What stands between the last byte written and the next.
        var (hasSpace, hasComment) = (false, false)
        while index < text.count {
            let byte = text[index]
            if let end = endOfComment(in: text, at: index) {
                hasComment = true
                index = end
                continue
            }
            index += 1
            if isWhitespace(byte) {
                hasSpace = true
                continue
            }
            let opensNext = standsAlone(before: byte, depth) || bytes.isEmpty
            if !opensNext, bytes.last.map({ !standsAlone(behind: $0, depth) }) ?? false {
                // A comment may keep apart what would be one name.
                if hasSpace { bytes.append(UInt8(ascii: " ")) } else if hasComment { bytes += "/**/".utf8 }
            }
            (hasSpace, hasComment) = (false, false)
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            bytes.append(byte)
        }
        return bytes
    }

    private static func isQuoteOrEscape(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\\")
    }

    private static func endOfComment(in text: UnsafeBufferPointer<UInt8>, at start: Int) -> Int? {
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        guard text[start] == slash, start + 1 < text.count, text[start + 1] == star else { return nil }
        var index = start + 2
        while index + 1 < text.count, text[index] != star || text[index + 1] != slash { index += 1 }
        return min(index + 2, text.count)
    }

    /// Whether white space in front of a byte says nothing.
    private static func standsAlone(before byte: UInt8, _ depth: Int) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || isSeparator(byte, depth)
    }

    /// Whether white space behind a byte says nothing.
    private static func standsAlone(behind byte: UInt8, _ depth: Int) -> Bool {
        byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") || isSeparator(byte, depth)
    }

    private static func isSeparator(_ byte: UInt8, _ depth: Int) -> Bool {
        switch Unicode.Scalar(byte) {
        case ",", ">": true
        // In functions and attribute selectors these may be part of a number or a matcher.
        case "+", "~": depth == 0
        default: false
        }
    }
}
