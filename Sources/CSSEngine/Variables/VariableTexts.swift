/// The values of custom properties as text. Equal texts have equal ids.
struct VariableTexts: ~Copyable {
    /// The texts, by hash and length. Texts with equal hashes and lengths also have a number.
    private var texts = RowTable<PairKey>()
    private var runs = UniqueArray<RunPool<UInt8>.Run>()
    private var pool = RunPool<UInt8>()
    private var byteCount = 0

    /// The limit for all texts of a tree together. Further values are invalid.
    private static let byteLimit = 64 << 20
    /// Long texts count as several entries.
    private static let bytesPerEntry = 256

    var entryCount: Int { texts.liveCount + byteCount / Self.bytesPerEntry }
    var insertionCount: Int { texts.insertionCount }

    /// The id of a text, which is added if it is new; `Atom.none` beyond the limit.
    mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        var key = PairKey(first: atomHash(bytes), second: UInt32(truncatingIfNeeded: bytes.count))
        while let known = texts.find(key) {
            if equals(known, bytes) { return Atom(id: known + 1) }
            key.second &+= 1 << 24
        }
        if byteCount > Self.byteLimit { return .none }
        let row = texts.insert(key)
        let run = pool.append(bytes)
        byteCount += bytes.count
        if Int(row) < runs.count { runs[Int(row)] = run } else { runs.append(run) }
        return Atom(id: row + 1)
    }

    mutating func intern(_ bytes: [UInt8]) -> Atom { bytes.withUnsafeBufferPointer { intern($0) } }

    /// The bytes of a text, valid until the next text is added.
    subscript(text: Atom) -> UnsafeBufferPointer<UInt8> { pool[runs[Int(text.id) - 1]] }

    /// A text; `nil` for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? {
        text == .none ? nil : String(decoding: self[text], as: UTF8.self)
    }

    private func equals(_ row: UInt32, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let known = pool[runs[Int(row)]]
        guard known.count == bytes.count, let left = bytes.baseAddress else { return known.count == bytes.count }
        return areNamesEqual(left, known.baseAddress!, count: bytes.count)
    }

    // MARK: Collection

    mutating func mark(_ text: Atom, _ collection: UInt32) {
        if text != .none { _ = texts.mark(text.id - 1, collection) }
    }

    func isMarked(_ text: Atom, _ collection: UInt32) -> Bool {
        text == .none || texts.isMarked(text.id - 1, collection)
    }

    /// Removes unmarked texts, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        texts.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            byteCount -= Int(runs[Int(row)].count)
            pool.free(runs[Int(row)])
        }
    }
}
