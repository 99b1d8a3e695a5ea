/// The immutable text of one stylesheet. Offsets count the bytes of the input as given.
public final class Source: @unchecked Sendable {
    // Sendable, because `text` is written only by the initialiser, and `lines` only atomically.

    /// The display name, usually a path.
    public let name: String
    /// The number of bytes of the input.
    public let length: Int
    /// The scanner's copy of the bytes, in which 0xFF replaces zero bytes.
    package let text: UnsafePointer<UInt8>
    let isValidUTF8: Bool
    /// The text that this text was generated from. `nil` if this text is as written.
    private let origin: Origin?
    /// The line starts, found when the first location is needed.
    private let lines = PublishedReference<LineTable>()

    /// The original of generated text.
    private struct Origin: Sendable {
        let source: Source
        let map: SourceMap
        let names: (any DialectNames)?
    }

    /// Creates a source from a copy of `bytes`. Everything after the first GiB is ignored.
    public init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.name = name
        (text, length, isValidUTF8) = Self.copy(bytes)
        origin = nil
    }

    /// Creates a source from text that was generated from another source, and has its name.
    /// - Parameters:
    ///   - map: Maps the text to the original.
    ///   - names: The names of the original's dialect.
    init(
        _ bytes: UnsafeBufferPointer<UInt8>, generatedFrom original: Source, _ map: SourceMap,
        _ names: any DialectNames
    ) {
        name = original.name
        (text, length, isValidUTF8) = Self.copy(bytes)
        origin = Origin(source: original, map: map, names: names)
    }

    /// Creates an empty source in place of another one, whose text has no effect.
    init(replacing original: Source) {
        name = original.name
        (text, length, isValidUTF8) = Self.copy(UnsafeBufferPointer(start: nil, count: 0))
        origin = Origin(source: original, map: SourceMap(), names: nil)
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
    ) -> (text: UnsafePointer<UInt8>, length: Int, isValidUTF8: Bool) {
        let bytes = UnsafeBufferPointer(rebasing: bytes.prefix(maximumInputLength))
        let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 2)
        let isValidUTF8 = copyInput(bytes, to: text)
        return (UnsafePointer(text), bytes.count, isValidUTF8)
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

    /// The location of a byte offset. The location in generated text is that of its original.
    ///
    /// - Complexity: O(log n) in the number of lines, but O(n) in the length of the text for the first location.
    public func location(at offset: Int) -> SourceLocation {
        guard let origin else {
            let (line, column) = lines.object(orPublish: { LineTable(self) }).position(of: offset, in: self)
            return SourceLocation(source: name, line: line, column: column)
        }
        return origin.source.location(at: origin.map.original(of: offset..<offset).lowerBound)
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

    /// The names of the original's dialect; `nil` if this source is as written.
    package var dialectNames: (any DialectNames)? { origin?.names }

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
