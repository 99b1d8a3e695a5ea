/// Where the lines of a source start, to find many places in it.
package struct LineTable: Sendable {
    private let source: Source
    private var starts: [Int] = []
    /// Characters of which the columns before are counted, about `spacing` bytes apart; none in a text that is all ASCII.
    private var checkpoints: [(offset: Int, units: Int)] = []

    private static let spacing = 1024

    package init(_ source: Source) {
        self.source = source
        let text = source.text
        var isASCII = true
        // A byte order mark is no column.
        starts.append(source.startsWithByteOrderMark ? 3 : 0)
        var index = 0
        while index < source.length {
            let byte = text[index]
            index += 1
            if byte >= 0x80 { isASCII = false }
            guard isLineEnd(byte) else { continue }
            if byte == UInt8(ascii: "\r"), index < source.length, text[index] == UInt8(ascii: "\n") { index += 1 }
            starts.append(index)
        }
        if !isASCII { addCheckpoints() }
    }

    private mutating func addCheckpoints() {
        checkpoints.append((0, 0))
        for multiple in stride(from: Self.spacing, to: source.length, by: Self.spacing) {
            var offset = multiple
            // Behind three continuation bytes no character goes on.
            while offset < min(multiple + 4, source.length), source.text[offset] & 0xC0 == 0x80 { offset += 1 }
            checkpoints.append((offset, units(before: offset)))
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
        let column = starts[low] < offset ? units(before: offset) - units(before: starts[low]) : 0
        return SourceLocation(source: source.name, line: low + 1, column: column + 1)
    }

    /// How many UTF-16 units a text has up to a byte offset.
    private func units(before offset: Int) -> Int {
        guard !checkpoints.isEmpty else { return offset }
        var row = min(offset / Self.spacing, checkpoints.count - 1)
        if checkpoints[row].offset > offset { row -= 1 }
        return checkpoints[row].units + source.string(checkpoints[row].offset..<offset).utf16.count
    }
}
