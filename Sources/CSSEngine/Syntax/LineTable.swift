/// Where the lines of a source start, to find many places in it.
package struct LineTable: Sendable {
    private let source: Source
    private var starts: [Int] = []
    private var isASCII = true

    package init(_ source: Source) {
        self.source = source
        let text = source.text
        // A byte order mark is no column.
        starts.append(source.startsWithByteOrderMark ? 3 : 0)
        var index = 0
        while index < source.length {
            let byte = text[index]
            index += 1
            if byte >= 0x80 { isASCII = false }
            guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C else { continue }
            if byte == UInt8(ascii: "\r"), index < source.length, text[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
    }

    /// The place of a byte offset, for people.
    package func location(at offset: Int) -> SourceLocation {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        if isASCII {
            return SourceLocation(source: source.name, line: low + 1, column: max(0, offset - starts[low]) + 1)
        }
        let column = starts[low] < offset ? source.string(starts[low]..<offset).utf16.count : 0
        return SourceLocation(source: source.name, line: low + 1, column: column + 1)
    }
}
