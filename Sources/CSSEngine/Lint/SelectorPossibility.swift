/// Tells selectors that some view might match from those that ask for what excludes itself.
struct SelectorPossibility {
    let table: SelectorTable

    /// What a compound asks for.
    private struct Compound {
        var id: UInt32?
        var states: UInt8 = 0
        var absentStates: UInt8 = 0
        var isRoot = false
        var isFirst = false
        var isLast = false
        var isEmpty = false
        /// It asks for what no view is.
        var isImpossible = false
        /// What stands to the right of it.
        var combinator: SelectorPart.Kind?

        mutating func require(id: UInt32) {
            if self.id ?? id != id { isImpossible = true }
            self.id = id
        }
    }

    /// Depth is bounded by the compiler's limit on nesting.
    func canMatch(_ complex: Int) -> Bool {
        let selector = table.complexes[complex]
        let compounds = compounds(of: selector)
        for (place, compound) in compounds.enumerated() {
            if compound.isImpossible || compound.states & compound.absentStates != 0 { return false }
            if compound.isEmpty, compound.combinator == .child || compound.combinator == .descendant { return false }
            let isSibling = compound.combinator == .nextSibling || compound.combinator == .subsequentSibling
            if isSibling, compound.isLast || compound.isRoot { return false }
            if place > 0 {
                let before = compounds[place - 1].combinator
                let hasSibling = before == .nextSibling || before == .subsequentSibling
                if compound.isRoot || compound.isFirst && hasSibling { return false }
            }
        }
        return true
    }

    /// From left to right.
    private func compounds(of selector: ComplexSelector) -> [Compound] {
        var compounds: [Compound] = []
        var compound = Compound()
        var index = selector.end
        while index > selector.start {
            let part = table.parts[Int(index - 1)]
            if part.kind.isCombinator {
                compounds.append(compound)
                compound = Compound()
                compound.combinator = part.kind
            } else {
                read(part, into: &compound)
            }
            index = table.start(ofPart: index - 1)
        }
        compounds.append(compound)
        return compounds.reversed()
    }

    private func read(_ part: SelectorPart, into compound: inout Compound) {
        switch part.kind {
        case .never: compound.isImpossible = true
        case .id: compound.require(id: part.index)
        case .state: compound.states |= part.detail
        case .stateAbsent: compound.absentStates |= part.detail
        case .root: compound.isRoot = part.detail != SelectorPart.nesting
        case .firstChild: compound.isFirst = true
        case .lastChild: compound.isLast = true
        case .onlyChild:
            compound.isFirst = true
            compound.isLast = true
        case .empty: compound.isEmpty = true
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            let nth = table.nths[Int(part.index)]
            if nth.a <= 0, nth.b <= 0 { compound.isImpossible = true }
        case .matchesAny where part.detail != SelectorPart.nesting:
            if !table.lists[Int(part.index)].indices.contains(where: canMatch) { compound.isImpossible = true }
        case .not: if table.lists[Int(part.index)].indices.contains(where: isUniversal) { compound.isImpossible = true }
        case .type, .class, .universal, .attribute, .firstOfType, .lastOfType, .onlyOfType, .matchesAny, .has,
            .direction, .descendant, .child, .nextSibling, .subsequentSibling, .end:
            break
        }
    }

    /// Whether a selector is nothing but `*`.
    private func isUniversal(_ complex: Int) -> Bool {
        let selector = table.complexes[complex]
        return selector.end - selector.start == 1 && table.parts[Int(selector.start)].kind == .universal
    }
}
