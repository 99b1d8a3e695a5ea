/// The immutable text of one stylesheet. Offsets count the bytes of the input as given.
public final class Source: @unchecked Sendable {
    // Sendable, because `text` is written only by the initialiser and, temporarily, by the first scan.

    /// The display name, usually a path.
    public let name: String
    /// The number of bytes of the input.
    public let length: Int
    /// The scanner's copy of the bytes, in which 0xFF replaces zero bytes.
    let text: UnsafeMutablePointer<UInt8>
    let isValidUTF8: Bool
    /// The text that this text was generated from. `nil` if this text is as written.
    private let origin: Origin?

    /// The original of generated text.
    private struct Origin: Sendable {
        let source: Source
        let map: SourceMap
    }

    /// Creates a source from a copy of `bytes`. Everything after the first GiB is ignored.
    public init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.name = name
        (text, length, isValidUTF8) = Self.copy(bytes)
        origin = nil
    }

    /// Creates a source from text that was generated from another source, and has its name.
    /// - Parameter map: Maps the text to the original.
    init(_ bytes: UnsafeBufferPointer<UInt8>, generatedFrom original: Source, _ map: SourceMap) {
        name = original.name
        (text, length, isValidUTF8) = Self.copy(bytes)
        origin = Origin(source: original, map: map)
    }

    /// Creates a source from a string.
    public init(name: String, text string: String) {
        self.name = name
        var string = string
        (text, length, isValidUTF8) = string.withUTF8 { Self.copy($0) }
        origin = nil
    }

    private static func copy(
        _ bytes: UnsafeBufferPointer<UInt8>
    ) -> (text: UnsafeMutablePointer<UInt8>, length: Int, isValidUTF8: Bool) {
        let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(maximumInputLength))
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 2)
        return (text, bytes.count, copyInput(bytes, to: text))
    }

    deinit {
        text.deallocate()
    }

    /// The bytes between two offsets, in which 0xFF replaces zero bytes.
    func bytes(_ range: Range<UInt32>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + Int(range.lowerBound), count: range.count)
    }

    /// The text between two byte offsets. U+FFFD replaces invalid bytes.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The location of a byte offset.
    ///
    /// - Complexity: O(n) in the length of the text. Use a `LineTable` for many offsets.
    public func location(at offset: Int) -> SourceLocation {
        LineTable(self).location(at: offset)
    }

    /// Whether both sources have the same name and the same bytes, and so do their originals.
    func hasSameText(as other: Source) -> Bool {
        guard self !== other else { return true }
        guard length == other.length, BytewiseString(name) == BytewiseString(other.name),
            areBytesEqual(text, other.text, count: length)
        else { return false }
        switch (origin, other.origin) {
        case (nil, nil): return true
        case (let left?, let right?): return left.source.hasSameText(as: right.source)
        case (nil, _?), (_?, nil): return false
        }
    }

    var startsWithByteOrderMark: Bool {
        length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    }
}

// MARK: Originals

extension Source {
    /// The text as written: the original of generated text, or this source.
    package var original: Source { origin?.source ?? self }

    /// Returns the byte offsets in `original` that a range was generated from or for.
    package func originalRange(_ range: Range<Int>) -> Range<Int> { origin?.map.original(of: range) ?? range }

    /// The text of a range as written. Text without a counterpart in the original is returned as generated.
    package func writtenText(_ range: Range<Int>) -> String {
        guard let origin, !origin.map.isAddition(range) else { return string(range) }
        return origin.source.string(origin.map.original(of: range))
    }
}

/// A location in a stylesheet as editors show it: `file:line:column`.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
    /// The name of the source, usually a path.
    public var source: String
    /// The line. 1-based.
    public var line: Int
    /// The column in UTF-16 code units. 1-based.
    public var column: Int

    /// Creates a location.
    public init(source: String, line: Int, column: Int) {
        self.source = source
        self.line = line
        self.column = column
    }

    /// The location in the form `file:line:column`.
    public var description: String { "\(source):\(line):\(column)" }
}

/// The start of each line of a source, for finding the locations of many offsets. The locations of generated text are
/// in its original.
package struct LineTable: Sendable {
    /// The source of the offsets.
    private let offsetSource: Source
    /// The source of the lines.
    private let source: Source
    private var starts: [Int] = []
    /// Offsets about `spacing` bytes apart with the UTF-16 length of the text before them. Empty if the text is ASCII.
    private var checkpoints: [(offset: Int, utf16Length: Int)] = []

    private static let spacing = 1024

    package init(_ offsetSource: Source) {
        self.offsetSource = offsetSource
        source = offsetSource.original
        let text = source.text
        var isASCII = true
        // Columns do not count a byte order mark.
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
            // A character has at most three continuation bytes.
            while offset < min(multiple + 4, source.length), source.text[offset] & 0xC0 == 0x80 { offset += 1 }
            checkpoints.append((offset, utf16Length(before: offset)))
        }
    }

    /// The location of a byte offset.
    package func location(at offset: Int) -> SourceLocation {
        let offset = offsetSource.originalRange(offset..<offset).lowerBound
        let line = max(starts.indices.partitioningIndex { starts[$0] > offset } - 1, 0)
        let column = starts[line] < offset ? utf16Length(before: offset) - utf16Length(before: starts[line]) : 0
        return SourceLocation(source: source.name, line: line + 1, column: column + 1)
    }

    /// The number of UTF-16 code units before a byte offset.
    private func utf16Length(before offset: Int) -> Int {
        guard !checkpoints.isEmpty else { return offset }
        var index = min(offset / Self.spacing, checkpoints.count - 1)
        if checkpoints[index].offset > offset { index -= 1 }
        let checkpoint = checkpoints[index]
        return checkpoint.utf16Length + source.string(checkpoint.offset..<offset).utf16.count
    }
}
