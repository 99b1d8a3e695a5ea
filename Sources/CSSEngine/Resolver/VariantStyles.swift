/// The styles of an element's variants. Elements with the same styles share one set.
package final class VariantStyleSet: Sendable {
    /// In the order of the variants.
    package let styles: [ComputedStyle]
    let styleIDs: [UInt64]
    /// The id of the set, which is unique in the engine and never 0.
    let id: UInt32

    init(_ styles: [ComputedStyle], _ styleIDs: [UInt64], id: UInt32) {
        self.styles = styles
        self.styleIDs = styleIDs
        self.id = id
    }
}

/// The styles of the variants of a tree's elements.
struct VariantStyles {
    /// The states and the text that selectors test.
    private var dependencies: VariantDependencies
    /// The set of each element, by element; `nil` if all its variants have its style.
    private var sets: [VariantStyleSet?] = []
    private var table = VariantStyleTable()

    init(_ selectors: SelectorTable) {
        dependencies = VariantDependencies(selectors)
    }

    /// The states that selectors test.
    var testedStates: ElementState { ElementState(rawValue: dependencies.states) }

    /// Whether variants of elements may have styles of their own.
    var isNeeded: Bool { !dependencies.isEmpty }

    /// The style of a variant, by its index in the element's list; `nil` if the variant has the element's style.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle? { set(of: element)?.styles[index] }

    /// The styles of an element's variants; `nil` if all of them have the element's style.
    func set(of element: Int32) -> VariantStyleSet? { Int(element) < sets.count ? sets[Int(element)] : nil }

    private mutating func setSet(_ set: VariantStyleSet?, of element: Int32) {
        if set == nil, Int(element) >= sets.count { return }
        while sets.count <= Int(element) { sets.append(nil) }
        sets[Int(element)] = set
    }

    /// The inputs of all styles.
    var styleDependencies: StyleDependencies {
        sets.lazy.compactMap { $0?.styles }.joined().reduce(into: []) { $0.formUnion($1.dependencies) }
    }

    /// The former and the new styles of an element's variants.
    struct Change {
        let old: VariantStyleSet?
        let new: VariantStyleSet?

        /// Returns whether values of a variant changed, or the set of properties in which it departs from the first variant.
        /// - Parameters:
        ///   - oldOwn: The element's former style; `nil` if it had none.
        ///   - own: The element's style.
        func hasNewValues(from oldOwn: ComputedStyle?, to own: ComputedStyle) -> Bool {
            guard let oldOwn else { return new?.styles.contains { !$0.entries.isEmpty } ?? false }
            guard let count = (old ?? new)?.styles.count else { return false }
            let former = old?.styles ?? Array(repeating: oldOwn, count: count)
            let current = new?.styles ?? Array(repeating: own, count: count)
            return current.indices.contains { index in
                if former[index] === current[index], former[0] === current[0] { return false }
                return !former[index].hasSameValues(as: current[index])
                    || VariantStyles.departures(of: former[index], from: former[0])
                        != VariantStyles.departures(of: current[index], from: current[0])
            }
        }
    }

    /// Styles the variants of an element whose own style is up to date.
    mutating func update(
        _ element: Int32, in tree: StyleTree, _ styles: inout ResolvedStyles,
        _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context,
        _ collector: inout ElementRuleCollector
    ) -> Change {
        let own = styles.style(of: element)
        let node = tree.view[element].pointee
        table.beginSet()
        for variant in tree.variants(node.variants) {
            var variantNode = node
            variant.apply(to: &variantNode)
            // A variant that no selector tells from its element has the element's style.
            let isSame = !dependencies.differ(variantNode, node)
            table.append(
                isSame ? own : styles.style(ofVariant: variant, of: element, environments, context, &collector))
        }
        let old = set(of: element)
        let new = table.endSet(insteadOf: old, unlessAllAre: own)
        if new !== old { setSet(new, of: element) }
        return Change(old: old, new: new)
    }

    /// Removes sets that no element has, if there are many.
    mutating func endUpdate() { table.sweepIfNeeded() }

    /// Returns the properties that have other declarations in a variant than in the first one. A toolkit sets these for
    /// the variant, even if their values are the same.
    fileprivate static func departures(of variant: ComputedStyle, from first: ComputedStyle) -> [PropertyID] {
        if variant === first { return [] }
        let properties = Set(variant.properties + first.properties)
        return properties.filter { !variant.agrees(with: first, on: $0) }.sorted()
    }

    mutating func remove(_ element: Int32) { setSet(nil, of: element) }

    /// Adopts the selectors of a new rule index. Marks the elements with variants, whose match lists are not kept.
    /// - Parameters:
    ///   - elements: The elements that have a style.
    ///   - keepsIndices: Whether the selectors are the same as before, so that the elements' own match lists stay.
    mutating func replaceSelectors(
        by selectors: SelectorTable, in tree: StyleTree, _ elements: [Int32], keepsIndices: Bool
    ) {
        let wereNeeded = isNeeded
        dependencies = VariantDependencies(selectors)
        guard wereNeeded || isNeeded else { return }
        let view = tree.view
        for element in elements where view[element].pointee.variants != 0 {
            view.mark(element, keepsIndices ? .recascade : .restyle)
        }
    }
}

/// The different sets of styles of variants.
private struct VariantStyleTable {
    private var sets: [VariantStyleSet] = []
    private var index = HashIndex()
    private var lastID: UInt32 = 0
    private var sweepCount = 64
    /// The styles of the set that is being made, and their ids. Comparing ids counts no references.
    private var styles: [ComputedStyle] = []
    private var styleIDs: [UInt64] = []

    mutating func beginSet() {
        styles.removeAll(keepingCapacity: true)
        styleIDs.removeAll(keepingCapacity: true)
    }

    mutating func append(_ style: ComputedStyle) {
        styleIDs.append(style.id)
        styles.append(style)
    }

    /// Returns the set of the styles; `nil` if all of them are `own`.
    mutating func endSet(insteadOf old: VariantStyleSet?, unlessAllAre own: ComputedStyle) -> VariantStyleSet? {
        if styleIDs.allSatisfy({ $0 == own.id }) { return nil }
        if let old, old.styleIDs == styleIDs { return old }
        let hash = Self.hash(of: styleIDs)
        if let known = index.find(hash: hash, where: { sets[Int($0)].styleIDs == styleIDs }) { return sets[Int(known)] }
        lastID += 1
        let set = VariantStyleSet(styles, styleIDs, id: lastID)
        index.insert(UInt32(sets.count), hash: hash)
        sets.append(set)
        return set
    }

    /// Forgets the sets that no element has, if their number has doubled.
    mutating func sweepIfNeeded() {
        styles.removeAll(keepingCapacity: true)
        guard sets.count > sweepCount else { return }
        var kept: [VariantStyleSet] = []
        for position in sets.indices where !isKnownUniquelyReferenced(&sets[position]) { kept.append(sets[position]) }
        sets = kept
        index = HashIndex(minimumCapacity: kept.count)
        for (position, set) in kept.enumerated() {
            index.insert(UInt32(position), hash: Self.hash(of: set.styleIDs))
        }
        sweepCount = max(64, kept.count * 2)
    }

    private static func hash(of ids: [UInt64]) -> UInt32 {
        ids.reduce(0) { mixedHash($0, UInt32(truncatingIfNeeded: $1)) }
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
