/// Interned lists of names: equal lists have equal indices. Row 0 is the empty list.
struct NameListTable: ~Copyable {
    private var lists = ListInterner()
    /// By list, the names as a filter.
    private var filters = UniqueArray<AncestorFilter>()
    /// The list at hand.
    private var list = UniqueArray<UInt32>()

    init() {
        _ = intern()
    }

    var count: Int { lists.count }

    /// The lists in plain memory, valid until the next list is added.
    var view: NameLists {
        NameLists(lists: lists.listBase, names: lists.poolBase, filters: filters.base)
    }

    /// The index of a list of strings.
    mutating func list(of strings: [String], _ table: inout AtomTable) -> UInt32 {
        if strings.isEmpty { return 0 }
        list.removeAll()
        for string in strings { list.append(table.intern(string).id) }
        return intern()
    }

    /// The index of a list that starts as list `start` and goes on as `append` says.
    mutating func list(extending start: UInt32 = 0, _ append: (inout UniqueArray<UInt32>) -> Void) -> UInt32 {
        list.removeAll()
        if start != 0 { for name in lists[start] { list.append(name) } }
        append(&list)
        return list.count == 0 ? 0 : intern()
    }

    private mutating func intern() -> UInt32 {
        let index = lists.intern(UnsafeBufferPointer(start: list.base, count: list.count))
        if Int(index) == filters.count {
            var filter = AncestorFilter()
            for place in 0..<list.count { filter.insert(list[place]) }
            filters.append(filter)
        }
        return index
    }
}

/// A view of interned lists of names.
struct NameLists: BitwiseCopyable {
    fileprivate let lists: UnsafePointer<ListInterner.List>
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
