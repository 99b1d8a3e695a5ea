import CSSEngine

/// Maps byte offsets in a text to byte offsets in its file. The text is an XML attribute value or a JSON string.
///
/// The map lists only the references, escapes and line ends whose lengths differ. A lookup is a binary search, so that
/// many problems of a long text can be located.
struct TextOffsets: Sendable {
    /// A part of the text whose length in the file differs.
    private struct Replacement {
        let text: Range<Int>
        let fileEnd: Int
    }

    private let start: Int
    private var replacements: [Replacement] = []
    private(set) var length = 0
    private(set) var fileEnd: Int

    /// Creates a map of an empty text.
    /// - Parameter start: The offset of the text in the file, after the opening quote.
    init(from start: Int) {
        self.start = start
        fileEnd = start
    }

    /// Appends a byte that is the same in the file.
    mutating func appendByte() {
        length += 1
        fileEnd += 1
    }

    /// Appends bytes that are escaped in the file.
    /// - Parameter fileEnd: The offset after the escape in the file.
    mutating func append(_ count: Int, fileEnd: Int) {
        replacements.append(Replacement(text: length..<length + count, fileEnd: fileEnd))
        length += count
        self.fileEnd = fileEnd
    }

    /// Returns the offset in the file of a byte of the text. For a byte inside a replacement, returns the end of the
    /// replacement.
    subscript(byte: Int) -> Int {
        let next = replacements.indices.partitioningIndex { replacements[$0].text.lowerBound >= byte }
        guard next > 0 else { return min(start + byte, fileEnd) }
        let last = replacements[next - 1]
        return min(last.fileEnd + max(byte - last.text.upperBound, 0), fileEnd)
    }
}

extension XMLScanner {
    /// Returns the offsets of an attribute value.
    /// - Parameter value: The range in the file without the quotes.
    func offsets(ofValueIn value: Range<Int>) -> TextOffsets {
        var offsets = TextOffsets(from: value.lowerBound)
        while offsets.fileEnd < value.upperBound {
            if let reference = reference(at: offsets.fileEnd, limit: value.upperBound) {
                offsets.append(reference.text.utf8.count, fileEnd: reference.end)
            } else if isLineEndPair(at: offsets.fileEnd, limit: value.upperBound) {
                offsets.append(1, fileEnd: offsets.fileEnd + 2)
            } else {
                offsets.appendByte()
            }
        }
        return offsets
    }
}
