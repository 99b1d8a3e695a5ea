/// The values of custom properties as text. Equal texts have equal ids.
struct VariableTexts: ~Copyable {
    private var texts = ListTable<UInt8>()
    private var byteCount = 0

    /// The limit for all texts of a tree together. Further values are invalid.
    private static let byteLimit = 64 << 20
    /// Long texts count as several entries.
    private static let bytesPerEntry = 256

    var entryCount: Int { texts.entryCount + byteCount / Self.bytesPerEntry }
    var insertionCount: Int { texts.insertionCount }

    /// The id of a text, which is added if it is new; `Atom.none` beyond the limit.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        switch texts.search(bytes, hash: atomHash(bytes)) {
        case .found(let known): return Atom(id: known + 1)
        case .missing(let key):
            if bytes.count > Self.byteLimit - byteCount { return .none }
            byteCount += bytes.count
            return Atom(id: texts.insert(bytes, key) + 1)
        }
    }

    mutating func intern(_ bytes: [UInt8]) -> Atom { bytes.withUnsafeBufferPointer { intern($0) } }

    /// The bytes of a text, valid until the next text is added.
    subscript(text: Atom) -> UnsafeBufferPointer<UInt8> { texts[text.id - 1] }

    /// A text; `nil` for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? {
        text == .none ? nil : String(decoding: self[text], as: UTF8.self)
    }

    // MARK: Collection

    mutating func mark(_ text: Atom, _ collection: UInt32) {
        if text != .none { texts.mark(text.id - 1, collection) }
    }

    func isMarked(_ text: Atom, _ collection: UInt32) -> Bool {
        text == .none || texts.isMarked(text.id - 1, collection)
    }

    /// Removes unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        texts.sweep(from: &next, limit: &limit, unmarkedIn: collection) { byteCount -= $0.count }
    }
}
