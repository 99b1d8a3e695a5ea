/// A fixed set of words that are found in any case of the letters A to Z.
///
/// Open addressing over one pool of bytes; what is looked up is folded byte by byte, never copied.
struct WordTable: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
        var value: UInt16
    }

    private var entries: [Entry] = []
    private var pool: [UInt8] = []
    /// One more than a row of `entries`; 0 is free.
    private var slots = [UInt16](repeating: 0, count: 64)

    /// Adds `word`, or gives it another value.
    mutating func insert(_ word: String, _ value: UInt16) {
        var word = asciiLowercased(word)
        word.withUTF8 { bytes in
            let hash = Self.hash(bytes)
            let slot = slot(of: bytes, hash)
            if slots[slot] != 0 {
                entries[Int(slots[slot]) - 1].value = value
                return
            }
            entries.append(
                Entry(hash: hash, start: UInt32(pool.count), count: UInt32(bytes.count), value: value))
            pool.append(contentsOf: bytes)
            slots[slot] = UInt16(entries.count)
            if entries.count * 2 > slots.count { grow() }
        }
    }

    /// The value of `bytes`, or nil if it is not one of the words.
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt16? {
        let row = slots[slot(of: bytes, Self.hash(bytes))]
        return row == 0 ? nil : entries[Int(row) - 1].value
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
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while slots[slot] != 0, !matches(entries[Int(slots[slot]) - 1], bytes, hash) { slot = (slot + 1) & mask }
        return slot
    }

    @inline(__always)
    private func matches(_ entry: Entry, _ bytes: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Bool {
        guard entry.hash == hash, Int(entry.count) == bytes.count else { return false }
        return pool.withUnsafeBytes { pool in
            let raw = UnsafeRawBufferPointer(bytes)
            let start = Int(entry.start)
            guard bytes.count >= 8 else {
                for index in bytes.indices where bytes[index] | 0x20 != pool[start + index] | 0x20 { return false }
                return true
            }
            // Eight at a time, the last eight once more. Folding bit 5 is exact: no name here holds a control character.
            var index = 0
            while true {
                let left = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                let right = pool.loadUnaligned(fromByteOffset: start + index, as: UInt64.self)
                if left | Self.fold != right | Self.fold { return false }
                if index == bytes.count - 8 { return true }
                index = min(index + 8, bytes.count - 8)
            }
        }
    }

    private static let fold: UInt64 = 0x2020_2020_2020_2020

    /// Equal for all spellings of a word: bit 5 is set in all letters of one case.
    @inline(__always) private static func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
        nameHash(bytes, folding: 0x20)
    }

    private mutating func grow() {
        var larger = [UInt16](repeating: 0, count: slots.count * 2)
        for (row, entry) in entries.enumerated() {
            var slot = Int(entry.hash) & (larger.count - 1)
            while larger[slot] != 0 { slot = (slot + 1) & (larger.count - 1) }
            larger[slot] = UInt16(row + 1)
        }
        slots = larger
    }
}
