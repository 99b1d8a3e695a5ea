extension SelectorMatcher {
    /// Whether any element that a relative selector can reach from `element` matches it (Selectors 4, section 4.5).
    ///
    /// It is followed from left to right, outward from the element that is asked. What can be reached from an element
    /// with the rest of the selector does not depend on how one got there: it is found out once, whoever asks.
    mutating func testHas(_ list: UInt32, _ element: Int32) -> Bool {
        for row in selectors.lists[Int(list)].indices
        where reaches(selectors.complexes[row].firstStep, from: element) {
            return true
        }
        return false
    }

    /// Whether the selector can be followed to its end, from this step on.
    private mutating func reaches(_ step: UInt32, from element: Int32) -> Bool {
        let node = tree[element]
        switch selectors.relativeSteps[Int(step)].combinator {
        case .nextSibling: return node.pointee.nextSibling >= 0 && passes(step, node.pointee.nextSibling)
        case .subsequentSibling: return siblingPasses(step, from: node.pointee.nextSibling)
        case .child: return siblingPasses(step, from: node.pointee.firstChild)
        case .descendant: return descendantPasses(step, below: element)
        }
    }

    /// Whether an element matches the compound of a step, and the selector can be followed to its end from there.
    private mutating func passes(_ step: UInt32, _ element: Int32) -> Bool {
        let relative = selectors.relativeSteps[Int(step)]
        return compoundMatches(relative, element) && (relative.isLast || reaches(step + 1, from: element))
    }

    private mutating func compoundMatches(_ step: RelativeStep, _ element: Int32) -> Bool {
        var index = step.end
        while index > step.start {
            guard test(parts[Int(index - 1)], element) else { return false }
            index = selectors.start(ofPart: index - 1)
        }
        return true
    }

    /// Whether an element, or a sibling behind it, passes a step.
    private mutating func siblingPasses(_ step: UInt32, from element: Int32) -> Bool {
        let question = question(of: step, .amongFollowingSiblings)
        return reaches(question, from: element) { matcher, sibling in
            matcher.passes(step, sibling)
        } next: { tree, sibling in
            tree[sibling].pointee.nextSibling
        }
    }

    private mutating func descendantPasses(_ step: UInt32, below top: Int32) -> Bool {
        let question = question(of: step, .below)
        if let known = reach[question, top] { return known }
        var visited = [top]
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            let known = reach[question, element]
            if known == true || passes(step, element) {
                // Of what was visited before, all but what is around the element has been searched to its end.
                reach.set(question, visited, false)
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

    private func question(of step: UInt32, _ direction: RelationCache.Question.Direction) -> RelationCache.Question {
        question(step, direction, asksForState: selectors.relativeSteps[Int(step)].asksForState)
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
}
