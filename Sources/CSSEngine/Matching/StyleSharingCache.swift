/// The names, states and ancestors of an element, as selectors test them. Elements with equal keys match the same rules,
/// except for rules that depend on siblings, children or text.
struct SharingKey: RowKey {
    /// The row of the parent's key; 0 for a root.
    var parent: UInt32
    var environment: UInt32
    var types: UInt32
    var classes: UInt32
    var id: UInt32
    var attributes: UInt32
    /// The id of the true container queries. See `ContainerViews`.
    var containerAnswers: UInt32
    /// The bits of the states, and one for internal parts.
    var state: UInt32

    @inline(__always) init(_ node: TreeNode, parent: UInt32, containerAnswers: UInt32) {
        self.parent = parent
        self.containerAnswers = containerAnswers
        environment = UInt32(node.environment)
        types = node.types
        classes = node.classes
        id = node.id
        attributes = node.attributes
        state = UInt32(node.state) | (node.isInternalPart ? 1 << 16 : 0)
    }

    @inline(__always) var hash: UInt32 {
        mixedHash(
            mixedHash(parent ^ state << 16, types ^ environment << 24),
            mixedHash(classes ^ containerAnswers << 16, id ^ attributes << 16))
    }
}

/// Shares match results between elements with equal sharing keys.
struct StyleSharingCache: ~Copyable {
    /// The rules that the elements of a key match.
    struct Result: BitwiseCopyable {
        /// One more than the match list that all elements of the key share; 0 if none of them was matched yet.
        var list: UInt32 = 0
        /// The selectors to test for each element.
        var candidates = RunPool<UInt32>.Run()
    }

    /// Row 0 is the parent of all roots.
    private var keys = RowTable<SharingKey>()
    private var results = UniqueArray<Result>()
    /// The candidates of all keys, as indices of the rule index's entries.
    private var candidates = RunPool<UInt32>()

    init() {
        _ = keys.appendUnkeyed(SharingKey(TreeNode(), parent: 0, containerAnswers: 0))
        results.append(Result())
    }

    var entryCount: Int { keys.liveCount }
    var insertionCount: Int { keys.insertionCount }

    /// Whether `row` has this key.
    @inline(__always) func isRow(_ row: UInt32, of key: SharingKey) -> Bool { keys[row] == key }

    /// The row of a key, which is added if it is new.
    mutating func row(of key: SharingKey) -> UInt32 {
        if let known = keys.find(key) { return known }
        let row = keys.insert(key)
        if Int(row) < results.count { results[Int(row)] = Result() } else { results.append(Result()) }
        return row
    }

    /// The match list that all elements with a key share; `nil` if none of them was matched yet.
    @inline(__always) func list(of row: UInt32) -> UInt32? {
        let list = results[Int(row)].list
        return list == 0 ? nil : list - 1
    }

    /// The selectors to test for each element with a key, valid until the next change.
    @inline(__always) func candidates(of row: UInt32) -> UnsafeBufferPointer<UInt32> {
        candidates[results[Int(row)].candidates]
    }

    mutating func set(_ list: UInt32, candidates new: UnsafeBufferPointer<UInt32>, for row: UInt32) {
        results[Int(row)] = Result(list: list + 1, candidates: candidates.append(new))
    }

    /// Forgets which rules the elements of each key match. The keys stay.
    mutating func removeResults() {
        for row in 0..<results.count { results[row] = Result() }
        candidates = RunPool()
    }

    // MARK: Collection

    /// Marks a key, the keys of the ancestors, and their names. Calls `markList` with the match list of each.
    mutating func mark(_ row: UInt32, _ tree: StyleTree, _ collection: UInt32, markList: (UInt32) -> Void) {
        var next = row
        while next != 0, keys.mark(next, collection) {
            if let list = list(of: next) { markList(list) }
            let key = keys[next]
            tree.markNames(types: key.types, classes: key.classes, attributes: key.attributes, id: key.id)
            next = key.parent
        }
    }

    /// Removes unmarked keys, as far as `limit` allows. Returns whether the sweep is complete.
    mutating func sweep(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        next = max(next, 1)
        return keys.sweep(from: &next, limit: &limit, unmarkedIn: collection) { row in
            candidates.free(results[Int(row)].candidates)
            results[Int(row)] = Result()
        }
    }
}
