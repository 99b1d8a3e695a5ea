import CSSEngine

/// The comments of an InterfaCSS stylesheet that are never closed. InterfaCSS ignores only the line on which one starts.
struct UnclosedComments {
    /// The stylesheet in which these comments end with their lines. All byte offsets are those of the original.
    let source: Source
    /// The byte offsets of the signs that start the comments.
    let starts: [Int]

    /// Returns the byte offset of a comment that reaches the end of the stylesheet, because nothing closes it.
    static func first(in tokens: TokenList) -> Int? {
        let last = tokens.count - 1
        guard last >= 0, tokens.kind(last) == .comment, tokens.isUnclosed(last) else { return nil }
        let start = tokens.start(last)
        return tokens.text[start + 1] == UInt8(ascii: "*") ? start : nil
    }

    /// Finds all unclosed comments from the first one on. Nothing in the stylesheet closes those that follow it either.
    init(_ original: Source, from first: Int) {
        var bytes = Array(UnsafeBufferPointer(start: original.text, count: original.length))
        var starts: [Int] = []
        var index = first
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                starts.append(index)
                bytes[index + 1] = byte
                index = Self.lineEnd(in: bytes, from: index)
            } else if byte == UInt8(ascii: "/"), next == byte {
                index = Self.lineEnd(in: bytes, from: index)
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                index = Self.stringEnd(in: bytes, from: index)
            } else {
                index += byte == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        self.starts = starts
        source = bytes.withUnsafeBufferPointer { Source(name: original.name, bytes: $0) }
    }

    private static func lineEnd(in bytes: [UInt8], from start: Int) -> Int {
        bytes[start...].firstIndex(where: isLineEnd) ?? bytes.count
    }

    /// The offset after a string, which ends at its quotation mark or with its line.
    private static func stringEnd(in bytes: [UInt8], from start: Int) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != bytes[start], !isLineEnd(bytes[index]) {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
