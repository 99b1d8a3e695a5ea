/// A fixed set of words that are found in any case of the letters A to Z.
///
/// Open addressing over one pool of bytes; what is looked up is folded as it is read, never copied. A table is a view
/// of memory that it does not count references to: whoever makes one calls `deallocate()`, or keeps it for ever.
struct CaseInsensitiveMap: @unchecked Sendable, BitwiseCopyable {
    private struct Slot {
        var hash: UInt32 = 0
        var start: UInt32 = 0
        /// Of the word; 0 where the slot is free.
        var count: UInt16 = 0
        var value: UInt16 = 0
    }

    private let slots: UnsafeMutablePointer<Slot>
    private let mask: Int
    /// The words, folded.
    private let pool: UnsafeMutablePointer<UInt8>

    /// - Parameter words: what is found, with the value of each; of two that are equal the last one counts.
    init(_ words: [(word: String, value: UInt16)]) {
        var size = 16
        while size < words.count * 2 { size *= 2 }
        mask = size - 1
        slots = .allocate(capacity: size)
        slots.initialize(repeating: Slot(), count: size)
        pool = .allocate(capacity: words.reduce(0) { $0 + $1.word.utf8.count } + 1)
        var start = 0
        for (word, value) in words {
            let folded = word.utf8.map { $0 | Self.fold }
            folded.withUnsafeBufferPointer { bytes in
                let hash = Self.hash(bytes)
                (pool + start).update(from: bytes.baseAddress!, count: bytes.count)
                slots[slot(of: bytes, hash)] = Slot(
                    hash: hash, start: UInt32(start), count: UInt16(bytes.count), value: value)
                start += bytes.count
            }
        }
    }

    /// Frees the table's memory; it must not be used any more.
    func deallocate() {
        slots.deallocate()
        pool.deallocate()
    }

    /// The value of `bytes`, or nil if it is not one of the words.
    @inline(__always) func find(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        let slot = slots[slot(of: bytes, Self.hash(bytes))]
        return slot.count == 0 ? nil : slot.value
    }

    /// The value of a token's name, or nil if it is not one of the words.
    func find(_ tokens: TokenList, _ index: Int) -> UInt16? {
        if tokens.hasPlainName(index) { return find(tokens.nameBytes(index)) }
        var name = tokens.name(index)
        // What is written with escapes may hold control characters, which folding would take for others.
        guard name.utf8.allSatisfy({ $0 >= 0x20 }) else { return nil }
        return name.withUTF8 { find($0) }
    }

    @inline(__always) private func slot(of bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
        var slot = Int(hash) & mask
        while slots[slot].count != 0, !matches(slots[slot], bytes, hash) { slot = (slot + 1) & mask }
        return slot
    }

    /// Folding bit 5 is exact: no name here holds a control character.
    @inline(__always)
    private func matches(_ slot: Slot, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
        slot.hash == hash && Int(slot.count) == bytes.count
            && areNamesEqual(bytes.baseAddress!, pool + Int(slot.start), count: bytes.count, folding: Self.fold)
    }

    private static let fold: UInt8 = 0x20

    /// Equal for all spellings of a word: bit 5 is set in all letters of one case.
    @inline(__always) private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        atomHash(bytes, folding: fold)
    }
}
