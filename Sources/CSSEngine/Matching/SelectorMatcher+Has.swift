extension SelectorMatcher {
    /// Whether any element that a relative selector can reach from `element` matches it (Selectors 4, section 4.5).
    mutating func testHas(_ list: UInt32, _ element: Int32) -> Bool {
        for row in selectors.lists[Int(list)].indices {
            let complex = selectors.complexes[row]
            let reaches =
                switch parts[Int(complex.start)].kind.combinator {
                case .nextSibling: anyFollowingSibling(of: element, complex)
                case .subsequentSibling:
                    isCompound(complex)
                        ? siblingMatches(after: element, complex) : anyFollowingSibling(of: element, complex)
                case .child: anyDescendant(of: element, complex, anchor: element)
                case .descendant, nil:
                    isCompound(complex)
                        ? descendantMatches(below: element, complex)
                        : anyDescendant(of: element, complex, anchor: element)
                }
            if reaches { return true }
        }
        return false
    }

    private mutating func anyFollowingSibling(of anchor: Int32, _ complex: ComplexSelector) -> Bool {
        var sibling = tree[anchor].pointee.nextSibling
        while sibling >= 0 {
            if matches(complex, sibling, anchor: anchor) { return true }
            if anyDescendant(of: sibling, complex, anchor: anchor) { return true }
            sibling = tree[sibling].pointee.nextSibling
        }
        return false
    }

    private mutating func anyDescendant(of top: Int32, _ complex: ComplexSelector, anchor: Int32) -> Bool {
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            if matches(complex, element, anchor: anchor) { return true }
            element = tree.next(after: element, within: top)
        }
        return false
    }

    // MARK: One compound: the answer does not depend on who asks, and is remembered

    /// Whether a relative selector is a single compound, behind its combinator.
    private func isCompound(_ complex: ComplexSelector) -> Bool {
        let first = complex.start + (parts[Int(complex.start)].kind.isCombinator ? 1 : 0)
        var index = complex.end
        while index > first {
            if parts[Int(index - 1)].kind.isCombinator { return false }
            index = selectors.start(ofPart: index - 1)
        }
        return true
    }

    private mutating func siblingMatches(after element: Int32, _ complex: ComplexSelector) -> Bool {
        let question = ReachMemo.Question(position: complex.end, direction: .amongFollowingSiblings)
        return reaches(question, from: tree[element].pointee.nextSibling) { matcher, sibling in
            matcher.compoundMatches(complex, sibling)
        } next: { tree, sibling in
            tree[sibling].pointee.nextSibling
        }
    }

    private mutating func descendantMatches(below top: Int32, _ complex: ComplexSelector) -> Bool {
        let question = ReachMemo.Question(position: complex.end, direction: .below)
        if let known = reach[question, top] { return known }
        var visited = [top]
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            let known = reach[question, element]
            if known == true || compoundMatches(complex, element) {
                reach.set(question, ancestors(of: element, upTo: top), true)
                return true
            }
            if known == false {
                element = tree.next(behind: element, within: top)
            } else {
                visited.append(element)
                element = tree.next(after: element, within: top)
            }
        }
        reach.set(question, visited, false)
        return false
    }

    private func ancestors(of element: Int32, upTo top: Int32) -> [Int32] {
        var ancestors: [Int32] = []
        var ancestor = element
        while ancestor != top {
            ancestor = tree[ancestor].pointee.parent
            ancestors.append(ancestor)
        }
        return ancestors
    }

    /// Whether `first`, or an element that `next` leads to from there, passes the test; remembered for all of them.
    mutating func reaches(
        _ question: ReachMemo.Question, from first: Int32, _ test: (inout SelectorMatcher, Int32) -> Bool,
        next: (TreeView, Int32) -> Int32
    ) -> Bool {
        var visited: [Int32] = []
        var element = first
        var found = false
        while element >= 0, !found {
            if let known = reach[question, element] {
                found = known
                break
            }
            visited.append(element)
            found = test(&self, element)
            element = next(tree, element)
        }
        reach.set(question, visited, found)
        return found
    }
}
