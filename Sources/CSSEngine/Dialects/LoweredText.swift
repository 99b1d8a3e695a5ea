/// The CSS that a stylesheet of another dialect is lowered to, with the map to the original.
package struct LoweredText: ~Copyable {
    /// The layout of the text.
    package enum Layout {
        /// For the parser: without indentation and comments.
        case compact
        /// For people: one declaration on each line, with the comments.
        case indented
    }

    package let layout: Layout
    /// The bytes of the original.
    private let original: UnsafePointer<UInt8>
    package private(set) var bytes: UniqueArray<UInt8>
    private(set) var map = SourceMap()

    /// A position to which the text can be cut.
    package struct Mark: Equatable {
        package let length: Int
        fileprivate let segments: Int
    }

    /// The number of open blocks.
    private var depth = 0

    private static let indentation = 4
    /// The levels that are indented. Deeper levels have the same indentation, so that the text stays short.
    private static let maximumIndentedLevels = 16

    package init(_ source: Source, _ layout: Layout) {
        self.layout = layout
        original = UnsafePointer(source.text)
        bytes = UniqueArray(minimumCapacity: source.length + source.length / 4 + 64)
        map.reserveCapacity(source.length / 16)
    }

    /// Appends text that nothing in the original stands for.
    @inline(__always) package mutating func write(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func write(text: String) {
        var text = text
        text.withUTF8 { bytes.append(contentsOf: $0) }
    }

    @inline(__always) package mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
        bytes.append(contentsOf: text)
    }

    mutating func write(byte: UInt8) {
        bytes.append(byte)
    }

    /// Appends a range of the original.
    @inline(__always) package mutating func copy(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        map.addCopy(at: bytes.count, of: range)
        bytes.append(contentsOf: UnsafeBufferPointer(start: original + range.lowerBound, count: range.count))
    }

    /// States that the text that is appended next stands for a range of the original.
    package mutating func replace(_ range: Range<Int>) {
        map.add(.replacement, at: bytes.count, of: range)
    }

    /// States that the text that is appended next is added because of a range of the original.
    package mutating func add(for range: Range<Int>) {
        map.add(.addition, at: bytes.count, of: range)
    }

    /// States that the text after a mark starts where a range of the original starts.
    package mutating func startReplacement(_ range: Range<Int>, after mark: Mark) {
        map.addStart(at: mark.length, of: range, after: mark.segments)
    }

    /// States that the text ends where a range of the original ends.
    package mutating func endReplacement(_ range: Range<Int>) {
        map.addEnd(at: bytes.count, of: range)
    }

    /// Whether the text ends with a declaration.
    package var endsWithSemicolon: Bool { ends(with: UInt8(ascii: ";")) }

    package func ends(with byte: UInt8) -> Bool { bytes.count > 0 && bytes[bytes.count - 1] == byte }

    // MARK: Lines

    package mutating func startLine() {
        guard layout == .indented else { return }
        for _ in 0..<min(depth, Self.maximumIndentedLevels) * Self.indentation { bytes.append(UInt8(ascii: " ")) }
    }

    package mutating func endLine() {
        write(layout == .indented ? "\n" : " ")
    }

    package mutating func openBlock() {
        write(" {")
        endLine()
        depth += 1
    }

    package mutating func closeBlock() {
        depth -= 1
        startLine()
        write("}")
        endLine()
    }

    // MARK: Marks

    package var mark: Mark { Mark(length: bytes.count, segments: map.count) }

    /// Removes the text after a mark.
    package mutating func cut(to mark: Mark) {
        bytes.removeLast(bytes.count - mark.length)
        map.cut(to: mark.segments)
    }

    /// Removes the line end at the end of the text.
    package mutating func dropLineEnd() {
        bytes.removeLast(1)
    }

    /// Appends the text of a comment, in which nothing ends the comment of CSS.
    /// - Parameter isWhole: Whether the text includes the signs that start and end it.
    package mutating func writeComment(_ comment: Slice<UnsafeBufferPointer<UInt8>>, isWhole: Bool = false) {
        guard !isWhole else { return write(UnsafeBufferPointer(rebasing: comment)) }
        var previous: UInt8 = 0
        for byte in comment {
            if previous == UInt8(ascii: "*"), byte == UInt8(ascii: "/") { bytes.append(UInt8(ascii: " ")) }
            bytes.append(byte)
            previous = byte
        }
    }

    /// Whether the text from an offset on equals the text in a range.
    package func endsWith(_ range: Range<Int>, from offset: Int) -> Bool {
        bytes.elements[range].elementsEqual(bytes.elements[offset...])
    }

    /// Creates the source of the text.
    package func source(for original: Source, _ names: any DialectNames) -> Source {
        Source(UnsafeBufferPointer(bytes.elements), generatedFrom: original, map, names)
    }
}

extension LoweredText {
    /// Appends a string of CSS in double quotation marks.
    package mutating func writeString(_ string: String) {
        write(byte: UInt8(ascii: "\""))
        writeStringContents(string)
        write(byte: UInt8(ascii: "\""))
    }

    /// Appends the escaped contents of a string of CSS.
    private mutating func writeStringContents(_ string: String) {
        for byte in string.utf8 {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                write(byte: UInt8(ascii: "\\"))
                write(byte: byte)
            } else if byte < 0x20 {
                write("\\")
                write(text: String(byte, radix: 16))
                write(" ")
            } else {
                write(byte: byte)
            }
        }
    }
}
