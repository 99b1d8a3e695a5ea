/// The different lists of matched selectors in a tree. A list has the ranks of the selectors, ascending.
typealias MatchListTable = ListTable<UInt32>

/// The rules that each element of a tree matches.
///
/// Elements with equal sharing keys are matched once. Rules that depend on siblings, children or text are kept as
/// candidates for a key, and tested for each element.
struct MatchedRules: ~Copyable {
    /// The sharing key of an element.
    struct ElementKey: BitwiseCopyable {
        /// The row of the key; 0 if it is not known.
        var row: UInt32 = 0
        /// The round in which the key was last compared with the element.
        var round: UInt32 = 0
    }

    private var sharing = StyleSharingCache()
    private(set) var lists = MatchListTable()
    /// The key of each element, by element.
    private var elementKeys = UniqueArray<ElementKey>()
    private var round: UInt32 = 0
    private var path = UniqueArray<Int32>()
    private let work: RestyleWorkCounter

    init(_ work: RestyleWorkCounter) {
        self.work = work
    }

    var entryCount: Int { sharing.entryCount + lists.entryCount }
    var insertionCount: Int { sharing.insertionCount + lists.insertionCount }

    /// Begins an update of a tree, in which each key is compared with its element again.
    mutating func beginRound(elementCount: Int) {
        round += 1
        elementKeys.resize(to: elementCount, filling: ElementKey())
    }

    /// The match list of an element.
    /// - Returns: The list, and whether no other element with the same key was matched before.
    mutating func list(
        of element: Int32, in tree: TreeBuffer, _ collector: inout ElementRuleCollector, collection: UInt32
    ) -> (row: UInt32, isFirst: Bool) {
        let key = updateKeys(of: element, in: tree)
        let isFirst = sharing.list(of: key) == nil
        return (list(of: element, key: key, isVariant: false, &collector, collection: collection), isFirst)
    }

    /// The match list of a variant of an element, whose node has the state and the text of the variant. The key of the
    /// element's parent must be known.
    /// - Returns: The list, and whether all elements with the same key and the same variant have it.
    mutating func list(
        ofVariant element: Int32, in tree: TreeBuffer, _ collector: inout ElementRuleCollector, collection: UInt32
    ) -> (list: UInt32, isShared: Bool) {
        let variant = tree[element].pointee
        let parent = variant.parent < 0 ? 0 : elementKeys[Int(variant.parent)].row
        let containers = tree.containers(aroundChildrenOf: variant.parent)
        let key = sharing.row(of: SharingKey(variant, parent: parent, containerAnswers: containers.answers))
        let list = list(of: element, key: key, isVariant: true, &collector, collection: collection)
        return (list, sharing.candidates(of: key).isEmpty)
    }

    /// The match list of the starting style of an element that was matched: with the rules in `@starting-style`.
    mutating func startingList(of element: Int32, _ collector: inout ElementRuleCollector) -> UInt32 {
        collector.collectStartingStyle(of: element, &lists)
    }

    private mutating func list(
        of element: Int32, key: UInt32, isVariant: Bool, _ collector: inout ElementRuleCollector, collection: UInt32
    ) -> UInt32 {
        let shared: UInt32
        if let known = sharing.list(of: key) {
            shared = known
        } else {
            collector.collect(element, isVariant: isVariant)
            work.countMatch()
            shared = lists.intern(collector.matches)
            // If the key is marked already, the collection does not visit it again to mark its list.
            lists.mark(shared, collection)
            sharing.set(shared, candidates: collector.candidates, for: key)
        }
        let candidates = sharing.candidates(of: key)
        guard !candidates.isEmpty,
            collector.collect(element, isVariant: isVariant, lists[shared], candidates: candidates)
        else { return shared }
        return lists.intern(collector.matches)
    }

    /// Updates the keys and the ancestor filters of an element and its ancestors. Returns the key of the element.
    @inline(__always) @discardableResult
    mutating func updateKeys(of element: Int32, in tree: TreeBuffer) -> UInt32 {
        let known = elementKeys[Int(element)]
        return known.round == round ? known.row : updateOutdatedKeys(of: element, in: tree)
    }

    private mutating func updateOutdatedKeys(of element: Int32, in tree: TreeBuffer) -> UInt32 {
        // The parent was mostly visited before its children.
        var next = tree[element].pointee.parent
        path.removeAll()
        while next >= 0, elementKeys[Int(next)].round != round {
            path.append(next)
            next = tree[next].pointee.parent
        }
        var parent = next < 0 ? 0 : elementKeys[Int(next)].row
        for index in stride(from: path.count - 1, through: 0, by: -1) {
            parent = updateKey(of: path[index], in: tree, parent: parent)
        }
        return updateKey(of: element, in: tree, parent: parent)
    }

    @inline(__always)
    private mutating func updateKey(of element: Int32, in tree: TreeBuffer, parent: UInt32) -> UInt32 {
        let node = tree[element]
        let containers = tree.containers(aroundChildrenOf: node.pointee.parent)
        let key = SharingKey(node.pointee, parent: parent, containerAnswers: containers.answers)
        var row = elementKeys[Int(element)].row
        if row == 0 || !sharing.isRow(row, of: key) {
            row = sharing.row(of: key)
            node.pointee.filter = tree.filter(of: node.pointee)
        }
        elementKeys[Int(element)] = ElementKey(row: row, round: round)
        return row
    }

    // MARK: Changes

    /// Removes the results of a removed element.
    mutating func remove(_ element: Int32) {
        if Int(element) < elementKeys.count { elementKeys[Int(element)] = ElementKey() }
    }

    /// Removes the match lists of all sharing keys, because rules or environments have changed. The keys and the lists stay.
    mutating func removeResults() { sharing.removeResults() }

    /// Replaces all match lists.
    mutating func replaceLists(by newLists: consuming MatchListTable) { lists = newLists }

    // MARK: Collection

    /// Marks the key of an element, and its match list.
    mutating func mark(_ element: Int32, list: UInt32, _ tree: StyleTree, _ collection: UInt32) {
        sharing.mark(elementKeys[Int(element)].row, tree, collection) { lists.mark($0, collection) }
        lists.mark(list, collection)
    }

    mutating func markList(_ list: UInt32, _ collection: UInt32) { lists.mark(list, collection) }

    mutating func sweepKeys(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        sharing.sweep(from: &next, limit: &limit, collection)
    }

    mutating func sweepLists(from next: inout Int, limit: inout Int, _ collection: UInt32) -> Bool {
        lists.sweep(from: &next, limit: &limit, unmarkedIn: collection)
    }
}
