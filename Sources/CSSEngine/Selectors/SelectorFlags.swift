/// What is known of a complex selector before it is matched, added up from its parts, the last one first.
struct SelectorFlags {
    private var ids = 0
    private var classes = 0
    private var types = 0
    private var compounds: UInt32 = 1
    private var deepest: UInt32 = 0
    /// See `ComplexSelector`.
    private(set) var looksAround = false
    private(set) var asksForState = false
    private(set) var canNeverMatch = false

    /// Selectors 4, section 16.
    var specificity: Specificity { Specificity(ids, classes, types) }

    /// See `ComplexSelector`.
    var depth: UInt32 { max(compounds, deepest) }

    /// Adds what a part is, apart from the list that it may test.
    @inline(__always) mutating func add(_ part: SelectorComponent) {
        if part.kind.looksAround { looksAround = true }
        if part.kind.asksForState { asksForState = true }
        switch part.kind {
        case .id: ids += 1
        case .type: types += 1
        case .class, .attribute, .stateAbsent, .direction, .empty, .firstChild, .lastChild, .onlyChild, .firstOfType,
            .lastOfType, .onlyOfType, .nthChild, .nthLastChild, .nthOfType, .nthLastOfType:
            classes += 1
        case .state: if part.detail == ElementState.placeholder.rawValue { types += 1 } else { classes += 1 }
        case .root: if part.detail != SelectorComponent.nesting { classes += 1 }
        case .never:
            canNeverMatch = true
            if part.detail == SelectorComponent.pseudoElement { types += 1 } else { classes += 1 }
        case .descendant, .child, .nextSibling, .subsequentSibling: compounds += 1
        case .universal, .matchesAny, .not, .has, .end: break
        }
    }

    /// Adds the list that a part tests.
    mutating func add(_ list: SelectorList, weighs: Bool) {
        deepest = max(deepest, compounds + list.depth)
        if list.looksAround { looksAround = true }
        if list.asksForState { asksForState = true }
        guard weighs else { return }
        ids += list.specificity.a
        classes += list.specificity.b
        types += list.specificity.c
    }
}
