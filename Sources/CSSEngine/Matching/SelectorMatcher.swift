/// Decides whether an element matches a selector, from right to left.
///
/// A matcher lives as long as the rule index. Call `begin` before each update. The matcher can also assume a result for
/// all tests of siblings, children and text, and test only the element and its ancestors.
struct SelectorMatcher: ~Copyable {
    private let selectors: SelectorBuffer
    private var tree: TreeBuffer
    private var attributes: AttributeMatcher
    private var nthIndices = NthIndexCache()
    private var relations = RelationCache()
    private var listResults = ListResultCache()
    /// Whether lines run from right to left, by environment id.
    private var isRightToLeft = [false]
    private var environmentTests: EnvironmentTestResults
    /// The assumed result of all tests of siblings, children and text; `nil` to run the tests.
    private var assumedResult: Bool?
    /// Whether the node of the element is the node of a variant.
    private var matchesVariant = false
    /// The element that `:scope` matches; -1 outside of `@scope`.
    private var scopeRoot: Int32 = -1
    /// The number of simple selectors tested in this update.
    private var testCount = 0

    /// The types that exact type selectors can match.
    private let exactTypes: ExactTypes

    init(_ table: SelectorTable, exactTypes: ExactTypes = ExactTypes(), _ tree: StyleTree) {
        self.exactTypes = exactTypes
        selectors = SelectorBuffer(table)
        self.tree = tree.view
        attributes = AttributeMatcher(table.attributes, tree)
        environmentTests = EnvironmentTestResults(table.environmentTests)
    }

    /// Prepares for an update of a tree, which must not change before the next call.
    mutating func begin(_ tree: StyleTree) {
        self.tree = tree.view
        isRightToLeft = tree.isRightToLeft
        environmentTests.begin(tree.environments)
        testCount = 0
        attributes.begin(tree)
        nthIndices.begin(hasChangedMatches: tree.takeNthListChanges())
        relations.begin(elementCount: tree.count)
        listResults.removeAll()
    }

    /// The number of simple selectors tested and of siblings counted in this update.
    var stepCount: Int { testCount + nthIndices.countedElements }

    /// Begins to match a variant of an element, whose node has the state and the text of the variant.
    mutating func beginVariant() { setMatchesVariant(true) }

    /// Ends the matching of a variant. The node has its own state and text from now on.
    mutating func endVariant() { setMatchesVariant(false) }

    private mutating func setMatchesVariant(_ isVariant: Bool) {
        matchesVariant = isVariant
        nthIndices.removeVariantMatches()
        removeTemporaryResults()
    }

    /// Removes the results for the current variant and the current root of a scope.
    private mutating func removeTemporaryResults() {
        listResults.removeAll()
        relations.removeTemporaryResults()
    }

    private mutating func setScopeRoot(_ root: Int32) {
        if root == scopeRoot { return }
        scopeRoot = root
        removeTemporaryResults()
    }

    /// Whether an element matches a selector in `@scope`.
    /// - Parameter root: The root of the scope.
    mutating func matches(_ complex: UInt32, _ element: Int32, scopeRoot root: Int32) -> Bool {
        setScopeRoot(root)
        return matches(complex, element)
    }

    /// Whether an element matches a list of selectors in the prelude of `@scope`.
    /// - Parameter root: The root of the scope, or of the scope around it; -1 if there is none.
    mutating func matches(list: UInt32, _ element: Int32, scopeRoot root: Int32) -> Bool {
        setScopeRoot(root)
        return matchesAny(list, element)
    }

    /// Whether an element can match a selector in `@scope` if the tests of siblings, children and text succeed.
    mutating func couldMatch(_ complex: UInt32, _ element: Int32, scopeRoot root: Int32) -> Bool {
        setScopeRoot(root)
        return couldMatch(complex, element)
    }

    /// Whether an element matches a selector.
    @inline(__always) mutating func matches(_ complex: UInt32, _ element: Int32) -> Bool {
        match(complex, from: selectors.complex(complex).pointee.end, element) == .matched
    }

    /// Whether an element matches a selector that is one simple selector.
    @inline(__always) mutating func matches(component index: UInt32, _ element: Int32) -> Bool {
        let component = selectors.component(index)
        // Attribute selectors are tested inline, because many rules consist of one.
        guard component.kind == .attribute else { return test(component, element) }
        testCount &+= 1
        return testAttribute(component, element)
    }

    /// Whether an element can match a selector if the tests of siblings, children and text succeed.
    mutating func couldMatch(_ complex: UInt32, _ element: Int32) -> Bool {
        assumedResult = true
        defer { assumedResult = nil }
        return matches(complex, element)
    }

    // MARK: Lists

    /// The depth from which the results of a list are cached, because nested rules test the lists of their parents many
    /// times.
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
        for selector in members.first..<members.end where matches(selector, element) { return true }
        return false
    }

    // MARK: Simple selectors

    private mutating func test(_ component: SelectorComponent, _ element: Int32) -> Bool {
        let node = tree[element]
        testCount &+= 1
        switch component.kind {
        case .class: return tree.contains(node.pointee.classes, component.index)
        case .type:
            return tree.contains(node.pointee.types, component.index)
                && (component.notation == .standard || isExactType(component, of: node))
        case .id: return node.pointee.id == component.index
        case .universal: return true
        case .state: return node.pointee.state & component.states == component.states
        case .notState: return node.pointee.state & component.states == 0
        case .root: return node.pointee.parent < 0
        case .scope: return element == scopeRoot
        case .never: return false
        case .attribute: return testAttribute(component, element)
        case .language: return attributes.matchesLanguage(component.index, of: element, in: tree)
        case .direction: return isRightToLeft[Int(node.pointee.environment)] == (component.notation == .rightToLeft)
        case .environment: return environmentTests.holds(component.index, in: node.pointee.environment)
        case .matchesAny: return matchesAny(component.index, element)
        case .not:
            // Negation inverts the assumed result.
            assumedResult = assumedResult.map { !$0 }
            defer { assumedResult = assumedResult.map { !$0 } }
            return !matchesAny(component.index, element)
        case .empty: return assumedResult ?? (tree.external(node.pointee.firstChild) < 0 && !node.pointee.hasText)
        case .firstChild: return assumedResult ?? (node.pointee.previousSibling < 0)
        case .lastChild: return assumedResult ?? (tree.external(node.pointee.nextSibling) < 0)
        case .onlyChild:
            return assumedResult
                ?? (node.pointee.previousSibling < 0 && tree.external(node.pointee.nextSibling) < 0)
        case .firstOfType: return assumedResult ?? (typeIndex(of: element, fromEnd: false) == 1)
        case .lastOfType: return assumedResult ?? (typeIndex(of: element, fromEnd: true) == 1)
        case .onlyOfType:
            return assumedResult
                ?? (typeIndex(of: element, fromEnd: false) == 1 && typeIndex(of: element, fromEnd: true) == 1)
        case .nthChild: return assumedResult ?? testNth(component, element, ofType: false, fromEnd: false)
        case .nthLastChild: return assumedResult ?? testNth(component, element, ofType: false, fromEnd: true)
        case .nthOfType: return assumedResult ?? testNth(component, element, ofType: true, fromEnd: false)
        case .nthLastOfType: return assumedResult ?? testNth(component, element, ofType: true, fromEnd: true)
        case .has: return assumedResult ?? testHas(component.index, element)
        case .descendant, .child, .nextSibling, .subsequentSibling, .end:
            preconditionFailure("a combinator is not a simple selector")
        }
    }

    @inline(__always)
    private mutating func testAttribute(_ component: SelectorComponent, _ element: Int32) -> Bool {
        let list = tree[element].pointee.attributes
        return list != 0 && attributes.matches(component.index, list, in: tree)
    }

    /// Whether the type of a component is the first of an element's types that exact type selectors can match. `true` for
    /// components that test no exact type.
    private func isExactType(_ component: SelectorComponent, of node: UnsafePointer<TreeNode>) -> Bool {
        let types = tree.names(in: node.pointee.types)
        switch component.notation {
        case .exactType: return types.first { exactTypes.views.contains($0) } == component.index
        case .exactControllerType: return types.first { exactTypes.controllers.contains($0) } == component.index
        case .standard, .nesting, .custom, .where, .defined, .pseudoElement, .keyPath, .foldedID, .controllerType,
            .controllerRoot, .rightToLeft:
            return true
        }
    }

    /// The position of an element among its siblings, and their number.
    mutating func siblings(of element: Int32) -> SiblingPosition { nthIndices.siblings(of: element, in: tree) }

    /// The position of an element when it was counted last; `nil` if it was not counted with the current rules.
    func formerSiblings(of element: Int32) -> SiblingPosition? { nthIndices.formerSiblings(of: element) }

    private mutating func typeIndex(of element: Int32, fromEnd: Bool) -> Int {
        nthIndices.index(of: element, in: tree, ofType: true, fromEnd: fromEnd)
    }

    private mutating func testNth(_ component: SelectorComponent, _ element: Int32, ofType: Bool, fromEnd: Bool) -> Bool
    {
        let nth = selectors.nth(component.index)
        guard let list = nth.list else {
            return nth.contains(nthIndices.index(of: element, in: tree, ofType: ofType, fromEnd: fromEnd))
        }
        guard matchesAny(list, element) else { return false }
        return nth.contains(index(of: element, amongMatchesOf: list, fromEnd: fromEnd))
    }

    /// The 1-based index among the siblings that match a list, counted once for all of them.
    private mutating func index(of element: Int32, amongMatchesOf list: UInt32, fromEnd: Bool) -> Int {
        let isForVariant = matchesVariant && selectors.list(list).pointee.dependsOnState
        let scopedList = NthIndexCache.List(
            index: list, scopeRoot: selectors.list(list).pointee.dependsOnScope ? scopeRoot : -1)
        if let known = nthIndices.index(
            of: element, amongMatchesOf: scopedList, in: tree, fromEnd: fromEnd, isForVariant: isForVariant)
        {
            return known
        }
        var matches: [Int32] = []
        var index = 0
        var sibling = tree.firstSibling(of: element)
        while sibling >= 0 {
            if matchesAny(list, sibling) {
                matches.append(sibling)
                if sibling == element { index = matches.count }
            }
            sibling = tree.external(tree[sibling].pointee.nextSibling)
        }
        nthIndices.setMatches(matches, of: scopedList, in: tree, isForVariant: isForVariant)
        return fromEnd ? matches.count - index + 1 : index
    }

    // MARK: Combinators

    /// The result of a match. A failure can exclude other elements that the same combinator reaches.
    private enum Outcome {
        case matched
        /// This element does not match. Another element may.
        case failed
        /// No sibling of this element matches: their preceding siblings or their parent fail.
        case failedForSiblings
        /// No ancestor of this element and no sibling of one matches.
        case failedForAll
    }

    /// The number of elements after which the search along a combinator caches its results.
    private static let memoizationThreshold = 64

    /// Matches the compound that ends before `position` with `element`, and the compounds left of it with other elements.
    private mutating func match(_ selector: UInt32, from position: UInt32, _ element: Int32) -> Outcome {
        let complex = selectors.complex(selector)
        var index = position
        var containsHas = false
        while index > complex.pointee.start {
            let component = selectors.component(index - 1)
            if let combinator = component.kind.combinator {
                if containsHas, !matchesHas(index, position, element) { return .failed }
                return match(selector, leftOf: combinator, before: index - 1, element)
            }
            if component.kind == .has {
                containsHas = true
            } else if !test(component, element) {
                return .failed
            }
            index = selectors.start(ofComponent: index - 1)
        }
        if containsHas, !matchesHas(index, position, element) { return .failed }
        switch complex.pointee.anchor {
        case .absolute: return .matched
        case .parentRule: return match(selector, leftOf: .descendant, before: complex.pointee.start, element)
        case .hasAnchor: preconditionFailure("relative selectors are matched step by step")
        }
    }

    /// Tests each `:has()` of the compound from `start` to `end`. `:has()` is tested last, because it may visit all
    /// descendants.
    private mutating func matchesHas(_ start: UInt32, _ end: UInt32, _ element: Int32) -> Bool {
        var index = end
        while index > start {
            let component = selectors.component(index - 1)
            if component.kind == .has, !test(component, element) { return false }
            index = selectors.start(ofComponent: index - 1)
        }
        return true
    }

    /// Searches for an element left of the combinator that matches the rest of the selector.
    private mutating func match(
        _ selector: UInt32, leftOf combinator: Combinator, before position: UInt32, _ element: Int32
    ) -> Outcome {
        switch combinator {
        case .child:
            let parent = tree[element].pointee.parent
            guard parent >= 0 else { return .failedForAll }
            let outcome = matchLeft(selector, position, parent)
            return outcome == .failed ? .failedForSiblings : outcome
        case .descendant:
            var ancestor = tree[element].pointee.parent
            var steps = 0
            while ancestor >= 0 {
                let outcome = matchLeft(selector, position, ancestor)
                if outcome == .matched || outcome == .failedForAll { return outcome }
                ancestor = tree[ancestor].pointee.parent
                steps += 1
                if steps == Self.memoizationThreshold, assumedResult == nil {
                    let found = matchesMemoized(selector, position, from: ancestor) { $0[$1].pointee.parent }
                    return found ? .matched : .failedForAll
                }
            }
            return .failedForAll
        case .nextSibling:
            if let assumedResult { return assumedResult ? .matched : .failed }
            let sibling = precedingSibling(of: element)
            return sibling < 0 ? .failed : matchLeft(selector, position, sibling)
        case .subsequentSibling:
            if let assumedResult { return assumedResult ? .matched : .failed }
            var sibling = precedingSibling(of: element)
            var steps = 0
            while sibling >= 0 {
                let outcome = matchLeft(selector, position, sibling)
                if outcome != .failed { return outcome }
                sibling = tree[sibling].pointee.previousSibling
                steps += 1
                if steps == Self.memoizationThreshold {
                    let found = matchesMemoized(selector, position, from: sibling) { $0[$1].pointee.previousSibling }
                    return found ? .matched : .failedForSiblings
                }
            }
            return .failedForSiblings
        }
    }

    /// The sibling before an element. An internal part has none.
    private func precedingSibling(of element: Int32) -> Int32 {
        let node = tree[element]
        return node.pointee.isInternalPart ? -1 : node.pointee.previousSibling
    }

    /// Matches the compound left of a combinator, or the parent rule at the left end of a nested rule's selector.
    private mutating func matchLeft(_ selector: UInt32, _ position: UInt32, _ element: Int32) -> Outcome {
        let complex = selectors.complex(selector)
        if position > complex.pointee.start { return match(selector, from: position, element) }
        guard let parent = complex.pointee.parentList else { return .failed }
        return matchesAny(parent, element) ? .matched : .failed
    }

    /// Whether the rest of a selector matches `first` or one of the elements that follow it by `next`.
    private mutating func matchesMemoized(
        _ selector: UInt32, _ position: UInt32, from first: Int32, next: (TreeBuffer, Int32) -> Int32
    ) -> Bool {
        let complex = selectors.complex(selector).pointee
        let key = RelationCache.Key(
            position: position, direction: .ancestorsOrPrecedingSiblings,
            isTemporary: isTemporary(dependsOnState: complex.dependsOnState, dependsOnScope: complex.dependsOnScope))
        return canReach(key, from: first, { $0.matchLeft(selector, position, $1) == .matched }, next: next)
    }

    private func key(_ step: UInt32, _ direction: RelationCache.Key.Direction) -> RelationCache.Key {
        let relative = selectors.step(step)
        return RelationCache.Key(
            position: step, direction: direction,
            isTemporary: isTemporary(dependsOnState: relative.dependsOnState, dependsOnScope: relative.dependsOnScope))
    }

    /// Whether a result is only valid for the current variant or the current root of a scope.
    private func isTemporary(dependsOnState: Bool, dependsOnScope: Bool) -> Bool {
        matchesVariant && dependsOnState || dependsOnScope
    }

    /// Whether `test` returns true for `first` or for one of the elements that follow it by `next`. Caches the result for
    /// all elements visited.
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
    /// Tests the steps from left to right. Whether the steps after an element can match does not depend on the anchor, so
    /// that all anchors share the result.
    private mutating func testHas(_ list: UInt32, _ element: Int32) -> Bool {
        let members = selectors.list(list).pointee
        for selector in members.first..<members.end {
            if let step = selectors.complex(selector).pointee.firstStep, canFollow(step, from: element) { return true }
        }
        return false
    }

    /// Whether `step` and the steps after it match elements that they reach from `element`.
    private mutating func canFollow(_ step: UInt32, from element: Int32) -> Bool {
        let node = tree[element]
        switch selectors.step(step).combinator {
        case .nextSibling: return node.pointee.nextSibling >= 0 && matchesStep(step, node.pointee.nextSibling)
        case .subsequentSibling: return siblingMatches(step, from: node.pointee.nextSibling)
        case .child: return siblingMatches(step, from: node.pointee.firstChild)
        case .descendant: return descendantMatches(step, of: element)
        }
    }

    /// Whether `element` matches the compound of `step`, and the steps after it match elements that they reach from
    /// `element`.
    private mutating func matchesStep(_ step: UInt32, _ element: Int32) -> Bool {
        if tree[element].pointee.isInternalPart { return false }
        let relative = selectors.step(step)
        var index = relative.end
        while index > relative.start {
            guard test(selectors.component(index - 1), element) else { return false }
            index = selectors.start(ofComponent: index - 1)
        }
        return relative.isLast || canFollow(step + 1, from: element)
    }

    /// Whether an element or a following sibling matches a step.
    private mutating func siblingMatches(_ step: UInt32, from element: Int32) -> Bool {
        let key = key(step, .followingSiblings)
        return canReach(key, from: element, { $0.matchesStep(step, $1) }, next: { $0[$1].pointee.nextSibling })
    }

    private mutating func descendantMatches(_ step: UInt32, of top: Int32) -> Bool {
        let key = key(step, .descendants)
        let row = relations.row(of: key)
        if let known = relations[row, top] { return known }
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            let known = relations[row, element]
            if known == true || matchesStep(step, element) {
                relations.setAncestors(row, of: element, through: top, in: tree)
                return true
            }
            // A known result is about the descendants of an element, not about the element.
            element = relations.next(row, after: element, in: top, skipsDescendants: known == false, tree)
        }
        relations.set(row, top, false)
        return false
    }
}
