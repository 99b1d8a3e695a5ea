/// Identifies a text of `VariableTexts`.
package struct TextID: Hashable, Sendable, BitwiseCopyable {
    /// The row of the text plus 1.
    private let rawValue: UInt32

    /// No text: the guaranteed-invalid value, or a text beyond the limit.
    package static let none = TextID(rawValue: 0)

    private init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    @inline(__always) fileprivate init(row: UInt32) {
        rawValue = row + 1
    }

    /// The row of the text, which must not be `none`.
    @inline(__always) fileprivate var row: UInt32 { rawValue - 1 }

    /// A hash of an integer and the id.
    @inline(__always) func hash(after integer: UInt32) -> UInt32 { mixedHash(integer, rawValue) }
}

/// The values of custom properties as text. Equal texts have equal ids.
///
/// A text that comes from an attribute is different from the same text of a stylesheet, because it cannot be a URL. It is
/// stored with a zero byte after it, which no text contains.
package struct VariableTexts: ~Copyable {
    private var texts = ListTable<UInt8>()
    private var byteCount = 0
    private var collection: UInt32 = 1

    /// The limit for all texts of a tree together. Further values are invalid.
    private static let byteLimit = 64 << 20
    /// Long texts count as several entries.
    private static let bytesPerEntry = 256

    package init() {}

    var entryCount: Int { texts.entryCount + byteCount / Self.bytesPerEntry }
    var insertionCount: Int { texts.insertionCount }

    /// Interns and marks a text.
    /// - Returns: The id of the text; `TextID.none` beyond the limit.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> TextID {
        let row: UInt32
        switch texts.search(bytes, hash: atomHash(bytes)) {
        case .found(let known): row = known
        case .missing(let key):
            if bytes.count > Self.byteLimit - byteCount { return .none }
            byteCount += bytes.count
            row = texts.insert(bytes, key)
        }
        texts.mark(row, collection)
        return TextID(row: row)
    }

    package mutating func intern(_ bytes: [UInt8]) -> TextID { bytes.withUnsafeBufferPointer { intern($0) } }

    /// The id of a text after substitution.
    mutating func intern(_ text: SubstitutedText) -> TextID {
        intern(text.bytes, isTainted: !text.taintedRanges.isEmpty)
    }

    /// The id of a text.
    /// - Parameter isTainted: Whether the text comes from an attribute.
    mutating func intern(_ bytes: [UInt8], isTainted: Bool) -> TextID { intern(isTainted ? bytes + [0] : bytes) }

    /// The bytes of a text, valid until the next text is added.
    package subscript(text: TextID) -> UnsafeBufferPointer<UInt8> {
        let bytes = texts[text.row]
        return bytes.last == 0 ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
    }

    /// Whether a text comes from an attribute, or depends on one.
    func isTainted(_ text: TextID) -> Bool { texts[text.row].last == 0 }

    /// A text; `nil` for the guaranteed-invalid value.
    func string(_ text: TextID) -> String? {
        text == .none ? nil : String(decoding: self[text], as: UTF8.self)
    }

    // MARK: Collection

    mutating func beginCollection(_ collection: UInt32) { self.collection = collection }

    mutating func mark(_ text: TextID) {
        if text != .none { texts.mark(text.row, collection) }
    }

    func isMarked(_ text: TextID) -> Bool {
        text == .none || texts.isMarked(text.row, collection)
    }

    /// Removes unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int) -> Bool {
        texts.sweep(from: &next, limit: &limit, unmarkedIn: collection) { byteCount -= $0.count }
    }
}
