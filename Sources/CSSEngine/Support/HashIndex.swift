/// Finds the rows of a table by their hashes: open addressing over slots that the rows themselves stand beside.
///
/// Whoever holds the rows compares them; removal needs the hash again.
struct HashIndex: ~Copyable {
    struct Slot: BitwiseCopyable {
        var hash: UInt32
        /// One more than a row; 0 is free.
        var row: UInt32

        static let free = Slot(hash: 0, row: 0)
    }

    /// A power of two of them, at most half in use.
    private var slots = UniqueArray<Slot>()
    private var count = 0

    /// - Parameter capacity: how many rows there is room for at first; a power of two.
    init(capacity: Int) {
        slots.resize(to: capacity * 2, filling: .free)
    }

    /// The row with this hash that is the one looked for; nil where there is none.
    @inline(__always) func find(hash: UInt32, _ isWanted: (UInt32) -> Bool) -> UInt32? {
        var place = Int(hash) & (slots.count - 1)
        while slots[place].row != 0 {
            if slots[place].hash == hash, isWanted(slots[place].row - 1) { return slots[place].row - 1 }
            place = (place + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a row that is not there.
    mutating func insert(_ row: UInt32, hash: UInt32) {
        if (count + 1) * 2 > slots.count { grow() }
        count += 1
        place(Slot(hash: hash, row: row + 1))
    }

    /// Removes a row. Rows after it in the same run of slots move up, so that `find` still reaches them.
    mutating func remove(_ row: UInt32, hash: UInt32) {
        let mask = slots.count - 1
        var hole = Int(hash) & mask
        while slots[hole].row != row + 1 { hole = (hole + 1) & mask }
        var next = (hole + 1) & mask
        while slots[next].row != 0 {
            let home = Int(slots[next].hash) & mask
            if (next - home) & mask >= (next - hole) & mask {
                slots[hole] = slots[next]
                hole = next
            }
            next = (next + 1) & mask
        }
        slots[hole] = .free
        count -= 1
    }

    private func place(_ slot: Slot) {
        var place = Int(slot.hash) & (slots.count - 1)
        while slots[place].row != 0 { place = (place + 1) & (slots.count - 1) }
        slots[place] = slot
    }

    private mutating func grow() {
        var full = UniqueArray<Slot>()
        swap(&full, &slots)
        slots.resize(to: full.count * 2, filling: .free)
        for index in 0..<full.count where full[index].row != 0 { place(full[index]) }
    }
}
