/// Interned names: a name's bytes are stored once, and equal names are equal integers.
///
/// Open addressing over a flat pool of bytes; ids count up from 1 and are never taken back.
struct AtomTable: Sendable {
    private struct Entry: Sendable {
        var hash: UInt32
        var start: UInt32
        var count: UInt32
    }

    private var entries: [Entry] = [Entry(hash: 0, start: 0, count: 0)]
    private var pool: [UInt8] = []
    /// Ids by hash; 0 is free. The count is a power of two and at least twice that of the entries.
    private var slots: [UInt32]

    init(minimumCapacity: Int = 16) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
    }

    /// How many ids there are, `Atom.none` included; every id is below it.
    var count: Int { entries.count }

    /// Bytes of all names.
    var byteCount: Int { pool.count }

    /// The name's text.
    func string(_ name: Atom) -> String {
        let entry = entries[Int(name.id)]
        return String(decoding: pool[Int(entry.start)..<Int(entry.start + entry.count)], as: UTF8.self)
    }

    /// Hands the name's bytes to `body`.
    func withBytes<Result>(_ name: Atom, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        let entry = entries[Int(name.id)]
        return pool.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(entry.start)..<Int(entry.start + entry.count)]))
        }
    }

    /// The id of `bytes`, given now if they are new.
    @inline(__always) mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        intern(bytes, hash: atomHash(bytes))
    }

    mutating func intern(_ string: String) -> Atom {
        var string = string
        return string.withUTF8 { intern($0) }
    }

    /// The id of a token's name.
    @inline(__always) mutating func intern(_ tokens: TokenList, _ index: Int) -> Atom {
        tokens.hasPlainName(index) ? intern(tokens.nameBytes(index)) : intern(tokens.name(index))
    }

    /// The id of `bytes`, or `Atom.none`.
    func find(_ bytes: UnsafeBufferPointer<UInt8>) -> Atom {
        Atom(id: slots[slot(of: bytes, hash: atomHash(bytes))])
    }

    func find(_ string: String) -> Atom {
        var string = string
        return string.withUTF8 { find($0) }
    }

    /// Ids in this table for all names of `other`, by their ids there.
    mutating func adopt(_ other: AtomTable) -> [Atom] {
        var map: [Atom] = []
        map.reserveCapacity(other.entries.count)
        other.pool.withUnsafeBufferPointer { pool in
            for entry in other.entries {
                let bytes = UnsafeBufferPointer(
                    rebasing: pool[Int(entry.start)..<Int(entry.start + entry.count)])
                map.append(map.isEmpty ? .none : intern(bytes, hash: entry.hash))
            }
        }
        return map
    }

    private mutating func intern(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Atom {
        let slot = slot(of: bytes, hash: hash)
        if slots[slot] != 0 { return Atom(id: slots[slot]) }
        let id = UInt32(entries.count)
        entries.append(Entry(hash: hash, start: UInt32(pool.count), count: UInt32(bytes.count)))
        pool.append(contentsOf: bytes)
        slots[slot] = id
        if entries.count * 2 > slots.count { grow() }
        return Atom(id: id)
    }

    /// The slot that holds `bytes`, or the free one where they belong.
    @inline(__always) private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(hash) & mask
        while true {
            let id = slots[slot]
            if id == 0 { return slot }
            let entry = entries[Int(id)]
            if entry.hash == hash, Int(entry.count) == bytes.count, poolHolds(bytes, at: Int(entry.start)) {
                return slot
            }
            slot = (slot + 1) & mask
        }
    }

    @inline(__always) private func poolHolds(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard let base = bytes.baseAddress else { return true }
        return pool.withUnsafeBufferPointer { areNamesEqual(base, $0.baseAddress! + start, count: bytes.count) }
    }

    private mutating func grow() {
        var larger = [UInt32](repeating: 0, count: slots.count * 2)
        let mask = larger.count - 1
        for id in 1..<entries.count {
            var slot = Int(entries[id].hash) & mask
            while larger[slot] != 0 { slot = (slot + 1) & mask }
            larger[slot] = UInt32(id)
        }
        slots = larger
    }
}
