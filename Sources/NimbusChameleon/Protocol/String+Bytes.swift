extension String {
    /// Creates a string from UTF-8; `nil` if the bytes are not valid UTF-8.
    package init?(exactly bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Decoding replaces invalid bytes, so the result differs from the input.
        guard isMade(of: bytes) else { return nil }
    }

    /// Whether the string contains control characters: U+0000 to U+001F and U+007F to U+009F. Looking up the categories
    /// of the characters takes most of the time to decode a long list of paths.
    var containsControlCharacters: Bool {
        var last: UInt8 = 0
        return utf8.contains { byte in
            defer { last = byte }
            return byte < 0x20 || byte == 0x7F || last == 0xC2 && byte < 0xA0
        }
    }

    private func isMade(of bytes: some Collection<UInt8>) -> Bool {
        let isEqual = utf8.withContiguousStorageIfAvailable { own in
            bytes.withContiguousStorageIfAvailable { $0.count == own.count && $0.elementsEqual(own) }
        }
        return (isEqual ?? nil) ?? utf8.elementsEqual(bytes)
    }

    /// Returns the longest prefix of whole characters with at most `limit` bytes.
    package func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var size = 0
        return String(
            prefix {
                size += $0.utf8.count
                return size <= limit
            })
    }
}
