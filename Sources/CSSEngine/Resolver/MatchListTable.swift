/// The different lists of matched selectors in a tree. Equal lists have one number.
struct MatchListTable: ~Copyable {
    /// The lists, by hash and length. Lists with equal hashes and lengths also have a number.
    private var lists = RowTable<PairKey>()
    private var runs = UniqueArray<RunPool<UInt32>.Run>()
    private var ranks = RunPool<UInt32>()

    var entryCount: Int { lists.liveCount }
    var insertionCount: Int { lists.insertionCount }
    /// The number of lists, free ones included.
    var count: Int { lists.count }

    /// The number of a list of selector ranks, which is added if it is new.
    mutating func intern(_ list: UnsafeBufferPointer<UInt32>) -> UInt32 {
        // Lists with equal hashes differ in the second half of the key.
        var key = PairKey(first: listHash(list), second: UInt32(list.count))
        while let known = lists.find(key) {
            if equals(known, list) { return known }
            key.second &+= 1 << 16
        }
        let row = lists.insert(key)
        let run = ranks.append(list)
        if Int(row) < runs.count { runs[Int(row)] = run } else { runs.append(run) }
        return row
    }

    /// The ranks in a list, ascending, valid until the next list is added.
    @inline(__always) subscript(list: UInt32) -> UnsafeBufferPointer<UInt32> { ranks[runs[Int(list)]] }

    func isInUse(_ list: UInt32) -> Bool { lists.isInUse(list) }

    @inline(__always) private func equals(_ known: UInt32, _ list: UnsafeBufferPointer<UInt32>) -> Bool {
        let ranks = self[known]
        guard ranks.count == list.count else { return false }
        for index in list.indices where ranks[index] != list[index] { return false }
        return true
    }

    // MARK: Collection

    mutating func mark(_ list: UInt32, _ collection: UInt32) { _ = lists.mark(list, collection) }

    /// Removes unmarked lists, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        lists.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            ranks.free(runs[Int(row)])
        }
    }
}
