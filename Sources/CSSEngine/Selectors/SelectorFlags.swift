/// The specificity and flags of a complex selector, accumulated from its last component to its first.
struct SelectorFlags {
    private var calculation = SpecificityCalculation()
    private var compounds: UInt32 = 1
    private var maximumListDepth: UInt32 = 0
    /// See `ComplexSelector`.
    private(set) var dependsOnStructure = false
    private(set) var dependsOnState = false
    private(set) var dependsOnScope = false
    private(set) var neverMatches = false

    var specificity: Specificity { calculation.specificity }

    /// See `ComplexSelector`.
    var depth: UInt32 { max(compounds, maximumListDepth) }

    /// Adds a component without the list that it tests.
    @inline(__always) mutating func add(_ component: SelectorComponent) {
        if component.kind.dependsOnStructure { dependsOnStructure = true }
        if component.kind.dependsOnState { dependsOnState = true }
        if component.kind == .scope { dependsOnScope = true }
        if component.kind.isCombinator { compounds += 1 }
        if component.kind.traits.neverMatches { neverMatches = true }
        calculation.add(component)
    }

    /// Adds the list that a component tests.
    /// - Parameter hasSpecificity: Whether the specificity of the list counts, unlike that of `:where()`.
    mutating func add(_ list: SelectorList, hasSpecificity: Bool) {
        maximumListDepth = max(maximumListDepth, compounds + list.depth)
        if list.dependsOnStructure { dependsOnStructure = true }
        if list.dependsOnState { dependsOnState = true }
        if list.dependsOnScope { dependsOnScope = true }
        if hasSpecificity { calculation.add(list) }
    }
}
