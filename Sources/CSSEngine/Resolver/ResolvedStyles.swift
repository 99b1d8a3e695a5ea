/// The styles of a tree's elements, as rows of the tables that equal elements share.
///
/// An element's row leads from its match list over its cascade and its custom properties to its computed style. Equal
/// inputs share one row. Rows that no element needs any more are removed a few at a time.
struct ResolvedStyles: ~Copyable {
    private let tree: StyleTree
    private let inlineStyles: InlineStyleTable
    private let work: RestyleWorkCounter
    /// The style of each element, by element.
    private var nodes = UniqueArray<NodeStyle>()
    private var matches: MatchedRules
    private var tables: StyleTables
    private var sweeper = StyleCacheSweeper()
    /// Whether the recorded dependencies may belong to styles of former rules.
    private var hasFormerDependencies = false
    /// Whether variants of elements may have styles of their own.
    private var hasVariants: Bool

    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, _ work: RestyleWorkCounter,
        hasVariants: Bool, properties: PropertyTable
    ) {
        self.hasVariants = hasVariants
        self.tree = tree
        self.inlineStyles = inlineStyles
        self.work = work
        matches = MatchedRules(work)
        tables = StyleTables(index, inlineStyles, properties: properties)
    }

    // MARK: Styling

    /// The former and the new style of an element.
    struct Change {
        let old: NodeStyle
        let new: NodeStyle
        /// `nil` if the element had no style.
        let oldStyle: ComputedStyle?
        let hasNewValues: Bool
    }

    mutating func beginUpdate() {
        nodes.resize(to: tree.count, filling: NodeStyle())
        matches.beginRound(elementCount: tree.count)
        tables.beginUpdate()
    }

    /// Styles an element. Its parent has a style, or it is a root.
    mutating func update(
        _ element: Int32, in view: TreeBuffer, _ environments: borrowing ElementEnvironments,
        _ context: StyleTables.Context, _ collector: inout ElementRuleCollector
    ) -> Change {
        let old = nodes[Int(element)]
        var node = old
        if view[element].pointee.restyleHint.contains(.restyle) || old.list == NodeStyle.none {
            node.list = matches.list(of: element, in: view, &collector, collection: sweeper.collection)
        }
        computeStyle(of: &node, insteadOf: old, element, in: view, environments, context)
        let oldStyle = old.isStyled ? tables.styles[old.style] : nil
        let hasNewValues = replaceEqualStyle(&node, old)
        nodes[Int(element)] = node
        if sweeper.isCollecting { markInUse(element, node) }
        return Change(old: old, new: node, oldStyle: oldStyle, hasNewValues: hasNewValues)
    }

    /// Computes the style of a variant of an element.
    mutating func style(
        ofVariant variant: StyleVariant, of element: Int32, _ environments: borrowing ElementEnvironments,
        _ context: StyleTables.Context, _ collector: inout ElementRuleCollector
    ) -> ComputedStyle {
        let view = tree.view
        matches.updateKeys(of: element, in: view)
        var node = NodeStyle()
        node.list = tree.withVariant(variant, of: element) {
            matches.list(ofVariant: element, in: view, &collector, collection: sweeper.collection)
        }
        computeStyle(of: &node, insteadOf: NodeStyle(), element, in: view, environments, context)
        return tables.styles[node.style]
    }

    private mutating func computeStyle(
        of node: inout NodeStyle, insteadOf old: NodeStyle, _ element: Int32, in view: TreeBuffer,
        _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context
    ) {
        let treeNode = view[element]
        let parent = treeNode.pointee.parent
        tables.computeStyle(
            of: &node, insteadOf: old, parent: parent < 0 ? nil : nodes[Int(parent)],
            inlineStyle: treeNode.pointee.inlineStyle, environmentID: treeNode.pointee.environment, environments,
            matches.lists, context)
        if sweeper.isCollecting { markInUse(element, node) }
    }

    /// Keeps the old style if the new one is equal. Returns whether values differ.
    private func replaceEqualStyle(_ node: inout NodeStyle, _ old: NodeStyle) -> Bool {
        guard old.isStyled else { return true }
        if node.style == old.style { return false }
        let (new, before) = (tables.styles[node.style], tables.styles[old.style])
        guard new.hasSameValues(as: before) else { return true }
        if new.isEqual(to: before) { node.style = old.style }
        return false
    }

    // MARK: Queries

    /// Whether no element was styled yet.
    var isEmpty: Bool { nodes.count == 0 }

    /// The elements that have a style.
    var styledElements: [Int32] {
        (0..<nodes.count).compactMap { nodes[$0].isStyled ? Int32($0) : nil }
    }

    /// Returns the given elements that have a style and are in the tree.
    func styledElements(among elements: [Int32]) -> [Int32] { elements.filter { node($0).isStyled } }

    /// The number of cache entries, including unused entries.
    var entryCount: Int { matches.entryCount + tables.entryCount }

    /// The numbers of different match lists and styles.
    var counts: (lists: Int, styles: Int) { (matches.lists.entryCount, tables.styles.entryCount) }

    private func node(_ element: Int32) -> NodeStyle {
        Int(element) < nodes.count ? nodes[Int(element)] : NodeStyle()
    }

    func style(of element: Int32) -> ComputedStyle {
        let node = node(element)
        return node.isStyled ? tables.styles[node.style] : .empty
    }

    func customProperties(of element: Int32) -> CustomProperties {
        tables.customProperties[node(element).customProperties]
    }

    func declaresCustomProperties(_ element: Int32) -> Bool { node(element).declaresCustomProperties }

    /// The text of a custom property; `nil` for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? { tables.string(text) }

    /// The first custom property beyond the limit of texts, since the rules were replaced; `nil` if there is none.
    var limitDiagnostic: Diagnostic? { tables.limitDiagnostic }

    /// The ranks of the selectors that match an element, ascending.
    func matches(of element: Int32) -> [UInt32] {
        let list = node(element).list
        return list == NodeStyle.none ? [] : Array(matches.lists[list])
    }

    /// The inline style with which an element was styled. The element may have a different inline style now.
    func inlineStyle(of element: Int32) -> UInt32 { node(element).inlineStyle }

    /// The id of an element's match list and inline style. Elements with equal ids have the same rules.
    mutating func rulesID(of element: Int32) -> UInt64 {
        let node = node(element)
        return node.list == NodeStyle.none ? 0 : tables.cascadeID(of: node, matches.lists)
    }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationID> {
        let node = node(element)
        guard node.list != NodeStyle.none else { return [] }
        return Set(tables.styles[node.style].entries.map(\.reference)).union(
            tables.customPropertyDeclarations(of: node, matches.lists))
    }

    // MARK: Dependencies

    /// The inputs of all styles and custom properties, including former ones.
    var dependencies: StyleDependencies { tables.dependencies }

    /// Marks the elements whose values may depend on one of the inputs.
    func mark(_ elements: [Int32], dependingOn changed: StyleDependencies) {
        for element in elements { mark(element, dependingOn: changed) }
    }

    /// Marks an element if its values may depend on one of the inputs.
    func mark(_ element: Int32, dependingOn changed: StyleDependencies) {
        propagation.mark(element, ifDependingOn: changed, nodes, tables)
    }

    /// Marks an element and its descendants whose values may depend on one of the inputs.
    func markSubtree(of element: Int32, dependingOn changed: StyleDependencies) {
        propagation.markSubtree(of: element, dependingOn: changed, nodes, tables)
    }

    /// Marks the descendants whose values depend on the style of an element.
    mutating func propagate(_ change: Change, of element: Int32) {
        let (old, new) = (change.old.customProperties, change.new.customProperties)
        guard new != old || change.hasNewValues else { return }
        let propagation = propagation
        if new != old { propagation.propagate(new, insteadOf: old, below: element, &nodes, &tables) }
        if change.hasNewValues { propagation.markChildren(of: element, nodes, tables) }
    }

    private var propagation: StylePropagation {
        StylePropagation(tree: tree, work: work, hasVariants: hasVariants)
    }

    // MARK: Changes of elements, environments and rules

    /// Removes the style of an element that has left the tree.
    mutating func remove(_ element: Int32) {
        if Int(element) < nodes.count { nodes[Int(element)] = NodeStyle() }
        matches.remove(element)
    }

    /// Removes the sharing keys, because the meaning of an environment's id changed for selectors.
    mutating func removeSharingKeys() { matches.removeKeys() }

    /// Removes the keys of values, because the meaning of an environment's id changed for them.
    mutating func environmentDidChange() { tables.environmentDidChange() }

    /// Reads the variables of the environments again when they are needed.
    mutating func environmentVariablesDidChange() { tables.environmentVariablesDidChange() }

    /// Adopts a new rule index. Keeps the styles whose rules correspond, and marks the elements that the change affects.
    /// - Parameters:
    ///   - diff: The rules that correspond; `nil` if they are unknown, so that every element is marked.
    ///   - hasVariants: Whether variants of elements may have styles of their own.
    mutating func replaceIndex(with newIndex: RuleIndex, diff: RuleIndexDiff?, hasVariants: Bool) {
        self.hasVariants = hasVariants
        if let diff, diff.keepsIndices {
            markElements(affectedBy: diff)
        } else {
            StyleMigration.migrate(&nodes, &matches, &tables, tree, diff)
        }
        matches.removeKeys()
        tables.replaceIndex(by: newIndex, keepsTexts: diff != nil)
        sweeper.cancel()
        hasFormerDependencies = true
    }

    private func markElements(affectedBy diff: RuleIndexDiff) {
        let areAffected = (0..<UInt32(matches.lists.count)).map { list in
            matches.lists.isInUse(list) && matches.lists[list].contains { diff.isAffected[Int($0)] }
        }
        let view = tree.view
        for element in styledElements {
            let list = nodes[Int(element)].list
            if list == NodeStyle.none || areAffected[Int(list)] { view.mark(element, .recascade) }
        }
    }

    // MARK: Collection

    /// Ends an update: removes dependencies of former styles, and some unused rows.
    /// - Parameters:
    ///   - variants: The inputs of the styles of variants.
    ///   - allowance: The number of cache entries above which unused ones are removed.
    mutating func endUpdate(variants: @autoclosure () -> StyleDependencies, allowance: Int) {
        if hasFormerDependencies { removeFormerDependencies(keeping: variants()) }
        sweeper.collect(allowance: allowance, nodes, tree, &matches, &tables, inlineStyles)
    }

    /// Replaces the recorded dependencies by those of the current styles. Call it after a change of the rules, when all
    /// elements that the change affects are styled again.
    private mutating func removeFormerDependencies(keeping variants: StyleDependencies) {
        hasFormerDependencies = false
        var dependencies = variants
        for element in 0..<nodes.count where nodes[element].isStyled {
            dependencies.formUnion(tables.styles[nodes[element].style].dependencies)
        }
        tables.setDependencies(dependencies)
    }

    private mutating func markInUse(_ element: Int32, _ node: NodeStyle) {
        sweeper.mark(element, node, tree, &matches, &tables, inlineStyles)
    }
}
