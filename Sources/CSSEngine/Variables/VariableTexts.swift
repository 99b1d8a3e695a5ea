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
    /// The ends of each text, by row.
    private var ends = UniqueArray<TextEnds>()
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
    /// - Parameter isTainted: Whether the text comes from an attribute.
    /// - Returns: The id of the text; `TextID.none` beyond the limit.
    package mutating func intern(_ bytes: [UInt8], isTainted: Bool = false) -> TextID {
        intern(bytes, isTainted: isTainted, ends: nil)
    }

    /// Interns and marks a text after substitution.
    package mutating func intern(_ text: SubstitutedText) -> TextID {
        intern(text.bytes, isTainted: !text.taintedRanges.isEmpty, ends: text.ends)
    }

    private mutating func intern(_ bytes: [UInt8], isTainted: Bool, ends: TextEnds?) -> TextID {
        let stored = isTainted ? bytes + [0] : bytes
        guard let row = stored.withUnsafeBufferPointer({ row(of: $0, ends: ends) }) else { return .none }
        texts.mark(row, collection)
        return TextID(row: row)
    }

    /// The row of a text, which is added if it is new; `nil` beyond the limit.
    private mutating func row(of bytes: UnsafeBufferPointer<UInt8>, ends: TextEnds?) -> UInt32? {
        switch texts.search(bytes, hash: atomHash(bytes)) {
        case .found(let known): return known
        case .missing(let key):
            if bytes.count > Self.byteLimit - byteCount { return nil }
            byteCount += bytes.count
            let row = texts.insert(bytes, key)
            let ends = ends ?? TextEnds(of: Self.untainted(bytes))
            if Int(row) < self.ends.count { self.ends[Int(row)] = ends } else { self.ends.append(ends) }
            return row
        }
    }

    /// The bytes of a text, valid until the next text is added.
    package subscript(text: TextID) -> UnsafeBufferPointer<UInt8> { Self.untainted(texts[text.row]) }

    private static func untainted(_ bytes: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        bytes.last == 0 ? UnsafeBufferPointer(rebasing: bytes.dropLast()) : bytes
    }

    /// The first and the last token of a text.
    func ends(of text: TextID) -> TextEnds { ends[Int(text.row)] }

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
