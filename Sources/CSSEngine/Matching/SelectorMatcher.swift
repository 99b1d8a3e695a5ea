/// Decides whether an element matches a selector, from right to left.
///
/// Lives as long as the rule index; `begin` prepares for an update. Can also match the element and its ancestors alone, with
/// an assumed result for everything that depends on siblings, children or text.
struct SelectorMatcher: ~Copyable {
    let selectors: SelectorBuffer
    private var tree: TreeBuffer
    private var attributes: AttributeMatcher
    private var nthIndices = NthIndexCache()
    private var relations = RelationCache()
    private var listResults = ListResultCache()
    /// By environment.
    private var isRightToLeft = [false]
    /// The result of everything that depends on siblings, children or text; `nil` to test it.
    private var assumedResult: Bool?
    /// The number of simple selectors that were tested in this update.
    private var testCount = 0

    init(_ table: SelectorTable, _ tree: StyleTree) {
        selectors = SelectorBuffer(table)
        self.tree = tree.view
        attributes = AttributeMatcher(table.attributes, tree)
    }

    /// Prepares for an update of a tree, which must not change before the next call.
    mutating func begin(_ tree: StyleTree) {
        self.tree = tree.view
        isRightToLeft = tree.isRightToLeft
        testCount = 0
        attributes.begin(tree)
        nthIndices.begin()
        relations.begin(elementCount: tree.count)
        listResults.removeAll()
    }

    /// The number of simple selectors tested and of siblings counted in this update.
    var stepCount: Int { testCount + nthIndices.countedElements }

    /// Whether the element at hand has the state and text of one of its variants. Set it whenever those change.
    var isMatchingVariant = false {
        didSet {
            listResults.removeAll()
            nthIndices.removeMatches()
            relations.clearVariantResults()
        }
    }

    /// Whether an element matches a selector.
    @inline(__always) mutating func matches(_ complex: UInt32, _ element: Int32) -> Bool {
        match(complex, from: selectors.complex(complex).pointee.end, element) == .matched
    }

    /// Whether an element matches a selector that is one simple selector.
    @inline(__always) mutating func matches(part: UInt32, _ element: Int32) -> Bool {
        let part = selectors.part(part)
        guard part.kind == .attribute else { return test(part, element) }
        testCount &+= 1
        let list = tree[element].pointee.attributes
        return list != 0 && attributes.matches(part.index, list, in: tree)
    }

    /// Whether an element with these names, states and ancestors could match, depending on its siblings, children and text.
    mutating func couldMatch(_ complex: UInt32, _ element: Int32) -> Bool {
        assumedResult = true
        defer { assumedResult = nil }
        return matches(complex, element)
    }

    // MARK: Lists

    /// A list whose selectors have this many compounds is worth remembering: nested rules test their parents' lists again
    /// and again.
    private static let memoizedDepth = 4

    private mutating func matchesAny(_ list: UInt32, _ element: Int32) -> Bool {
        let list = selectors.list(list).pointee.canonicalList
        guard selectors.list(list).pointee.depth >= Self.memoizedDepth else { return testList(list, element) }
        let key = ListResultCache.Key(list: list, element: element, assumedResult: assumedResult)
        if let known = listResults[key] { return known }
        let result = testList(list, element)
        listResults[key] = result
        return result
    }

    private mutating func testList(_ list: UInt32, _ element: Int32) -> Bool {
        let members = selectors.list(list).pointee
        for row in members.first..<members.end where matches(row, element) { return true }
        return false
    }

    // MARK: Simple selectors

    private mutating func test(_ part: SelectorComponent, _ element: Int32) -> Bool {
        let node = tree[element]
        testCount &+= 1
        switch part.kind {
        case .class: return tree.contains(node.pointee.classes, part.index)
        case .type: return tree.contains(node.pointee.types, part.index)
        case .id: return node.pointee.id == part.index
        case .universal: return true
        case .state: return node.pointee.state & part.states == part.states
        case .notState: return node.pointee.state & part.states == 0
        case .root: return node.pointee.parent < 0
        case .never: return false
        case .attribute:
            return node.pointee.attributes != 0 && attributes.matches(part.index, node.pointee.attributes, in: tree)
        case .language: return attributes.matchesLanguage(part.index, of: element, in: tree)
        case .direction: return isRightToLeft[Int(node.pointee.environment)] == (part.notation == .rightToLeft)
        case .matchesAny: return matchesAny(part.index, element)
        case .not:
            // Negation inverts the assumed result.
            assumedResult = assumedResult.map { !$0 }
            defer { assumedResult = assumedResult.map { !$0 } }
            return !matchesAny(part.index, element)
        case .empty: return assumedResult ?? (node.pointee.firstChild < 0 && !node.pointee.hasText)
        case .firstChild: return assumedResult ?? (node.pointee.previousSibling < 0)
        case .lastChild: return assumedResult ?? (node.pointee.nextSibling < 0)
        case .onlyChild:
            return assumedResult ?? (node.pointee.previousSibling < 0 && node.pointee.nextSibling < 0)
        case .firstOfType: return assumedResult ?? (typeIndex(of: element, fromEnd: false) == 1)
        case .lastOfType: return assumedResult ?? (typeIndex(of: element, fromEnd: true) == 1)
        case .onlyOfType:
            return assumedResult
                ?? (typeIndex(of: element, fromEnd: false) == 1 && typeIndex(of: element, fromEnd: true) == 1)
        case .nthChild: return assumedResult ?? testNth(part, element, ofType: false, fromEnd: false)
        case .nthLastChild: return assumedResult ?? testNth(part, element, ofType: false, fromEnd: true)
        case .nthOfType: return assumedResult ?? testNth(part, element, ofType: true, fromEnd: false)
        case .nthLastOfType: return assumedResult ?? testNth(part, element, ofType: true, fromEnd: true)
        case .has: return assumedResult ?? testHas(part.index, element)
        case .descendant, .child, .nextSibling, .subsequentSibling, .end:
            preconditionFailure("a combinator is not a simple selector")
        }
    }

    private mutating func typeIndex(of element: Int32, fromEnd: Bool) -> Int {
        nthIndices.index(of: element, in: tree, ofType: true, fromEnd: fromEnd)
    }

    private mutating func testNth(_ part: SelectorComponent, _ element: Int32, ofType: Bool, fromEnd: Bool) -> Bool {
        let nth = selectors.nth(part.index)
        guard let list = nth.list else {
            return nth.contains(nthIndices.index(of: element, in: tree, ofType: ofType, fromEnd: fromEnd))
        }
        guard matchesAny(list, element) else { return false }
        return nth.contains(index(of: element, amongMatchesOf: list, fromEnd: fromEnd))
    }

    /// The 1-based index among the siblings that match a list, counted once for all of them.
    private mutating func index(of element: Int32, amongMatchesOf list: UInt32, fromEnd: Bool) -> Int {
        var key = NthIndexCache.MatchKey(list: list, element: element, fromEnd: fromEnd)
        if let known = nthIndices.indexAmongMatches(key) { return known }
        nthIndices.limitMatches()
        var sibling = element
        while next(sibling, fromEnd) >= 0 { sibling = next(sibling, fromEnd) }
        var index = 0
        var result = 0
        while sibling >= 0 {
            if matchesAny(list, sibling) {
                index += 1
                key.element = sibling
                nthIndices.set(index, for: key)
                if sibling == element { result = index }
            }
            sibling = next(sibling, !fromEnd)
        }
        return result
    }

    private func next(_ element: Int32, _ forward: Bool) -> Int32 {
        forward ? tree[element].pointee.nextSibling : tree[element].pointee.previousSibling
    }

    // MARK: Combinators

    /// The consequence of a failure for other elements of the same combinator.
    private enum Outcome {
        case matched
        /// This element does not match. Another element may.
        case failed
        /// No sibling of this element matches: their preceding siblings or their parent fail.
        case failedForSiblings
        /// No ancestor of this element and no sibling of one matches.
        case failedForAll
    }

    /// After this many elements it pays to remember the result of a walk.
    private static let memoizationThreshold = 64

    /// Matches the compound that ends before `position` with `element`, and the compounds left of it with other elements.
    private mutating func match(_ row: UInt32, from position: UInt32, _ element: Int32) -> Outcome {
        let complex = selectors.complex(row)
        var index = position
        var containsHas = false
        while index > complex.pointee.start {
            let part = selectors.part(index - 1)
            if let combinator = part.kind.combinator {
                if containsHas, !matchesHas(index, position, element) { return .failed }
                return match(row, leftOf: combinator, before: index - 1, element)
            }
            if part.kind == .has {
                containsHas = true
            } else if !test(part, element) {
                return .failed
            }
            index = selectors.start(ofPart: index - 1)
        }
        if containsHas, !matchesHas(index, position, element) { return .failed }
        switch complex.pointee.anchor {
        case .absolute: return .matched
        case .parentRule: return match(row, leftOf: .descendant, before: complex.pointee.start, element)
        case .hasAnchor: preconditionFailure("relative selectors are matched step by step")
        }
    }

    /// Tests each `:has()` of the compound from `start` to `end`. They come last, because they may visit all descendants.
    private mutating func matchesHas(_ start: UInt32, _ end: UInt32, _ element: Int32) -> Bool {
        var index = end
        while index > start {
            let part = selectors.part(index - 1)
            if part.kind == .has, !test(part, element) { return false }
            index = selectors.start(ofPart: index - 1)
        }
        return true
    }

    /// Looks for an element that is related to `element` by the combinator and matches the rest.
    private mutating func match(
        _ row: UInt32, leftOf combinator: Combinator, before position: UInt32, _ element: Int32
    ) -> Outcome {
        switch combinator {
        case .child:
            let parent = tree[element].pointee.parent
            guard parent >= 0 else { return .failedForAll }
            let outcome = matchLeft(row, position, parent)
            return outcome == .failed ? .failedForSiblings : outcome
        case .descendant:
            var ancestor = tree[element].pointee.parent
            var steps = 0
            while ancestor >= 0 {
                let outcome = matchLeft(row, position, ancestor)
                if outcome == .matched || outcome == .failedForAll { return outcome }
                ancestor = tree[ancestor].pointee.parent
                steps += 1
                if steps == Self.memoizationThreshold, assumedResult == nil {
                    let found = matchesMemoized(row, position, from: ancestor) { $0[$1].pointee.parent }
                    return found ? .matched : .failedForAll
                }
            }
            return .failedForAll
        case .nextSibling:
            if let assumedResult { return assumedResult ? .matched : .failed }
            let sibling = tree[element].pointee.previousSibling
            return sibling < 0 ? .failed : matchLeft(row, position, sibling)
        case .subsequentSibling:
            if let assumedResult { return assumedResult ? .matched : .failed }
            var sibling = tree[element].pointee.previousSibling
            var steps = 0
            while sibling >= 0 {
                let outcome = matchLeft(row, position, sibling)
                if outcome != .failed { return outcome }
                sibling = tree[sibling].pointee.previousSibling
                steps += 1
                if steps == Self.memoizationThreshold {
                    let found = matchesMemoized(row, position, from: sibling) { $0[$1].pointee.previousSibling }
                    return found ? .matched : .failedForSiblings
                }
            }
            return .failedForSiblings
        }
    }

    /// Matches the compound left of a combinator. At the left end of a nested rule's selector, that is the parent rule.
    private mutating func matchLeft(_ row: UInt32, _ position: UInt32, _ element: Int32) -> Outcome {
        let complex = selectors.complex(row)
        if position > complex.pointee.start { return match(row, from: position, element) }
        return matchesAny(complex.pointee.parentList, element) ? .matched : .failed
    }

    /// Whether the rest of a selector matches `first` or an element that `next` leads to from there.
    private mutating func matchesMemoized(
        _ row: UInt32, _ position: UInt32, from first: Int32, next: (TreeBuffer, Int32) -> Int32
    ) -> Bool {
        let key = key(position, .ancestors, dependsOnState: selectors.complex(row).pointee.dependsOnState)
        return canReach(key, from: first, { $0.matchLeft(row, position, $1) == .matched }, next: next)
    }

    private func key(
        _ position: UInt32, _ direction: RelationCache.Key.Direction, dependsOnState: Bool
    ) -> RelationCache.Key {
        RelationCache.Key(
            position: position, direction: direction, isForVariant: isMatchingVariant && dependsOnState)
    }

    /// Whether `first`, or an element that `next` leads to from there, passes a test. The result is remembered for all
    /// elements on the way.
    private mutating func canReach(
        _ key: RelationCache.Key, from first: Int32, _ test: (inout SelectorMatcher, Int32) -> Bool,
        next: (TreeBuffer, Int32) -> Int32
    ) -> Bool {
        let row = relations.row(of: key)
        var end = first
        var found = false
        while end >= 0, !found {
            if let known = relations[row, end] {
                found = known
                break
            }
            found = test(&self, end)
            if !found { end = next(tree, end) }
        }
        var visited = first
        while visited != end {
            relations.set(row, visited, found)
            visited = next(tree, visited)
        }
        if end >= 0 { relations.set(row, end, found) }
        return found
    }

    // MARK: Relative selectors

    /// Whether an element that a relative selector can reach from `element` matches it (Selectors 4, section 4.5).
    ///
    /// The steps are followed from left to right. The elements that the rest of a selector can reach from an element do not
    /// depend on the anchor, so that the result is shared by all anchors.
    private mutating func testHas(_ list: UInt32, _ element: Int32) -> Bool {
        let members = selectors.list(list).pointee
        for row in members.first..<members.end
        where canFollow(selectors.complex(row).pointee.firstStep, from: element) {
            return true
        }
        return false
    }

    /// Whether the steps from this one on lead from `element` to a match.
    private mutating func canFollow(_ step: UInt32, from element: Int32) -> Bool {
        let node = tree[element]
        switch selectors.step(step).combinator {
        case .nextSibling: return node.pointee.nextSibling >= 0 && matchesStep(step, node.pointee.nextSibling)
        case .subsequentSibling: return siblingMatches(step, from: node.pointee.nextSibling)
        case .child: return siblingMatches(step, from: node.pointee.firstChild)
        case .descendant: return descendantMatches(step, of: element)
        }
    }

    /// Whether an element matches the compound of a step, and the steps after it lead from there to a match.
    private mutating func matchesStep(_ step: UInt32, _ element: Int32) -> Bool {
        let relative = selectors.step(step)
        var index = relative.end
        while index > relative.start {
            guard test(selectors.part(index - 1), element) else { return false }
            index = selectors.start(ofPart: index - 1)
        }
        return relative.isLast || canFollow(step + 1, from: element)
    }

    /// Whether an element or a following sibling matches a step.
    private mutating func siblingMatches(_ step: UInt32, from element: Int32) -> Bool {
        let key = key(step, .followingSiblings, dependsOnState: selectors.step(step).dependsOnState)
        return canReach(key, from: element, { $0.matchesStep(step, $1) }, next: { $0[$1].pointee.nextSibling })
    }

    private mutating func descendantMatches(_ step: UInt32, of top: Int32) -> Bool {
        let key = key(step, .descendants, dependsOnState: selectors.step(step).dependsOnState)
        let row = relations.row(of: key)
        if let known = relations[row, top] { return known }
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            let known = relations[row, element]
            if known == true || matchesStep(step, element) {
                var ancestor = element
                while ancestor != top {
                    ancestor = tree[ancestor].pointee.parent
                    relations.set(row, ancestor, true)
                }
                return true
            }
            // Whether an element is reached does not say whether its descendants are. They are walked next.
            element = known == false ? leave(element, row, top) : enter(element, row, top)
        }
        relations.set(row, top, false)
        return false
    }

    /// The element after `element` in document order, below `top`. Subtrees that the walk leaves have no match.
    private mutating func enter(_ element: Int32, _ row: RelationCache.Row, _ top: Int32) -> Int32 {
        let child = tree[element].pointee.firstChild
        if child >= 0 { return child }
        relations.set(row, element, false)
        return leave(element, row, top)
    }

    private mutating func leave(_ element: Int32, _ row: RelationCache.Row, _ top: Int32) -> Int32 {
        var element = element
        while element != top {
            if tree[element].pointee.nextSibling >= 0 { return tree[element].pointee.nextSibling }
            element = tree[element].pointee.parent
            if element != top { relations.set(row, element, false) }
        }
        return -1
    }
}

/// Remembers which elements match lists of deep selectors.
private struct ListResultCache: ~Copyable {
    struct Key: Hashable {
        var list: UInt32
        var element: Int32
        var assumedResult: Bool?
    }

    private static let maximumCount = 1 << 20
    private var results: [Key: Bool] = [:]

    subscript(key: Key) -> Bool? {
        get { results[key] }
        set {
            if results.count >= Self.maximumCount { removeAll() }
            results[key] = newValue
        }
    }

    mutating func removeAll() {
        if !results.isEmpty { results = [:] }
    }
}
