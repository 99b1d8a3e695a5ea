/// A range of a text without line breaks: a paragraph, or a part of one.
struct TextPiece {
    /// The character after a piece.
    enum End: Equatable {
        case endOfText
        /// A line break of a number of bytes.
        case lineBreak(Int)
        /// The paragraph continues.
        case continued
    }

    /// The bytes in UTF-8.
    let bytes: Range<Int>
    let end: End

    /// The byte after the piece and its line break.
    var next: Int {
        if case .lineBreak(let count) = end { bytes.upperBound + count } else { bytes.upperBound }
    }
}

extension TextContent {
    /// Returns the text from a byte to the end of its paragraph, but at most `limit` bytes.
    func piece(from start: Int, limit: Int) -> TextPiece {
        withBytes { bytes in
            var end = min(bytes.count, start + limit)
            // Not in the middle of a character.
            while end > start, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
            for index in start..<end {
                if let count = Self.lineBreak(at: index, in: bytes) {
                    return TextPiece(bytes: start..<index, end: .lineBreak(count))
                }
            }
            if end < bytes.count, let count = Self.lineBreak(at: end, in: bytes) {
                return TextPiece(bytes: start..<end, end: .lineBreak(count))
            }
            return TextPiece(bytes: start..<end, end: end == bytes.count ? .endOfText : .continued)
        }
    }

    /// Returns whether a character from a byte to the end is visible.
    func hasVisibleCharacters(from start: Int) -> Bool {
        withBytes { bytes in bytes[min(start, bytes.count)...].contains { $0 > 0x20 } }
    }

    /// Calls a closure with the text in UTF-8.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        // The string is contiguous, so that the storage is always available.
        string.utf8.withContiguousStorageIfAvailable(body) ?? Array(string.utf8).withUnsafeBufferPointer(body)
    }

    /// Returns the number of bytes of the mandatory line break at an index (UAX #14, classes BK, CR, LF and NL). `nil` if
    /// there is another character.
    private static func lineBreak(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        func follows(_ offset: Int, _ byte: UInt8) -> Bool {
            index + offset < bytes.count && bytes[index + offset] == byte
        }
        switch bytes[index] {
        case 0x0D: return follows(1, 0x0A) ? 2 : 1
        case 0x0A, 0x0B, 0x0C: return 1
        case 0xC2: return follows(1, 0x85) ? 2 : nil
        case 0xE2: return follows(1, 0x80) && (follows(2, 0xA8) || follows(2, 0xA9)) ? 3 : nil
        default: return nil
        }
    }
}
