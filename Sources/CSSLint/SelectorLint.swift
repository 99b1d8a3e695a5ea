import CSSEngine

/// Finds valid selectors that match no element in any tree.
struct SelectorLint {
    private let sheet: ParsedStylesheet
    private let tokens: TokenList

    init(_ sheet: ParsedStylesheet, _ tokens: TokenList) {
        self.sheet = sheet
        self.tokens = tokens
    }

    var findings: [Diagnostic] {
        // Declarations after a nested rule repeat the selector list of the enclosing rule.
        var isChecked: Set<UInt32> = []
        let rules = sheet.rules.filter { $0.preludeStart < $0.preludeEnd && isChecked.insert($0.list).inserted }
        let satisfiability = SelectorSatisfiability(sheet)
        return rules.flatMap { rule in
            sheet.selectors.lists[Int(rule.list)].indices.filter { !satisfiability.canMatch($0) }.map { complex in
                Diagnostic(
                    kind: .unmatchableSelector, source: sheet.source, range: text(of: complex, in: rule))
            }
        }
    }

    /// Returns the byte offsets of one selector of a rule.
    private func text(of complex: Int, in rule: StyleRule) -> Range<Int> {
        let first = Int(sheet.selectors.complexes[complex].firstToken)
        var end = first
        while end < tokens.count, tokens.start(end) < Int(rule.preludeEnd), tokens.kind(end) != .comma {
            end = tokens.after(end, limit: tokens.count)
        }
        let text = tokens.trimmed(first..<end)
        return tokens.start(text.lowerBound)..<tokens.start(text.upperBound)
    }
}

/// Decides whether selectors can match at all: whether their requirements contradict each other.
private struct SelectorSatisfiability {
    private let table: SelectorTable
    private let names: AtomTable

    init(_ sheet: ParsedStylesheet) {
        table = sheet.selectors
        names = sheet.names
    }

    /// The requirements of a compound selector.
    private struct Compound {
        var id: UInt32?
        var states: UInt16 = 0
        var absentStates: UInt16 = 0
        var isRoot = false
        var isFirst = false
        var isLast = false
        var isEmpty = false
        /// Whether its type selector names a class of views without a placeholder.
        var hasNoPlaceholder = false
        /// The simple selectors, for comparison with those inside `:not()`.
        var simpleSelectors: Set<SelectorComponent> = []
        var environmentTests: [EnvironmentTest] = []
        /// The selector lists of `:not()`.
        var excluded: [UInt32] = []
        /// Whether a requirement cannot be satisfied.
        var isImpossible = false
        /// The combinator to its right.
        var combinator: SelectorComponent.Kind?

        mutating func require(id: UInt32) {
            if self.id ?? id != id { isImpossible = true }
            self.id = id
        }

        mutating func require(_ test: EnvironmentTest) {
            if environmentTests.contains(where: test.contradicts) { isImpossible = true }
            environmentTests.append(test)
        }
    }

    /// Returns whether a selector can match an element. Recursion is bounded by the nesting limit.
    func canMatch(_ complex: Int) -> Bool {
        let selector = table.complexes[complex]
        let compounds = compounds(of: selector)
        for (index, compound) in compounds.enumerated() {
            if compound.isImpossible || compound.states & compound.absentStates != 0 { return false }
            if contradictsNegation(compound) || requiresMissingPlaceholder(compound) { return false }
            if compound.isEmpty, compound.combinator == .child || compound.combinator == .descendant { return false }
            let isSibling = compound.combinator == .nextSibling || compound.combinator == .subsequentSibling
            if isSibling, compound.isLast || compound.isRoot { return false }
            if index > 0 {
                let before = compounds[index - 1].combinator
                let hasSibling = before == .nextSibling || before == .subsequentSibling
                if compound.isRoot || compound.isFirst && hasSibling { return false }
            }
        }
        return true
    }

    /// Returns the compound selectors, from left to right.
    private func compounds(of selector: ComplexSelector) -> [Compound] {
        var compounds: [Compound] = []
        var compound = Compound()
        var index = selector.end
        while index > selector.start {
            let part = table.components[Int(index - 1)]
            if part.kind.isCombinator {
                compounds.append(compound)
                compound = Compound()
                compound.combinator = part.kind
            } else {
                read(part, into: &compound)
            }
            index = table.start(ofComponent: index - 1)
        }
        compounds.append(compound)
        return compounds.reversed()
    }

    private func read(_ part: SelectorComponent, into compound: inout Compound) {
        compound.simpleSelectors.insert(part)
        let traits = part.kind.traits
        switch traits.operand {
        case .name:
            if part.kind == .id { compound.require(id: part.index) }
            if part.kind == .type, !canHavePlaceholder(part) { compound.hasNoPlaceholder = true }
        case .states where part.kind == .notState: compound.absentStates |= part.states
        case .states: compound.states |= part.states
        case .nth:
            let nth = table.nths[Int(part.index)]
            if nth.a <= 0, nth.b <= 0 { compound.isImpossible = true }
        case .list where part.kind == .not: compound.excluded.append(part.index)
        case .list where part.hasDistantList: break
        case .list:
            if !table.lists[Int(part.index)].indices.contains(where: canMatch) { compound.isImpossible = true }
        case .none:
            if traits.neverMatches { compound.isImpossible = true }
            if part.kind == .root { compound.isRoot = part.notation != .nesting }
            if traits.dependence.contains(.content) { compound.isEmpty = true }
            if traits.dependence.contains(.firstChild) { compound.isFirst = true }
            if traits.dependence.contains(.lastChild) { compound.isLast = true }
        case .environment: compound.require(table.environmentTests[Int(part.index)])
        case .attribute: break
        }
    }

    /// Returns whether a compound requires everything that a selector inside its `:not()` requires.
    private func contradictsNegation(_ compound: Compound) -> Bool {
        compound.excluded.contains { list in
            table.lists[Int(list)].indices.contains { complex in
                let selector = table.complexes[complex]
                guard selector.anchor == .absolute else { return false }
                return table.components[Int(selector.start)..<Int(selector.end)].allSatisfy { part in
                    part.kind == .universal || compound.simpleSelectors.contains(part)
                        || part.kind == .state && compound.states & part.states == part.states
                }
            }
        }
    }

    private func requiresMissingPlaceholder(_ compound: Compound) -> Bool {
        compound.hasNoPlaceholder && compound.states & ElementState.placeholder.rawValue != 0
    }

    /// Returns whether views of a type can have a placeholder: text fields, and all classes of an app.
    private func canHavePlaceholder(_ part: SelectorComponent) -> Bool {
        let name = names.string(Atom(id: part.index))
        return !ToolkitClassHierarchy.contains(name)
            || ToolkitClassHierarchy.isClass(name, orSubclassOf: ["UITextField"])
    }
}
