extension String {
    /// The text that the bytes are; nil where they are not UTF-8.
    package init?(exactly bytes: some Collection<UInt8>) {
        self.init(decoding: bytes, as: UTF8.self)
        // Where the bytes are no text, others stand in their place.
        guard isMade(of: bytes) else { return nil }
    }

    private func isMade(of bytes: some Collection<UInt8>) -> Bool {
        let isEqual = utf8.withContiguousStorageIfAvailable { own in
            bytes.withContiguousStorageIfAvailable { $0.count == own.count && $0.elementsEqual(own) }
        }
        return (isEqual ?? nil) ?? utf8.elementsEqual(bytes)
    }

    /// As many whole characters from the front as have no more bytes than the limit.
    func cut(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var size = 0
        return String(
            prefix {
                size += $0.utf8.count
                return size <= limit
            })
    }
}
