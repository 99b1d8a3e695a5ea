/// What a selector asks of the view itself, as far as it can be compared with what others ask.
struct SelectorSubject {
    /// One thing that is asked.
    enum Requirement: Hashable {
        case type(String)
        case `class`(String)
        case id(String)
        /// Being in some states, or in none of them.
        case state(UInt8, isAbsent: Bool)
        /// What is the first child, the root and the like.
        case place(SelectorComponent.Kind)
    }

    private(set) var demands: Set<Requirement> = []
    /// Whether every view matches of which all that is true: the selector asks for nothing else.
    private(set) var isComplete = true

    /// - Parameter complex: a row of the sheet's table. Depth is bounded by the limit on nesting.
    init(_ complex: Int, in sheet: ParsedStylesheet) {
        let table = sheet.selectors
        let selector = table.complexes[complex]
        isComplete = selector.lead == .absolute
        var index = selector.end
        while index > selector.start {
            let part = table.parts[Int(index - 1)]
            guard !part.kind.isCombinator else {
                isComplete = false
                return
            }
            add(part, in: sheet)
            index = table.start(ofPart: index - 1)
        }
    }

    private mutating func add(_ part: SelectorComponent, in sheet: ParsedStylesheet) {
        switch part.kind {
        case .type: demands.insert(.type(sheet.names.string(Atom(id: part.index))))
        case .class: demands.insert(.class(sheet.names.string(Atom(id: part.index))))
        case .id: demands.insert(.id(sheet.names.string(Atom(id: part.index))))
        case .state: demands.insert(.state(part.detail, isAbsent: false))
        case .stateAbsent: demands.insert(.state(part.detail, isAbsent: true))
        case .root, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType, .lastOfType, .onlyOfType:
            demands.insert(.place(part.kind))
        case .universal: break
        case .matchesAny:
            let members = sheet.selectors.lists[Int(part.index)].indices
            guard members.count == 1 else { fallthrough }
            let member = SelectorSubject(members.lowerBound, in: sheet)
            demands.formUnion(member.demands)
            isComplete = isComplete && member.isComplete
        case .attribute, .nthChild, .nthLastChild, .nthOfType, .nthLastOfType, .not, .has, .direction, .never,
            .descendant, .child, .nextSibling, .subsequentSibling, .end:
            isComplete = false
        }
    }
}
