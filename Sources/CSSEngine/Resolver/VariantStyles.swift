/// The styles of variants, by element. Elements without a different variant have no entry.
struct VariantStyles {
    /// The states and the text that selectors test.
    private var dependencies: VariantDependencies
    private var styles: [Int32: [ComputedStyle]] = [:]

    init(_ selectors: SelectorTable) {
        dependencies = VariantDependencies(selectors)
    }

    /// The states that selectors test.
    var testedStates: ElementState { ElementState(rawValue: dependencies.states) }

    /// Whether variants of elements may have styles of their own.
    var isNeeded: Bool { !dependencies.isEmpty }

    /// The style of a variant, by its index in the element's list; `nil` if the variant has the element's style.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle? { styles[element]?[index] }

    /// Whether a variant of an element has another style than the element.
    func hasStyles(_ element: Int32) -> Bool { styles[element] != nil }

    /// The inputs of all styles.
    var styleDependencies: StyleDependencies {
        styles.values.joined().reduce(into: []) { $0.formUnion($1.dependencies) }
    }

    /// Styles the variants of an element whose own style is up to date.
    /// - Parameter oldOwn: The element's former style; `nil` if it had none.
    /// - Returns: Whether values of a variant changed, or the set of properties in which it departs from the first variant.
    mutating func update(
        _ element: Int32, in tree: StyleTree, oldOwn: ComputedStyle?, _ styles: inout ResolvedStyles,
        _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context,
        _ collector: inout ElementRuleCollector
    ) -> Bool {
        let own = styles.style(of: element)
        let node = tree.view[element].pointee
        var new: [ComputedStyle] = []
        for variant in tree.variants(node.variants) {
            var variantNode = node
            variant.apply(to: &variantNode)
            // A variant that no selector tells from its element has the element's style.
            let isSame = !dependencies.differ(variantNode, node)
            new.append(isSame ? own : styles.style(ofVariant: variant, of: element, environments, context, &collector))
        }
        return set(new, of: element, own: own, oldOwn: oldOwn)
    }

    private mutating func set(
        _ new: [ComputedStyle], of element: Int32, own: ComputedStyle, oldOwn: ComputedStyle?
    ) -> Bool {
        let old = styles[element]
        styles[element] = new.allSatisfy { $0 === own } ? nil : new
        guard let oldOwn else { return new.contains { !$0.entries.isEmpty } }
        let former = old ?? Array(repeating: oldOwn, count: new.count)
        return new.indices.contains { index in
            if former[index] === new[index], former[0] === new[0] { return false }
            return !former[index].hasSameValues(as: new[index])
                || Self.departures(of: former[index], from: former[0])
                    != Self.departures(of: new[index], from: new[0])
        }
    }

    /// Returns the properties that have other declarations in a variant than in the first one. A toolkit sets these for
    /// the variant, even if their values are the same.
    private static func departures(of variant: ComputedStyle, from first: ComputedStyle) -> [PropertyID] {
        if variant === first { return [] }
        let properties = Set(variant.properties + first.properties)
        return properties.filter { !variant.agrees(with: first, on: $0) }.sorted()
    }

    mutating func remove(_ element: Int32) { styles[element] = nil }

    /// Adopts the selectors of a new rule index. Marks the elements with variants, whose match lists are not kept.
    /// - Parameter elements: The elements that have a style.
    mutating func replaceSelectors(by selectors: SelectorTable, in tree: StyleTree, _ elements: [Int32]) {
        let wereNeeded = isNeeded
        dependencies = VariantDependencies(selectors)
        guard wereNeeded || isNeeded else { return }
        let view = tree.view
        for element in elements where view[element].pointee.variants != 0 { view.mark(element, .restyle) }
    }
}

/// The states and the text that selectors test. Variants that differ in them can match different rules.
private struct VariantDependencies {
    private(set) var states: UInt16 = 0
    private var text = false

    init(_ selectors: SelectorTable) {
        for component in selectors.components {
            let dependence = component.kind.traits.dependence
            if dependence.contains(.states) { states |= component.states }
            if dependence.contains(.content) { text = true }
        }
    }

    /// Whether selectors test neither states nor text.
    var isEmpty: Bool { states == 0 && !text }

    /// Whether two nodes differ in a state or text that some selector tests.
    func differ(_ first: TreeNode, _ second: TreeNode) -> Bool {
        (first.state ^ second.state) & states != 0 || text && first.hasText != second.hasText
    }
}
