/// The start of each line of a source as written. Its functions take the source, because the source owns the table.
final class LineTable: Sendable {
    private let starts: [Int]
    /// Offsets about `spacing` bytes apart with the UTF-16 length of the text before them. Empty if the text is ASCII.
    private let checkpoints: [(offset: Int, utf16Length: Int)]

    private static let spacing = 1024

    init(_ source: Source) {
        let text = source.text
        var isASCII = true
        // Columns do not count a byte order mark.
        var starts = [source.startsWithByteOrderMark ? 3 : 0]
        var index = 0
        while index < source.length {
            let byte = text[index]
            index += 1
            if byte >= 0x80 { isASCII = false }
            guard isLineEnd(byte) else { continue }
            if byte == UInt8(ascii: "\r"), index < source.length, text[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
        self.starts = starts
        checkpoints = isASCII ? [] : Self.checkpoints(in: source)
    }

    private static func checkpoints(in source: Source) -> [(offset: Int, utf16Length: Int)] {
        var checkpoints = [(offset: 0, utf16Length: 0)]
        for multiple in stride(from: spacing, to: source.length, by: spacing) {
            var offset = multiple
            // A character has at most three continuation bytes.
            while offset < min(multiple + 4, source.length), source.text[offset] & 0xC0 == 0x80 { offset += 1 }
            let last = checkpoints[checkpoints.count - 1]
            checkpoints.append((offset, last.utf16Length + source.string(last.offset..<offset).utf16.count))
        }
        return checkpoints
    }

    /// Returns the line and the column in UTF-16 code units of a byte offset. Both are 1-based.
    func position(of offset: Int, in source: Source) -> (line: Int, column: Int) {
        let line = max(starts.indices.partitioningIndex { starts[$0] > offset } - 1, 0)
        guard starts[line] < offset else { return (line + 1, 1) }
        let column = utf16Length(before: offset, in: source) - utf16Length(before: starts[line], in: source)
        return (line + 1, column + 1)
    }

    private func utf16Length(before offset: Int, in source: Source) -> Int {
        guard !checkpoints.isEmpty else { return offset }
        var index = min(offset / Self.spacing, checkpoints.count - 1)
        if checkpoints[index].offset > offset { index -= 1 }
        let checkpoint = checkpoints[index]
        return checkpoint.utf16Length + source.string(checkpoint.offset..<offset).utf16.count
    }
}
