/// The styles of variants, by element. Elements without a different variant have no entry.
struct VariantStyles {
    /// The states and the text that selectors test.
    private var dependencies: VariantDependencies
    private var styles: [Int32: [ComputedStyle]] = [:]

    init(_ selectors: SelectorTable) {
        dependencies = VariantDependencies(selectors)
    }

    /// Whether variants of elements may have styles of their own.
    var isNeeded: Bool { !dependencies.isEmpty }

    /// Whether a variant may match different rules than its element.
    func differs(_ variant: TreeNode, from node: TreeNode) -> Bool { dependencies.differ(variant, node) }

    /// The style of a variant, by its index in the element's list; `nil` if the variant has the element's style.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle? { styles[element]?[index] }

    /// The inputs of all styles.
    var styleDependencies: StyleDependencies {
        styles.values.joined().reduce(into: []) { $0.formUnion($1.dependencies) }
    }

    /// Sets the styles of an element's variants.
    /// - Parameters:
    ///   - own: The element's style.
    ///   - oldOwn: The element's former style; `nil` if it had none.
    /// - Returns: Whether the values of a variant changed.
    mutating func set(_ new: [ComputedStyle], of element: Int32, own: ComputedStyle, oldOwn: ComputedStyle?) -> Bool {
        let old = styles[element]
        styles[element] = new.allSatisfy { $0 === own } ? nil : new
        return new.indices.contains { index in
            guard let before = old?[index] ?? oldOwn else { return !new[index].entries.isEmpty }
            return before !== new[index] && !before.hasSameValues(as: new[index])
        }
    }

    mutating func remove(_ element: Int32) { styles[element] = nil }

    /// Adopts the selectors of a new rule index.
    mutating func replaceSelectors(by selectors: SelectorTable) { dependencies = VariantDependencies(selectors) }
}
