extension SelectorMatcher {
    mutating func test(_ part: SelectorComponent, _ element: Int32) -> Bool {
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
        case .direction: return isRightToLeft[Int(node.pointee.environment)] == (part.detail == 1)
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

    private mutating func testSurroundings(_ part: SelectorComponent, _ element: Int32) -> Bool {
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

    private mutating func testNth(_ part: SelectorComponent, _ element: Int32, ofType: Bool, fromEnd: Bool) -> Bool {
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
