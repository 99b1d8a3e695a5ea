/// Tells selectors that some view might match from those that ask for what excludes itself.
struct SelectorSatisfiability {
    private let table: SelectorTable
    private let names: AtomTable

    init(_ sheet: ParsedStylesheet) {
        table = sheet.selectors
        names = sheet.names
    }

    /// What a compound asks for.
    private struct Compound {
        var id: UInt32?
        var states: UInt8 = 0
        var absentStates: UInt8 = 0
        var isRoot = false
        var isFirst = false
        var isLast = false
        var isEmpty = false
        /// It is of a type whose views have no placeholder.
        var hasNoPlaceholder = false
        /// The simple selectors that can be compared with those inside of `:not()`.
        var demands: Set<SelectorComponent> = []
        /// The lists of its `:not()`s.
        var excluded: [UInt32] = []
        /// It asks for what no view is.
        var isImpossible = false
        /// What stands to the right of it.
        var combinator: SelectorComponent.Kind?

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
            if excludesItself(compound) || asksForMissingPlaceholder(compound) { return false }
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

    private func read(_ part: SelectorComponent, into compound: inout Compound) {
        compound.demands.insert(part)
        switch part.kind {
        case .never: compound.isImpossible = true
        case .id: compound.require(id: part.index)
        case .type: if !mayHavePlaceholder(part) { compound.hasNoPlaceholder = true }
        case .state: compound.states |= part.detail
        case .stateAbsent: compound.absentStates |= part.detail
        case .root: compound.isRoot = part.detail != SelectorComponent.nesting
        case .firstChild: compound.isFirst = true
        case .lastChild: compound.isLast = true
        case .onlyChild:
            compound.isFirst = true
            compound.isLast = true
        case .empty: compound.isEmpty = true
        case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            let nth = table.nths[Int(part.index)]
            if nth.a <= 0, nth.b <= 0 { compound.isImpossible = true }
        case .matchesAny where part.detail != SelectorComponent.nesting:
            if !table.lists[Int(part.index)].indices.contains(where: canMatch) { compound.isImpossible = true }
        case .not: compound.excluded.append(part.index)
        case .has: if !table.lists[Int(part.index)].indices.contains(where: canMatch) { compound.isImpossible = true }
        case .class, .universal, .attribute, .firstOfType, .lastOfType, .onlyOfType, .matchesAny, .direction,
            .descendant, .child, .nextSibling, .subsequentSibling, .end:
            break
        }
    }

    /// Whether it asks for all that one of the selectors of its `:not()`s asks for.
    private func excludesItself(_ compound: Compound) -> Bool {
        compound.excluded.contains { list in
            table.lists[Int(list)].indices.contains { complex in
                let selector = table.complexes[complex]
                guard selector.lead == .absolute else { return false }
                return table.parts[Int(selector.start)..<Int(selector.end)].allSatisfy { part in
                    switch part.kind {
                    case .universal: true
                    case .state: compound.states & part.detail == part.detail
                    case .type, .class, .id, .stateAbsent, .root, .empty, .firstChild, .lastChild, .onlyChild,
                        .firstOfType, .lastOfType, .onlyOfType, .attribute:
                        compound.demands.contains(part)
                    case .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .matchesAny, .not, .has, .direction,
                        .never, .descendant, .child, .nextSibling, .subsequentSibling, .end:
                        false
                    }
                }
            }
        }
    }

    private func asksForMissingPlaceholder(_ compound: Compound) -> Bool {
        compound.hasNoPlaceholder && compound.states & ElementState.placeholder.rawValue != 0
    }

    /// Whether views of a type may have a placeholder: fields do, and whatever an app's own classes are.
    private func mayHavePlaceholder(_ part: SelectorComponent) -> Bool {
        let name = names.string(Atom(id: part.index))
        return !ToolkitClassHierarchy.isKnown(name) || ToolkitClassHierarchy.has(name, oneOf: ["UITextField"])
    }
}
