/// Interns lists of integers. Equal lists have equal indices.
struct ListInterner: ~Copyable {
    struct List: BitwiseCopyable {
        var start: UInt32
        var count: UInt32
    }

    private var lists = UniqueArray<List>()
    private var pool = UniqueArray<UInt32>(minimumCapacity: 1024)
    private var index = HashIndex(minimumCapacity: 128)

    /// Returns the index of a list, which is added if it is new.
    mutating func intern(_ integers: UnsafeBufferPointer<UInt32>) -> UInt32 {
        let hash = listHash(integers)
        if let known = self.index.find(hash: hash, where: { equals(lists[Int($0)], integers) }) { return known }
        let index = UInt32(lists.count)
        lists.append(List(start: UInt32(pool.count), count: UInt32(integers.count)))
        for integer in integers { pool.append(integer) }
        self.index.insert(index, hash: hash)
        return index
    }

    private func equals(_ list: List, _ integers: UnsafeBufferPointer<UInt32>) -> Bool {
        guard Int(list.count) == integers.count else { return false }
        let stored = pool.pointer(to: Int(list.start))
        for index in integers.indices where stored[index] != integers[index] { return false }
        return true
    }
}

/// A hash of a list of integers.
@inline(__always) func listHash(_ integers: UnsafeBufferPointer<UInt32>) -> UInt32 {
    var hash: UInt32 = 0x811C_9DC5
    for integer in integers { hash = (hash ^ integer) &* 0x9E37_79B1 &+ hash >> 15 }
    return hash
}
