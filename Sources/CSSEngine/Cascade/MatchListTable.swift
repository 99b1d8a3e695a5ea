/// Interned lists of matched selectors: equal lists have equal rows.
struct MatchListTable: ~Copyable {
    struct List: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
        var hash: UInt32
    }

    private var lists = Column<List>()
    private var pool = Column<UInt32>(minimumCapacity: 1024)
    /// One more than a row of `lists`, by hash; 0 is free.
    private var slots = Column<UInt32>()

    init() {
        slots.resize(to: 256, filling: 0)
    }

    var count: Int { lists.count }

    /// The row of a list of ranks in ascending order.
    mutating func intern(_ ranks: UnsafeBufferPointer<UInt32>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for rank in ranks { hash = (hash ^ rank) &* 0x9E37_79B1 &+ hash >> 15 }
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let row = slots[slot] - 1
            if lists[Int(row)].hash == hash, equals(lists[Int(row)], ranks) { return row }
            slot = (slot + 1) & (slots.count - 1)
        }
        let row = UInt32(lists.count)
        lists.append(List(start: UInt32(pool.count), count: UInt32(ranks.count), hash: hash))
        for rank in ranks { pool.append(rank) }
        slots[slot] = row + 1
        if lists.count * 2 > slots.count { grow() }
        return row
    }

    /// The ranks of a list, valid until the next list is interned.
    func ranks(of row: UInt32) -> UnsafeBufferPointer<UInt32> {
        let list = lists[Int(row)]
        return UnsafeBufferPointer(start: pool.base + Int(list.start), count: Int(list.count))
    }

    private func equals(_ list: List, _ ranks: UnsafeBufferPointer<UInt32>) -> Bool {
        guard Int(list.count) == ranks.count else { return false }
        let stored = pool.base + Int(list.start)
        for index in ranks.indices where stored[index] != ranks[index] { return false }
        return true
    }

    private mutating func grow() {
        let size = slots.count * 2
        slots.removeAll()
        slots.resize(to: size, filling: 0)
        for row in 0..<lists.count {
            var slot = Int(lists[row].hash) & (size - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (size - 1) }
            slots[slot] = UInt32(row) + 1
        }
    }
}
