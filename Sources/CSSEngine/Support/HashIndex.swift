/// Finds the entries of a table by hash: open addressing with linear probing.
///
/// The owner keeps the table and compares its entries. The index stores only their hashes and positions.
struct HashIndex: Sendable {
    private struct Slot: BitwiseCopyable {
        var hash: UInt32
        /// The position of an entry plus 1; 0 if the slot is free.
        var entry: UInt32

        static let free = Slot(hash: 0, entry: 0)
    }

    /// A power of two of slots. At most half of them are in use.
    private var slots: [Slot]
    private var count = 0

    init(minimumCapacity: Int = 16) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        slots = Array(repeating: .free, count: size)
    }

    /// The position of an entry with a hash; `nil` if no such entry satisfies the predicate.
    @inline(__always) func find(hash: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
        slots.withUnsafeBufferPointer { slots in
            let base = slots.baseAddress!
            let mask = slots.count - 1
            var index = Int(hash) & mask
            while base[index].entry != 0 {
                if base[index].hash == hash, isMatch(base[index].entry - 1) { return base[index].entry - 1 }
                index = (index + 1) & mask
            }
            return nil
        }
    }

    /// Adds the position of an entry.
    /// - Precondition: The entry is not in the index.
    @inline(__always) mutating func insert(_ entry: UInt32, hash: UInt32) {
        if (count + 1) * 2 > slots.count { resize(to: slots.count * 2) }
        count += 1
        slots.withUnsafeMutableBufferPointer { Self.place(Slot(hash: hash, entry: entry + 1), in: $0) }
    }

    /// Makes room for more entries at once, instead of growing several times.
    mutating func reserve(_ additional: Int) {
        var size = slots.count
        while size < (count + additional) * 2 { size *= 2 }
        if size > slots.count { resize(to: size) }
    }

    /// Removes the position of an entry. Moves later slots of the same run up, so that `find` still reaches them.
    /// - Precondition: The entry is in the index with this hash.
    mutating func remove(_ entry: UInt32, hash: UInt32) {
        slots.withUnsafeMutableBufferPointer { slots in
            let base = slots.baseAddress!
            let mask = slots.count - 1
            var hole = Int(hash) & mask
            while base[hole].entry != entry + 1 { hole = (hole + 1) & mask }
            var next = (hole + 1) & mask
            while base[next].entry != 0 {
                let home = Int(base[next].hash) & mask
                if (next - home) & mask >= (next - hole) & mask {
                    base[hole] = base[next]
                    hole = next
                }
                next = (next + 1) & mask
            }
            base[hole] = .free
        }
        count -= 1
    }

    @inline(__always) private static func place(_ slot: Slot, in slots: UnsafeMutableBufferPointer<Slot>) {
        let base = slots.baseAddress!
        let mask = slots.count - 1
        var index = Int(slot.hash) & mask
        while base[index].entry != 0 { index = (index + 1) & mask }
        base[index] = slot
    }

    private mutating func resize(to size: Int) {
        var larger = Array(repeating: Slot.free, count: size)
        larger.withUnsafeMutableBufferPointer { larger in
            for slot in slots where slot.entry != 0 { Self.place(slot, in: larger) }
        }
        slots = larger
    }
}
