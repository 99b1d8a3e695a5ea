/// Interned lists of names: equal lists have equal indices. List 0 is the empty list.
struct NameListTable: ~Copyable {
    private let names: NameTable
    private var lists = ListTable<UInt32>()
    /// The names of each list as a filter.
    private var filters = UniqueArray<AncestorFilter>()
    /// The list to intern next.
    private var list = UniqueArray<UInt32>()
    private var collection: UInt32 = 1

    init(_ names: NameTable) {
        self.names = names
        _ = intern()
    }

    var entryCount: Int { lists.entryCount }
    var insertionCount: Int { lists.insertionCount }

    /// The lists in plain memory, valid until the next list is added.
    var view: NameLists {
        NameLists(lists: lists.view, filters: filters.pointer(to: 0))
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
        for name in lists[start] { list.append(name) }
        append(&list)
        return list.count == 0 ? 0 : intern()
    }

    /// Interns and marks `list`. Returns its index.
    private mutating func intern() -> UInt32 {
        let names = UnsafeBufferPointer(list.elements)
        let index: UInt32
        switch lists.search(names, hash: listHash(names)) {
        case .found(let known): index = known
        case .missing(let key):
            index = lists.insert(names, key)
            setFilter(of: index)
        }
        mark(index)
        return index
    }

    private mutating func setFilter(of index: UInt32) {
        var filter = AncestorFilter()
        for name in lists[index] { filter.insert(name) }
        if Int(index) < filters.count { filters[Int(index)] = filter } else { filters.append(filter) }
    }

    // MARK: Collection

    mutating func beginCollection(_ collection: UInt32) { self.collection = collection }

    /// Marks a list and its names.
    @inline(__always) mutating func mark(_ list: UInt32) {
        guard lists.mark(list, collection) else { return }
        for name in lists[list] { names.mark(name) }
    }

    /// Removes unmarked lists, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int) -> Bool {
        next = max(next, 1)
        return lists.sweep(from: &next, limit: &limit, unmarkedIn: collection)
    }
}

/// A view of interned lists of names.
struct NameLists: BitwiseCopyable {
    fileprivate let lists: ListTable<UInt32>.View
    fileprivate let filters: UnsafePointer<AncestorFilter>

    /// The names in a list.
    @inline(__always) subscript(list: UInt32) -> UnsafeBufferPointer<UInt32> { lists[list] }

    /// The names in a list, as a filter.
    @inline(__always) func filter(of list: UInt32) -> AncestorFilter { filters[Int(list)] }

    /// Whether a name is in a list.
    @inline(__always) func contains(_ list: UInt32, _ name: UInt32) -> Bool {
        let names = lists[list]
        for index in 0..<names.count where names[index] == name { return true }
        return false
    }

    /// The first name of a list; 0 if it is empty.
    @inline(__always) func first(of list: UInt32) -> UInt32 {
        let names = lists[list]
        return names.count == 0 ? 0 : names[0]
    }

    /// The value of an attribute in a list in which names and values alternate; 0 if the attribute does not exist.
    @inline(__always) func value(of attribute: UInt32, in list: UInt32) -> UInt32 {
        let names = lists[list]
        for index in stride(from: 0, to: names.count, by: 2) where names[index] == attribute {
            return names[index + 1]
        }
        return 0
    }
}
