extension SelectorMatcher {
    /// What a failure to match says about trying other elements for the same combinator.
    enum Outcome {
        case matched
        /// This element is not it; another may be.
        case failed
        /// No sibling of this element is it: what is missing is missing before all of them, or on their parent.
        case failedForSiblings
        /// What is missing is missing above it, and so for every element further up and every sibling too.
        case failedForAll
    }

    /// Behind this many elements it pays to remember what was found.
    private static let farSteps = 64

    /// Matches the compound that ends before `position` against `element`, and what is left of it against others.
    mutating func match(_ complex: ComplexSelector, from position: UInt32, _ element: Int32) -> Outcome {
        var index = position
        while index > complex.start {
            let part = parts[Int(index - 1)]
            if let combinator = part.kind.combinator {
                return match(complex, leftOf: combinator, before: index - 1, element)
            }
            guard test(part, element) else { return .failed }
            index = nestedStart(part, at: index - 1)
        }
        switch complex.lead {
        case .absolute: return .matched
        case .enclosingRule: return match(complex, leftOf: .descendant, before: complex.start, element)
        case .anchor: preconditionFailure("it is matched step by step")
        }
    }

    /// Where the part's compound goes on to the left, past the parts of its nested list.
    @inline(__always) private func nestedStart(_ part: SelectorComponent, at index: UInt32) -> UInt32 {
        part.kind.mayHaveList ? selectors.start(ofPart: index) : index
    }

    /// Looks for an element that stands in the combinator's relation to `element` and matches what is left.
    private mutating func match(
        _ complex: ComplexSelector, leftOf combinator: Combinator, before position: UInt32, _ element: Int32
    ) -> Outcome {
        switch combinator {
        case .child:
            let parent = tree[element].pointee.parent
            guard parent >= 0 else { return .failedForAll }
            let outcome = matchLeft(complex, position, parent)
            return outcome == .failed ? .failedForSiblings : outcome
        case .descendant:
            var ancestor = tree[element].pointee.parent
            var steps = 0
            while ancestor >= 0 {
                let outcome = matchLeft(complex, position, ancestor)
                if outcome == .matched || outcome == .failedForAll { return outcome }
                ancestor = tree[ancestor].pointee.parent
                steps += 1
                if steps == Self.farSteps, assumption == nil {
                    let found = matchesFar(complex, position, from: ancestor) { $0[$1].pointee.parent }
                    return found ? .matched : .failedForAll
                }
            }
            return .failedForAll
        case .nextSibling:
            if let assumption { return assumption ? .matched : .failed }
            let sibling = tree[element].pointee.previousSibling
            return sibling < 0 ? .failed : matchLeft(complex, position, sibling)
        case .subsequentSibling:
            if let assumption { return assumption ? .matched : .failed }
            var sibling = tree[element].pointee.previousSibling
            var steps = 0
            while sibling >= 0 {
                let outcome = matchLeft(complex, position, sibling)
                if outcome != .failed { return outcome }
                sibling = tree[sibling].pointee.previousSibling
                steps += 1
                if steps == Self.farSteps {
                    let found = matchesFar(complex, position, from: sibling) { $0[$1].pointee.previousSibling }
                    return found ? .matched : .failedForSiblings
                }
            }
            return .failedForSiblings
        }
    }

    /// The compound left of a combinator; at the left end of a nested rule's selector, the rule around it.
    private mutating func matchLeft(_ complex: ComplexSelector, _ position: UInt32, _ element: Int32) -> Outcome {
        if position > complex.start { return match(complex, from: position, element) }
        return matchesAny(complex.leadList, element) ? .matched : .failed
    }

    /// Whether what is left of a combinator matches `first` or an element that `next` leads to from there: asked only
    /// once so many did not that remembering the answer pays.
    private mutating func matchesFar(
        _ complex: ComplexSelector, _ position: UInt32, from first: Int32, next: (TreeBuffer, Int32) -> Int32
    ) -> Bool {
        let question = question(position, .outward, asksForState: complex.asksForState)
        return reaches(question, from: first, { $0.matchLeft(complex, position, $1) == .matched }, next: next)
    }

    /// Whether `first`, or an element that `next` leads to from there, passes the test; remembered for all of them.
    mutating func reaches(
        _ question: RelationCache.Question, from first: Int32, _ test: (inout SelectorMatcher, Int32) -> Bool,
        next: (TreeBuffer, Int32) -> Int32
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
