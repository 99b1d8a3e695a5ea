/// Decides whether an element matches a selector, from right to left over the flat tables.
///
/// Can also answer from the element and its ancestors alone, with an assumption in place of everything around them.
struct SelectorMatcher: ~Copyable {
    let tree: TreeView
    private let attributes: AttributeStore
    private let isRightToLeft: Bool
    private let count: Int
    private let positions: SiblingPositions
    let selectors: SelectorTable
    let parts: UnsafeBufferPointer<SelectorPart>
    /// What is taken to be the answer wherever siblings, children or text would decide; nil to look.
    private var assumption: Bool?

    /// `parts` are those of `selectors`, and outlive the matcher, as the tree's memory does.
    init(
        _ tree: StyleTree, _ selectors: SelectorTable, parts: UnsafeBufferPointer<SelectorPart>,
        positions: SiblingPositions
    ) {
        self.positions = positions
        self.tree = tree.view
        attributes = tree.attributes
        isRightToLeft = tree.isRightToLeft
        count = tree.count
        reach = ReachMemo(count: tree.count)
        self.selectors = selectors
        self.parts = parts
    }

    /// Forgets what was found out about elements, but for what is far from them.
    mutating func forgetAnswers() {
        matches.removeAll(keepingCapacity: true)
        positionsAmongMatches.removeAll(keepingCapacity: true)
    }

    private struct MatchKey: Hashable {
        var list: UInt32
        var element: Int32
        var assumption: Bool?
    }

    private struct PositionKey: Hashable {
        var list: UInt32
        var element: Int32
        var fromEnd: Bool
    }

    /// How many simple selectors were tested.
    private(set) var testCount = 0
    /// Which elements deep lists match.
    private var matches: [MatchKey: Bool] = [:]
    /// Places among the siblings that match a list.
    private var positionsAmongMatches: [PositionKey: Int] = [:]
    /// What long rows and deep chains were searched for.
    var reach: ReachMemo
    /// Behind this many elements it pays to remember what was found.
    private static let farSteps = 64
    private static let memoizedDepth = 4
    private static let memoLimit = 1 << 20

    /// What a failure to match says about trying other elements for the same combinator.
    private enum Outcome {
        case matched
        /// This element is not it; another may be.
        case failed
        /// No sibling of this element is it: what is missing is missing before all of them, or on their parent.
        case failedForSiblings
        /// What is missing is missing above it, and so for every element further up and every sibling too.
        case failedForAll
    }

    /// Whether an element matches a selector.
    /// - Parameter anchor: the element that a relative selector is relative to; -1 for others.
    mutating func matches(_ complex: ComplexSelector, _ element: Int32, anchor: Int32 = -1) -> Bool {
        match(complex, from: complex.end, element, anchor: anchor) == .matched
    }

    /// Whether an element passes the tests of a selector's rightmost compound.
    mutating func compoundMatches(_ complex: ComplexSelector, _ element: Int32) -> Bool {
        var index = complex.end
        while index > complex.start, !parts[Int(index - 1)].kind.isCombinator {
            let part = parts[Int(index - 1)]
            guard test(part, element) else { return false }
            index = nestedStart(part, at: index - 1)
        }
        return true
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
        for row in selectors.lists[Int(list)].indices
        where match(selectors.complexes[row], from: selectors.complexes[row].end, element, anchor: -1) == .matched {
            return true
        }
        return false
    }

    /// Matches the compound that ends before `position` against `element`, and what is left of it against others.
    private mutating func match(
        _ complex: ComplexSelector, from position: UInt32, _ element: Int32, anchor: Int32
    ) -> Outcome {
        var index = position
        while index > complex.start {
            let part = parts[Int(index - 1)]
            if let combinator = part.kind.combinator {
                return match(complex, leftOf: combinator, before: index - 1, element, anchor: anchor)
            }
            guard test(part, element) else { return .failed }
            index = nestedStart(part, at: index - 1)
        }
        switch complex.lead {
        case .absolute: return .matched
        case .enclosingRule, .anchor:
            return match(complex, leftOf: .descendant, before: complex.start, element, anchor: anchor)
        }
    }

    /// Where the part's compound goes on to the left, past the parts of its nested list.
    @inline(__always) private func nestedStart(_ part: SelectorPart, at index: UInt32) -> UInt32 {
        part.kind.mayHaveList ? selectors.start(ofPart: index) : index
    }

    /// Looks for an element that stands in the combinator's relation to `element` and matches what is left.
    private mutating func match(
        _ complex: ComplexSelector, leftOf combinator: Combinator, before position: UInt32, _ element: Int32,
        anchor: Int32
    ) -> Outcome {
        switch combinator {
        case .child:
            let parent = tree[element].pointee.parent
            guard parent >= 0 else { return .failedForAll }
            let outcome = matchLeft(complex, position, parent, anchor: anchor)
            return outcome == .failed ? .failedForSiblings : outcome
        case .descendant:
            var ancestor = tree[element].pointee.parent
            var steps = 0
            while ancestor >= 0 {
                let outcome = matchLeft(complex, position, ancestor, anchor: anchor)
                if outcome == .matched || outcome == .failedForAll { return outcome }
                ancestor = tree[ancestor].pointee.parent
                steps += 1
                if steps == Self.farSteps, anchor < 0, assumption == nil {
                    let question = ReachMemo.Question(position: position, direction: .outward)
                    let found = reaches(question, from: ancestor) { matcher, ancestor in
                        matcher.matchLeft(complex, position, ancestor, anchor: -1) == .matched
                    } next: { tree, ancestor in
                        tree[ancestor].pointee.parent
                    }
                    return found ? .matched : .failedForAll
                }
            }
            return .failedForAll
        case .nextSibling:
            if let assumption { return assumption ? .matched : .failed }
            let sibling = tree[element].pointee.previousSibling
            return sibling < 0 ? .failed : matchLeft(complex, position, sibling, anchor: anchor)
        case .subsequentSibling:
            if let assumption { return assumption ? .matched : .failed }
            var sibling = tree[element].pointee.previousSibling
            var steps = 0
            while sibling >= 0 {
                let outcome = matchLeft(complex, position, sibling, anchor: anchor)
                if outcome != .failed { return outcome }
                sibling = tree[sibling].pointee.previousSibling
                steps += 1
                if steps == Self.farSteps, anchor < 0 {
                    let question = ReachMemo.Question(position: position, direction: .outward)
                    let found = reaches(question, from: sibling) { matcher, sibling in
                        matcher.matchLeft(complex, position, sibling, anchor: -1) == .matched
                    } next: { tree, sibling in
                        tree[sibling].pointee.previousSibling
                    }
                    return found ? .matched : .failedForSiblings
                }
            }
            return .failedForSiblings
        }
    }

    /// The compound left of a combinator; at the left end of a relative selector, what it is relative to.
    private mutating func matchLeft(
        _ complex: ComplexSelector, _ position: UInt32, _ element: Int32, anchor: Int32
    ) -> Outcome {
        if position > complex.start { return match(complex, from: position, element, anchor: anchor) }
        switch complex.lead {
        case .absolute: return .matched
        case .enclosingRule: return matchesAny(complex.leadList, element) ? .matched : .failed
        case .anchor: return element == anchor ? .matched : .failed
        }
    }

    // MARK: Simple selectors

    private mutating func test(_ part: SelectorPart, _ element: Int32) -> Bool {
        let node = tree[element]
        testCount &+= 1
        switch part.kind {
        case .class: return tree.contains(node.pointee.classes, part.index)
        case .type: return tree.contains(node.pointee.types, part.index)
        case .id: return node.pointee.id == part.index
        case .universal: return true
        case .state: return node.pointee.state & part.detail == part.detail
        case .stateAbsent: return node.pointee.state & part.detail == 0
        case .root: return node.pointee.parent < 0
        case .never: return false
        case .attribute: return node.pointee.attributes != 0 && testAttribute(part.index, node.pointee.attributes)
        case .direction: return isRightToLeft == (part.detail == 1)
        case .matchesAny: return matchesAny(part.index, element)
        case .not:
            // What is assumed of a thing is the opposite inside of its negation.
            assumption = assumption.map { !$0 }
            defer { assumption = assumption.map { !$0 } }
            return !matchesAny(part.index, element)
        case .empty, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType, .nthChild,
            .nthLastChild, .nthOfType, .nthLastOfType, .has:
            return assumption ?? testSurroundings(part, element)
        case .descendant, .child, .nextSibling, .subsequentSibling, .end:
            preconditionFailure("a combinator is not a simple selector")
        }
    }

    private mutating func testSurroundings(_ part: SelectorPart, _ element: Int32) -> Bool {
        let node = tree[element]
        switch part.kind {
        case .empty: return node.pointee.firstChild < 0 && !node.pointee.hasText
        case .firstChild: return node.pointee.previousSibling < 0
        case .lastChild: return node.pointee.nextSibling < 0
        case .onlyChild: return node.pointee.previousSibling < 0 && node.pointee.nextSibling < 0
        case .firstOfType: return position(of: element, ofType: true, fromEnd: false) == 1
        case .lastOfType: return position(of: element, ofType: true, fromEnd: true) == 1
        case .onlyOfType:
            return position(of: element, ofType: true, fromEnd: false) == 1
                && position(of: element, ofType: true, fromEnd: true) == 1
        case .nthChild: return testNth(part, element, ofType: false, fromEnd: false)
        case .nthLastChild: return testNth(part, element, ofType: false, fromEnd: true)
        case .nthOfType: return testNth(part, element, ofType: true, fromEnd: false)
        case .nthLastOfType: return testNth(part, element, ofType: true, fromEnd: true)
        case .has: return testHas(part.index, element)
        case .type, .class, .id, .universal, .attribute, .state, .stateAbsent, .root, .matchesAny, .not, .direction,
            .never, .descendant, .child, .nextSibling, .subsequentSibling, .end:
            preconditionFailure("what is around an element does not matter to it")
        }
    }

    private func testAttribute(_ row: UInt32, _ set: UInt32) -> Bool {
        let test = selectors.attributes[Int(row)]
        return attributes.value(of: test.name, in: set).map { test.matches($0) } ?? false
    }

    private mutating func testNth(_ part: SelectorPart, _ element: Int32, ofType: Bool, fromEnd: Bool) -> Bool {
        let nth = selectors.nths[Int(part.index)]
        if nth.list == 0 { return nth.contains(position(of: element, ofType: ofType, fromEnd: fromEnd)) }
        guard matchesAny(nth.list - 1, element) else { return false }
        return nth.contains(position(of: element, amongMatchesOf: nth.list - 1, fromEnd: fromEnd))
    }

    /// The 1-based place among the siblings that match a list, counted once for all of them.
    private mutating func position(of element: Int32, amongMatchesOf list: UInt32, fromEnd: Bool) -> Int {
        let key = PositionKey(list: list, element: element, fromEnd: fromEnd)
        if let known = positionsAmongMatches[key] { return known }
        if positionsAmongMatches.count >= Self.memoLimit { positionsAmongMatches.removeAll(keepingCapacity: true) }
        var sibling = element
        while next(sibling, fromEnd) >= 0 { sibling = next(sibling, fromEnd) }
        var position = 0
        while sibling >= 0 {
            if matchesAny(list, sibling) {
                position += 1
                positionsAmongMatches[PositionKey(list: list, element: sibling, fromEnd: fromEnd)] = position
            }
            sibling = next(sibling, !fromEnd)
        }
        return positionsAmongMatches[key]!
    }

    private mutating func position(of element: Int32, ofType: Bool, fromEnd: Bool) -> Int {
        positions.position(of: element, in: tree, count: count, ofType: ofType, fromEnd: fromEnd)
    }

    private func next(_ element: Int32, _ fromEnd: Bool) -> Int32 {
        fromEnd ? tree[element].pointee.nextSibling : tree[element].pointee.previousSibling
    }
}
