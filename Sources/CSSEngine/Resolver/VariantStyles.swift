/// The styles of an element's variants. Elements with the same styles share one set.
package final class VariantStyleSet: Sendable {
    /// In the order of the variants.
    package let styles: [ComputedStyle]
    let styleIDs: [UInt64]
    /// The departures from the first variant, before rules changed and declarations got other ids; `nil` if no rule has
    /// changed since.
    private let formerDepartures: [[PropertyID]]?

    init(_ styles: [ComputedStyle], _ styleIDs: [UInt64]) {
        self.styles = styles
        self.styleIDs = styleIDs
        formerDepartures = nil
    }

    /// Creates a set with new ids of declarations.
    /// - Parameter styles: The styles of `former` with the new ids.
    fileprivate init(_ former: VariantStyleSet, _ styles: [ComputedStyle]) {
        self.styles = styles
        styleIDs = former.styleIDs
        formerDepartures = former.styles.indices.map { former.departures(ofVariant: $0) }
    }

    /// Returns the properties that have other declarations in a variant than in the first one. A toolkit sets these for
    /// the variant, even if their values are the same.
    fileprivate func departures(ofVariant index: Int) -> [PropertyID] {
        if let formerDepartures { return formerDepartures[index] }
        let (variant, first) = (styles[index], styles[0])
        if variant === first { return [] }
        let properties = Set(variant.properties + first.properties)
        return properties.filter { !variant.agrees(with: first, on: $0) }.sorted()
    }
}

/// The styles of the variants of a tree's elements.
struct VariantStyles: ~Copyable {
    /// The states and the text that selectors test.
    private var dependencies: VariantDependencies
    /// The row of each element's set, by element; 0 if all its variants have its style.
    private var rows = UniqueArray<UInt32>()
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
    func set(of element: Int32) -> VariantStyleSet? { table[row(of: element)] }

    /// The row of an element's set; 0 if all its variants have its style.
    @inline(__always) func row(of element: Int32) -> UInt32 { Int(element) < rows.count ? rows[Int(element)] : 0 }

    mutating func set(_ row: UInt32, of element: Int32) {
        if row == 0, Int(element) >= rows.count { return }
        rows.resize(to: max(rows.count, Int(element) + 1), filling: 0)
        rows[Int(element)] = row
    }

    /// The inputs of all styles.
    var styleDependencies: StyleDependencies {
        table.sets(in: rows).reduce(into: []) { dependencies, set in
            for style in set.styles { dependencies.formUnion(style.dependencies) }
        }
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
                    || (old?.departures(ofVariant: index) ?? []) != (new?.departures(ofVariant: index) ?? [])
            }
        }
    }

    /// The change from one row to another.
    func change(from old: UInt32, to new: UInt32) -> Change { Change(old: table[old], new: table[new]) }

    /// Styles the variants of an element whose own style is up to date. Returns the row of the new set.
    mutating func update(
        _ element: Int32, in tree: StyleTree, _ styles: inout ResolvedStyles,
        _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context,
        _ collector: inout ElementRuleCollector
    ) -> UInt32 {
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
        let old = row(of: element)
        let new = table.endSet(insteadOf: old, unlessAllAre: own)
        if new != old { set(new, of: element) }
        return new
    }

    /// Removes sets that no element has, if there are many.
    mutating func endUpdate() { table.sweepIfNeeded(rows) }

    mutating func remove(_ element: Int32) { set(0, of: element) }

    // MARK: Rules

    /// Adopts the selectors of a new rule index. Marks the elements whose variants may have matched a rule that is gone or
    /// has other declarations. The elements that new rules may match are marked with their variants elsewhere.
    /// - Parameters:
    ///   - diff: The rules that correspond; `nil` if they are unknown.
    ///   - elements: The elements that have a style.
    mutating func replaceIndex(
        _ index: RuleIndex, with newIndex: RuleIndex, diff: RuleIndexDiff?, in tree: StyleTree, _ elements: [Int32]
    ) {
        let (former, wereNeeded) = (dependencies, isNeeded)
        dependencies = VariantDependencies(newIndex.selectors)
        guard wereNeeded || isNeeded else { return }
        // `nil` for all elements.
        var affected: SubjectSet?
        if let diff, dependencies == former { affected = index.subjects(ofRanks: diff.isAffected) }
        let hint: RestyleHint = diff?.keepsIndices == true ? .recascade : .restyle
        let view = tree.view
        for element in elements where view[element].pointee.variants != 0 {
            if affected?.mayContain(element, in: view) ?? true { view.mark(element, hint) }
        }
    }

    /// Replaces all styles by copies with the new ids of their declarations.
    mutating func replaceStyles(_ newStyle: (ComputedStyle) -> ComputedStyle) { table.replaceStyles(newStyle) }
}

/// The different sets of styles of variants.
private struct VariantStyleTable {
    /// The sets by row. Row 0 is `nil`, as are unused rows.
    private var sets: [VariantStyleSet?] = [nil]
    private var freeRows: [UInt32] = []
    private var index = HashIndex()
    private var sweepCount = Self.minimumSweepCount
    /// The styles of the set that is being made, and their ids. Comparing ids counts no references.
    private var styles: [ComputedStyle] = []
    private var styleIDs: [UInt64] = []

    private static let minimumSweepCount = 64

    subscript(row: UInt32) -> VariantStyleSet? { sets[Int(row)] }

    mutating func beginSet() {
        styles.removeAll(keepingCapacity: true)
        styleIDs.removeAll(keepingCapacity: true)
    }

    mutating func append(_ style: ComputedStyle) {
        styleIDs.append(style.id)
        styles.append(style)
    }

    /// Returns the row of the set of the styles; 0 if all of them are `own`.
    mutating func endSet(insteadOf old: UInt32, unlessAllAre own: ComputedStyle) -> UInt32 {
        if styleIDs.allSatisfy({ $0 == own.id }) { return 0 }
        if sets[Int(old)]?.styleIDs == styleIDs { return old }
        let hash = Self.hash(of: styleIDs)
        if let known = index.find(hash: hash, where: { sets[Int($0)]?.styleIDs == styleIDs }) { return known }
        let set = VariantStyleSet(styles, styleIDs)
        let row = freeRows.popLast() ?? UInt32(sets.count)
        if Int(row) < sets.count { sets[Int(row)] = set } else { sets.append(set) }
        index.insert(row, hash: hash)
        return row
    }

    /// The sets in some rows, each once.
    func sets(in rows: borrowing UniqueArray<UInt32>) -> [VariantStyleSet] {
        let areUsed = areUsed(in: rows)
        return sets.indices.compactMap { areUsed[$0] ? sets[$0] : nil }
    }

    private func areUsed(in rows: borrowing UniqueArray<UInt32>) -> [Bool] {
        var areUsed = [Bool](repeating: false, count: sets.count)
        for position in 0..<rows.count { areUsed[Int(rows[position])] = true }
        return areUsed
    }

    /// Forgets the sets that no element has, if their number has doubled.
    /// - Parameter rows: The rows of the elements.
    mutating func sweepIfNeeded(_ rows: borrowing UniqueArray<UInt32>) {
        styles.removeAll(keepingCapacity: true)
        guard sets.count - freeRows.count > sweepCount else { return }
        let areUsed = areUsed(in: rows)
        index = HashIndex()
        freeRows = []
        for row in 1..<sets.count {
            if areUsed[row], let set = sets[row] {
                index.insert(UInt32(row), hash: Self.hash(of: set.styleIDs))
            } else {
                sets[row] = nil
                freeRows.append(UInt32(row))
            }
        }
        // Few sets of many elements are not worth a visit of all elements.
        sweepCount = max(Self.minimumSweepCount, (sets.count - freeRows.count) * 2, rows.count / 16)
    }

    mutating func replaceStyles(_ newStyle: (ComputedStyle) -> ComputedStyle) {
        for row in sets.indices {
            if let set = sets[row] { sets[row] = VariantStyleSet(set, set.styles.map(newStyle)) }
        }
    }

    private static func hash(of ids: [UInt64]) -> UInt32 {
        ids.reduce(0) { mixedHash($0, UInt32(truncatingIfNeeded: $1)) }
    }
}

/// The states and the text that selectors test. Variants that differ in them can match different rules.
private struct VariantDependencies: Equatable {
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
