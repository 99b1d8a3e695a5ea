/// The specificity and flags of a complex selector, accumulated from its last component to its first.
struct SelectorFlags {
    private var ids = 0
    private var classes = 0
    private var types = 0
    private var compounds: UInt32 = 1
    private var maximumListDepth: UInt32 = 0
    /// See `ComplexSelector`.
    private(set) var dependsOnStructure = false
    private(set) var dependsOnState = false
    private(set) var neverMatches = false

    /// Selectors 4, section 16.
    var specificity: Specificity { Specificity(ids, classes, types) }

    /// See `ComplexSelector`.
    var depth: UInt32 { max(compounds, maximumListDepth) }

    /// Adds a component without the list that it tests.
    @inline(__always) mutating func add(_ component: SelectorComponent) {
        if component.kind.dependsOnStructure { dependsOnStructure = true }
        if component.kind.dependsOnState { dependsOnState = true }
        if component.kind.isCombinator { compounds += 1 }
        if component.kind == .never { neverMatches = true }
        switch component.weight {
        case .none: break
        case .type: types += 1
        case .class: classes += 1
        case .id: ids += 1
        }
    }

    /// Adds the list that a component tests.
    mutating func add(_ list: SelectorList, hasSpecificity: Bool) {
        maximumListDepth = max(maximumListDepth, compounds + list.depth)
        if list.dependsOnStructure { dependsOnStructure = true }
        if list.dependsOnState { dependsOnState = true }
        guard hasSpecificity else { return }
        ids += list.specificity.a
        classes += list.specificity.b
        types += list.specificity.c
    }
}
