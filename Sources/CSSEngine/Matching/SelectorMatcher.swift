/// Decides whether an element matches a selector, from right to left over the flat tables.
///
/// Can also answer from the element and its ancestors alone, with an assumption in place of everything around them.
struct SelectorMatcher: ~Copyable {
    let tree: TreeBuffer
    let attributes: AttributeStore
    let isRightToLeft: [Bool]
    let count: Int
    let positions: NthIndexCache
    let selectors: SelectorTable
    let parts: UnsafeBufferPointer<SelectorComponent>
    /// What is taken to be the answer wherever siblings, children or text would decide; nil to look.
    var assumption: Bool?

    /// How many simple selectors were tested.
    var testCount = 0
    /// Which elements deep lists match.
    private var matches: [MatchKey: Bool] = [:]
    /// Places among the siblings that match a list.
    var positionsAmongMatches: [PositionKey: Int] = [:]
    /// What long rows and deep chains were searched for.
    var reach: RelationCache
    private static let memoizedDepth = 4
    static let memoLimit = 1 << 20

    private struct MatchKey: Hashable {
        var list: UInt32
        var element: Int32
        var assumption: Bool?
    }

    struct PositionKey: Hashable {
        var list: UInt32
        var element: Int32
        var fromEnd: Bool
    }

    /// `parts` are those of `selectors`, and outlive the matcher, as the tree's memory does.
    init(
        _ tree: StyleTree, _ selectors: SelectorTable, parts: UnsafeBufferPointer<SelectorComponent>,
        positions: NthIndexCache
    ) {
        self.positions = positions
        self.tree = tree.view
        attributes = tree.attributes
        isRightToLeft = tree.isRightToLeft
        count = tree.count
        reach = RelationCache(count: tree.count)
        self.selectors = selectors
        self.parts = parts
    }

    /// Whether an element is taken for a variant of it. What is found out about elements holds only while that stays.
    var standsInVariant = false {
        didSet {
            matches.removeAll(keepingCapacity: true)
            positionsAmongMatches.removeAll(keepingCapacity: true)
            reach.forgetVariant()
        }
    }

    /// - Parameter asksForState: of the selector that asks.
    func question(
        _ position: UInt32, _ direction: RelationCache.Question.Direction, asksForState: Bool
    ) -> RelationCache.Question {
        RelationCache.Question(
            position: position, direction: direction, isOfVariant: standsInVariant && asksForState)
    }

    /// Whether an element matches a selector.
    mutating func matches(_ complex: ComplexSelector, _ element: Int32) -> Bool {
        match(complex, from: complex.end, element) == .matched
    }

    /// Whether an element with this element's looks and ancestors could match, whatever is around it. All elements that
    /// look alike get the same answer.
    mutating func mayMatch(_ complex: ComplexSelector, _ element: Int32) -> Bool {
        assumption = true
        defer { assumption = nil }
        return matches(complex, element)
    }

    mutating func matchesAny(_ list: UInt32, _ element: Int32) -> Bool {
        let list = selectors.lists[Int(list)].essence
        // The lists of deep selectors, as of the rules around, are asked for again and again from further in.
        guard selectors.lists[Int(list)].depth >= Self.memoizedDepth else { return tryAny(list, element) }
        let key = MatchKey(list: list, element: element, assumption: assumption)
        if let known = matches[key] { return known }
        let answer = tryAny(list, element)
        if matches.count >= Self.memoLimit { matches.removeAll(keepingCapacity: true) }
        matches[key] = answer
        return answer
    }

    private mutating func tryAny(_ list: UInt32, _ element: Int32) -> Bool {
        for row in selectors.lists[Int(list)].indices where matches(selectors.complexes[row], element) { return true }
        return false
    }
}
