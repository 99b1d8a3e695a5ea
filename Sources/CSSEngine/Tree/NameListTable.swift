/// Interned lists of names: equal lists have equal indices. List 0 is the empty list.
struct NameListTable: ~Copyable {
    private let names: NameTable
    /// The lists, by hash and length. Lists with equal hashes and lengths also have a number.
    private var lists = RowTable<PairKey>()
    private var runs = UniqueArray<RunPool<UInt32>.Run>()
    private var pool = RunPool<UInt32>()
    /// The names of each list as a filter.
    private var filters = UniqueArray<AncestorFilter>()
    /// The list at hand.
    private var list = UniqueArray<UInt32>()
    private var collection: UInt32 = 1

    init(_ names: NameTable) {
        self.names = names
        _ = intern()
    }

    var entryCount: Int { lists.liveCount }
    var insertionCount: Int { lists.insertionCount }

    /// The lists in plain memory, valid until the next list is added.
    var view: NameLists {
        NameLists(lists: runs.pointer(to: 0), names: pool.pointer, filters: filters.pointer(to: 0))
    }

    /// The index of a list of strings.
    mutating func list(of strings: [String]) -> UInt32 {
        if strings.isEmpty { return 0 }
        list.removeAll()
        for string in strings { list.append(names.intern(string).id) }
        return intern()
    }

    /// The index of a list that starts as list `start`, to which `append` adds atoms.
    mutating func list(extending start: UInt32 = 0, _ append: (inout UniqueArray<UInt32>) -> Void) -> UInt32 {
        list.removeAll()
        for name in pool[runs[Int(start)]] { list.append(name) }
        append(&list)
        return list.count == 0 ? 0 : intern()
    }

    /// The index of the list at hand, which is marked.
    private mutating func intern() -> UInt32 {
        var key = PairKey(first: listHash(UnsafeBufferPointer(list.elements)), second: UInt32(list.count))
        while let known = lists.find(key) {
            if equalsList(known) {
                mark(known)
                return known
            }
            key.second &+= 1 << 16
        }
        let row = lists.insert(key)
        let run = pool.append(UnsafeBufferPointer(list.elements))
        var filter = AncestorFilter()
        for index in 0..<list.count { filter.insert(list[index]) }
        if Int(row) < runs.count {
            runs[Int(row)] = run
            filters[Int(row)] = filter
        } else {
            runs.append(run)
            filters.append(filter)
        }
        mark(row)
        return row
    }

    private func equalsList(_ row: UInt32) -> Bool {
        let stored = pool[runs[Int(row)]]
        guard stored.count == list.count else { return false }
        for index in stored.indices where stored[index] != list[index] { return false }
        return true
    }

    // MARK: Collection

    mutating func beginCollection(_ collection: UInt32) { self.collection = collection }

    /// Marks a list and its names.
    @inline(__always) mutating func mark(_ row: UInt32) {
        guard lists.mark(row, collection) else { return }
        for name in pool[runs[Int(row)]] { names.mark(name) }
    }

    /// Removes unmarked lists, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int) -> Bool {
        next = max(next, 1)
        return lists.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            pool.free(runs[Int(row)])
        }
    }
}

/// A view of interned lists of names.
struct NameLists: BitwiseCopyable {
    fileprivate let lists: UnsafePointer<RunPool<UInt32>.Run>
    fileprivate let names: UnsafePointer<UInt32>
    fileprivate let filters: UnsafePointer<AncestorFilter>

    /// The names in a list.
    @inline(__always) subscript(list: UInt32) -> UnsafeBufferPointer<UInt32> {
        let list = lists[Int(list)]
        return UnsafeBufferPointer(start: names + Int(list.start), count: Int(list.count))
    }

    /// The names in a list, as a filter.
    @inline(__always) func filter(of list: UInt32) -> AncestorFilter { filters[Int(list)] }

    /// Whether a name is in a list.
    @inline(__always) func contains(_ list: UInt32, _ name: UInt32) -> Bool {
        let list = lists[Int(list)]
        let names = names + Int(list.start)
        for index in 0..<Int(list.count) where names[index] == name { return true }
        return false
    }

    /// The first name of a list; 0 if it is empty.
    @inline(__always) func first(of list: UInt32) -> UInt32 {
        let list = lists[Int(list)]
        return list.count == 0 ? 0 : names[Int(list.start)]
    }

    /// The value of an attribute in a list in which names and values alternate; 0 if the attribute does not exist.
    @inline(__always) func value(of attribute: UInt32, in list: UInt32) -> UInt32 {
        let list = lists[Int(list)]
        let names = names + Int(list.start)
        for index in stride(from: 0, to: Int(list.count), by: 2) where names[index] == attribute {
            return names[index + 1]
        }
        return 0
    }
}
