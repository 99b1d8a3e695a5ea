/// Interned lists of matched selectors: equal lists have equal rows.
struct MatchListTable: ~Copyable {
    struct List: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    private var lists = Column<List>()
    private var pool = Column<UInt32>(minimumCapacity: 1024)
    private var slots = SlotTable(capacity: 128)

    var count: Int { lists.count }

    /// The row of a list of ranks in ascending order.
    mutating func intern(_ ranks: UnsafeBufferPointer<UInt32>) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for rank in ranks { hash = (hash ^ rank) &* 0x9E37_79B1 &+ hash >> 15 }
        if let known = slots.find(hash: hash, { equals(lists[Int($0)], ranks) }) { return known }
        let row = UInt32(lists.count)
        lists.append(List(start: UInt32(pool.count), count: UInt32(ranks.count)))
        for rank in ranks { pool.append(rank) }
        slots.insert(row, hash: hash)
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
}
