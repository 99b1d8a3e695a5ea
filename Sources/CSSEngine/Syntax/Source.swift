/// The text of one style sheet, and where in it things are. Immutable.
///
/// Holds the scanner's copy of the bytes; offsets are those of the input as given.
public final class Source: @unchecked Sendable {
    // Sendable because nothing writes to `text` once the initialiser and the first scan are done.

    /// How the text is named to people, usually its path.
    public let name: String
    /// Bytes of input.
    public let length: Int
    let text: UnsafeMutablePointer<UInt8>
    let isValidUTF8: Bool

    /// Copies `bytes`, of which everything past 1 GiB is left out.
    public init(name: String, bytes: UnsafeBufferPointer<UInt8>) {
        self.name = name
        length = min(bytes.count, maximumInputLength)
        text = .allocate(capacity: length + 2)
        isValidUTF8 = copyInput(UnsafeBufferPointer(rebasing: bytes.prefix(length)), to: text)
    }

    /// A source from a string.
    public convenience init(name: String, text: String) {
        var text = text
        self.init(name: name, utf8: &text)
    }

    private convenience init(name: String, utf8 text: inout String) {
        let (bytes, count) = text.withUTF8 { buffer in
            let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: buffer.count)
            _ = copy.initialize(from: buffer)
            return (copy, buffer.count)
        }
        defer { bytes.deallocate() }
        self.init(name: name, bytes: UnsafeBufferPointer(rebasing: bytes[..<count]))
    }

    deinit {
        text.deallocate()
    }

    /// The bytes between two offsets; U+0000 reads as 0xFF.
    func bytes(_ range: Range<UInt32>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: text + Int(range.lowerBound), count: range.count)
    }

    /// The text between two byte offsets, invalid bytes read as U+FFFD.
    public func string(_ range: Range<Int>) -> String {
        String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
    }

    /// The place of a byte offset, for people. Linear in the text.
    public func location(at offset: Int) -> SourceLocation {
        LineTable(self).location(at: offset)
    }

    /// Whether both sources have the same name and the same bytes.
    func hasSameText(as other: Source) -> Bool {
        self === other
            || length == other.length && BytewiseString(name) == BytewiseString(other.name)
                && areNamesEqual(text, other.text, count: length)
    }

    var startsWithByteOrderMark: Bool {
        length >= 3 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF
    }
}
