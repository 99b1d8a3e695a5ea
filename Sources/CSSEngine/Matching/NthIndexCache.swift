/// The positions of elements among their siblings, counted once for each parent in an update.
struct NthIndexCache: ~Copyable {
    private struct Siblings {
        var count: Int32
        var countOfType: [UInt32: Int32]
    }

    /// The 1-based position of an element among all siblings, and among the siblings of its type.
    struct Position: BitwiseCopyable {
        /// The update in which the position was counted.
        var round: UInt32 = 0
        var index: Int32 = 0
        var indexOfType: Int32 = 0
        var first: Int32 = 0
    }

    /// An element that is counted among the siblings that match a list of selectors.
    struct MatchKey: Hashable {
        var list: UInt32
        var element: Int32
        var fromEnd: Bool
    }

    /// The positions of elements, by element.
    private var positions = UniqueArray<Position>()
    /// The counts of siblings, by first sibling.
    private var siblings: [Int32: Siblings] = [:]
    private var indicesAmongMatches: [MatchKey: Int] = [:]
    private var round: UInt32 = 0
    /// The number of elements that were counted in this update.
    private(set) var countedElements = 0

    private static let maximumMatches = 1 << 20

    /// Begins an update: removes all positions, because the tree may have changed since the last one.
    mutating func begin() {
        round += 1
        countedElements = 0
        if !siblings.isEmpty { siblings = [:] }
        removeMatches()
    }

    // MARK: All siblings

    /// The 1-based index of an element among all siblings, or among the siblings of its type.
    mutating func index(of element: Int32, in tree: TreeBuffer, ofType: Bool, fromEnd: Bool) -> Int {
        reserve(element)
        if positions[Int(element)].round != round { count(siblingsOf: element, in: tree) }
        let position = positions[Int(element)]
        guard fromEnd else { return Int(ofType ? position.indexOfType : position.index) }
        let siblings = siblings[position.first]!
        let type = tree.firstName(tree[element].pointee.types)
        return Int(ofType ? siblings.countOfType[type]! - position.indexOfType : siblings.count - position.index) + 1
    }

    private mutating func reserve(_ element: Int32) {
        if Int(element) >= positions.count { positions.resize(to: Int(element) * 2 + 1, filling: Position()) }
    }

    private mutating func count(siblingsOf element: Int32, in tree: TreeBuffer) {
        let first = tree.firstSibling(of: element)
        var all = Siblings(count: 0, countOfType: [:])
        var sibling = first
        while sibling >= 0 {
            reserve(sibling)
            all.count += 1
            let type = tree.firstName(tree[sibling].pointee.types)
            all.countOfType[type, default: 0] += 1
            positions[Int(sibling)] = Position(
                round: round, index: all.count, indexOfType: all.countOfType[type]!, first: first)
            sibling = tree[sibling].pointee.nextSibling
        }
        siblings[first] = all
        countedElements += Int(all.count)
    }

    // MARK: Siblings that match a list

    /// The 1-based index of an element among the siblings that match a list; `nil` if they were not counted.
    func indexAmongMatches(_ key: MatchKey) -> Int? { indicesAmongMatches[key] }

    mutating func set(_ index: Int, for key: MatchKey) {
        indicesAmongMatches[key] = index
    }

    /// Removes the indices among matching siblings if there are too many.
    mutating func limitMatches() {
        if indicesAmongMatches.count >= Self.maximumMatches { removeMatches() }
    }

    /// Removes the indices among matching siblings.
    mutating func removeMatches() {
        if !indicesAmongMatches.isEmpty { indicesAmongMatches = [:] }
    }
}
