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

    /// The slots. Their number is a power of two, and at most half of the slots are in use.
    private var slots: [Slot]
    private var count = 0

    init(minimumCapacity: Int = 16) {
        var size = 32
        while size < minimumCapacity * 2 { size *= 2 }
        slots = Array(repeating: .free, count: size)
    }

    /// The result of a search.
    enum SearchResult {
        /// The position of the entry.
        case found(UInt32)
        /// There is no such entry. Until the index changes, the entry can be inserted into the free slot.
        case missing(freeSlot: Int)
    }

    /// The entry with a hash that satisfies the predicate, or the slot to insert it in.
    @inline(__always) func search(hash: UInt32, where isMatch: (UInt32) -> Bool) -> SearchResult {
        slots.withUnsafeBufferPointer { slots in
            let base = slots.baseAddress!
            let mask = slots.count - 1
            var index = Int(hash) & mask
            while base[index].entry != 0 {
                if base[index].hash == hash, isMatch(base[index].entry - 1) { return .found(base[index].entry - 1) }
                index = (index + 1) & mask
            }
            return .missing(freeSlot: index)
        }
    }

    /// The position of an entry with a hash; `nil` if no such entry satisfies the predicate.
    @inline(__always) func find(hash: UInt32, where isMatch: (UInt32) -> Bool) -> UInt32? {
        switch search(hash: hash, where: isMatch) {
        case .found(let entry): entry
        case .missing: nil
        }
    }

    /// Adds the position of an entry.
    /// - Precondition: The entry is not in the index.
    @inline(__always) mutating func insert(_ entry: UInt32, hash: UInt32) {
        if (count + 1) * 2 > slots.count { resize(to: slots.count * 2) }
        count += 1
        slots.withUnsafeMutableBufferPointer { Self.add(Slot(hash: hash, entry: entry + 1), to: $0) }
    }

    /// Adds the position of an entry.
    /// - Parameter freeSlot: The slot that a search for the entry has returned since the last change.
    @inline(__always) mutating func insert(_ entry: UInt32, hash: UInt32, at freeSlot: Int) {
        if (count + 1) * 2 > slots.count { return insert(entry, hash: hash) }
        count += 1
        slots[freeSlot] = Slot(hash: hash, entry: entry + 1)
    }

    /// Reserves capacity for a number of additional entries.
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

    @inline(__always) private static func add(_ slot: Slot, to slots: UnsafeMutableBufferPointer<Slot>) {
        let base = slots.baseAddress!
        let mask = slots.count - 1
        var index = Int(slot.hash) & mask
        while base[index].entry != 0 { index = (index + 1) & mask }
        base[index] = slot
    }

    private mutating func resize(to size: Int) {
        var larger = Array(repeating: Slot.free, count: size)
        larger.withUnsafeMutableBufferPointer { larger in
            for slot in slots where slot.entry != 0 { Self.add(slot, to: larger) }
        }
        slots = larger
    }
}
