/// Computes the styles of a tree's elements, and updates the styles of marked elements.
///
/// Elements with equal sharing keys share a match list, equal lists share a cascade, and equal cascades in equal
/// contexts share a computed style.
struct StyleResolver: ~Copyable {
    private let tree: StyleTree
    private let inlineStyles: InlineStyleTable
    private(set) var index: RuleIndex
    private var styled: StyledEnvironments
    private var matches = MatchedRules()
    private var tables: StyleTables
    private var variants: VariantStyles
    private var undeclaredProperties: UndeclaredPropertyTracker
    private var tracksUndeclaredProperties = false
    private var sweeper = StyleCacheSweeper()
    /// The collector of the current index, created by the first update. Moved out during an update, so that the collector
    /// and the resolver can be changed at the same time.
    private var ruleCollector: ElementRuleCollector?
    /// The style of each element, by element.
    private var nodes = UniqueArray<NodeStyle>()
    private var context = StyleTables.Context()
    /// The style of the current element's root; `nil` while the root is styled.
    private var rootStyle: ComputedStyle?
    /// The id of the environment for which the context's root font size was computed.
    private var rootEnvironment: ElementEnvironments.ID = 0
    /// The number of rule indices so far. Rows of the tables are only comparable within a generation.
    private(set) var generation: UInt32 = 0
    /// Whether the recorded dependencies may belong to styles of former rules.
    private var hasFormerDependencies = false

    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, _ environments: ElementEnvironments,
        properties: PropertyTable
    ) {
        self.tree = tree
        styled = StyledEnvironments(environments, tree)
        self.index = index
        self.inlineStyles = inlineStyles
        tables = StyleTables(index, inlineStyles, properties: properties)
        variants = VariantStyles(index.selectors)
        undeclaredProperties = UndeclaredPropertyTracker(index)
    }

    // MARK: Updating

    /// Styles the marked elements and the elements that inherit from them. Returns the changes.
    /// - Parameters:
    ///   - keepsColorSchemes: Whether colours that differ by colour scheme stay `light-dark()`.
    ///   - tracksUndeclaredProperties: Whether elements are reported whose undeclared properties have changed.
    ///   - allowance: The number of cache entries above which unused ones are removed.
    mutating func update(
        keepsColorSchemes: Bool, tracksUndeclaredProperties: Bool, allowance: Int
    ) -> StyleUpdate {
        self.tracksUndeclaredProperties = tracksUndeclaredProperties
        nodes.resize(to: tree.count, filling: NodeStyle())
        setKeepsColorSchemes(keepsColorSchemes)
        matches.beginRound(elementCount: tree.count)
        tables.beginUpdate()
        var update = StyleUpdate()
        var rules = ruleCollector.take() ?? ElementRuleCollector(index, tree)
        rules.begin(tree, styled.conditions)
        styleMarkedElements(&rules, &update)
        update.stepCount = rules.stepCount
        ruleCollector = consume rules
        undeclaredProperties.endUpdate()
        removeFormerDependencies()
        update.searchCount += tree.visitedRegions.searchCount
        tree.visitedRegions.searchCount = 0
        tree.visitedRegions.removeAll()
        sweeper.collect(allowance: allowance, nodes, tree, &matches, &tables, inlineStyles)
        return update
    }

    /// Visits the marked elements, parents before children.
    private mutating func styleMarkedElements(_ collector: inout ElementRuleCollector, _ update: inout StyleUpdate) {
        let view = tree.view
        var parent: Int32 = -1
        while true {
            let element = view.firstDirty(inside: parent)
            update.searchCount += 1
            if element >= 0 {
                visit(element, in: view, &collector, &update)
                parent = element
            } else if parent >= 0 {
                let grandparent = view[parent].pointee.parent
                view.clean(parent)
                parent = grandparent
            } else {
                return
            }
        }
    }

    private mutating func visit(
        _ element: Int32, in view: TreeBuffer, _ collector: inout ElementRuleCollector, _ update: inout StyleUpdate
    ) {
        guard view[element].pointee.parent < 0 else {
            if view[element].pointee.isDirty { style(element, in: view, &collector, &update) }
            return
        }
        let environment = view[element].pointee.environment
        setRoot(nil, environment: environment)
        if view[element].pointee.isDirty { style(element, in: view, &collector, &update) }
        setRoot(tables.styles[nodes[Int(element)].style], environment: environment)
    }

    private mutating func style(
        _ element: Int32, in view: TreeBuffer, _ collector: inout ElementRuleCollector, _ update: inout StyleUpdate
    ) {
        let treeNode = view[element].pointee
        let old = nodes[Int(element)]
        var node = old
        update.visitedCount += 1
        if treeNode.restyleHint.contains(.restyle) || old.list == NodeStyle.none {
            node.list = matches.list(
                of: element, in: view, &collector, collection: sweeper.collection,
                matchedCount: &update.matchedCount)
        }
        computeStyle(of: &node, insteadOf: old, element, treeNode)
        let oldStyle = old.isStyled ? tables.styles[old.style] : nil
        let isChanged = replaceEqualStyle(&node, old)
        nodes[Int(element)] = node
        if sweeper.isCollecting { markInUse(element, node) }
        let hasNewVariant =
            treeNode.variants != 0 && styleVariants(of: element, oldStyle, in: view, &collector, &update)
        let undeclared =
            tracksUndeclaredProperties
            ? undeclaredProperties.update(element, node, insteadOf: old, matches.lists, index, inlineStyles) : []
        if isChanged || hasNewVariant || !undeclared.isEmpty {
            update.add(
                tree.node(element), from: oldStyle, to: tables.styles[node.style], undeclaredProperties: undeclared,
                hasNewVariant: hasNewVariant)
        }
        // The descendants of a new element are new themselves.
        if let oldStyle, old.list != NodeStyle.none {
            propagate(from: element, node, old, oldStyle, isChanged: isChanged, isRoot: treeNode.parent < 0)
        }
    }

    private mutating func computeStyle(
        of node: inout NodeStyle, insteadOf old: NodeStyle, _ element: Int32, _ treeNode: TreeNode
    ) {
        // A text style is larger in an environment with larger text, and the root's font size can be one.
        if treeNode.environment != rootEnvironment { setRoot(rootStyle, environment: treeNode.environment) }
        tables.computeStyle(
            of: &node, insteadOf: old, parent: treeNode.parent < 0 ? nil : nodes[Int(treeNode.parent)],
            inlineStyle: treeNode.inlineStyle, environmentID: treeNode.environment, styled.environments, matches.lists,
            context)
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

    private mutating func markInUse(_ element: Int32, _ node: NodeStyle) {
        sweeper.mark(element, node, tree, &matches, &tables, inlineStyles)
    }

    // MARK: Dependencies

    private var propagation: StylePropagation { StylePropagation(tree: tree, hasVariants: variants.isNeeded) }

    /// Marks the elements whose styles depend on the style of an element that changed.
    private mutating func propagate(
        from element: Int32, _ node: NodeStyle, _ old: NodeStyle, _ oldStyle: ComputedStyle, isChanged: Bool,
        isRoot: Bool
    ) {
        if node.customProperties != old.customProperties {
            propagation.propagate(
                node.customProperties, insteadOf: old.customProperties, below: element, &nodes, &tables)
        }
        guard isChanged else { return }
        propagation.markChildren(of: element, nodes, tables)
        guard isRoot, tables.styles.dependencies.contains(.rootFontSize) else { return }
        let newStyle = tables.styles[node.style]
        let isResized = styled.environments.inUse.contains { environment in
            guard let environment else { return false }
            return tables.relativeValues.fontSize(of: newStyle, in: environment)
                != tables.relativeValues.fontSize(of: oldStyle, in: environment)
        }
        if isResized { propagation.markSubtree(of: element, dependingOn: .rootFontSize, nodes, tables) }
    }

    private mutating func setRoot(_ style: ComputedStyle?, environment id: ElementEnvironments.ID) {
        rootStyle = style
        rootEnvironment = id
        let environment = styled.environments[id]
        context.rootFontSize =
            style.map { tables.relativeValues.fontSize(of: $0, in: environment) }
            ?? tables.relativeValues.defaultFontSize(in: environment)
    }

    private mutating func setKeepsColorSchemes(_ keepsColorSchemes: Bool) {
        guard keepsColorSchemes != context.keepsColorSchemes else { return }
        context.keepsColorSchemes = keepsColorSchemes
        tables.environmentDidChange()
        for element in styledElements { propagation.mark(element, ifDependingOn: .colorScheme, nodes, tables) }
    }

    // MARK: Environments

    /// Adopts the conditions that are true in each environment, and marks the elements that a change affects.
    /// - Parameters:
    ///   - new: `nil` if the conditions are the same as before.
    ///   - changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setConditions(_ new: ConditionTable?, changedElements: [Int32]) {
        let new = new ?? styled.conditions
        guard !styled.conditions.isUniform || !new.isUniform else { return }
        let isEqual = new == styled.conditions
        let elements = isEqual ? styledElements(among: changedElements) : styledElements
        styled.markElementsWithChangedRules(elements, from: index, to: index, new, diff: nil)
        if !isEqual { matches.removeKeys() }
        styled.setConditions(new)
    }

    /// Calls `body` with each styled element, the id of the environment in which it was styled, and the id that it has now.
    /// - Parameter elements: The elements to visit; `nil` for all.
    func forEachStyledElement(in elements: [Int32]?, _ body: (Int32, _ old: Int, _ new: Int) -> Void) {
        let visited = if let elements { styledElements(among: elements) } else { styledElements }
        styled.forEachElement(visited, body)
    }

    /// Adopts new environments, and marks the elements whose values depend on a difference.
    /// - Parameter changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setEnvironments(_ new: ElementEnvironments, changedElements: [Int32]) {
        let old = styled.environments
        guard !old.isUniform || !new.isUniform else {
            styled.setUniformEnvironments(new)
            return engineEnvironmentDidChange(from: old.engine, to: new.engine)
        }
        let hasReplacedIDs = new.hasReplacedIDs(since: old)
        let elements = hasReplacedIDs ? styledElements : styledElements(among: changedElements)
        let (propagation, ignored) = (propagation, unreadInputs)
        styled.setEnvironments(new, elements, ignoring: ignored) { element, changed in
            propagation.mark(element, ifDependingOn: changed, nodes, tables)
        }
        styled.setIDs(of: changedElements)
        if hasReplacedIDs {
            matches.removeKeys()
            tables.environmentDidChange()
            tables.environmentVariablesDidChange()
        }
    }

    private mutating func engineEnvironmentDidChange(from old: CSS.Environment, to new: CSS.Environment) {
        let changed = StyleDependencies(from: old, to: new, ignoring: unreadInputs)
        if changed.contains(.environmentVariables) { tables.environmentVariablesDidChange() }
        guard !tables.dependencies.isDisjoint(with: changed) else { return }
        tables.environmentDidChange()
        for element in styledElements { propagation.mark(element, ifDependingOn: changed, nodes, tables) }
    }

    /// The inputs whose changes have no effect on the values of the tree.
    private var unreadInputs: StyleDependencies {
        var inputs: StyleDependencies = []
        if context.keepsColorSchemes { inputs.insert(.colorScheme) }
        if !tables.styles.dependencies.contains(.textScale) { inputs.insert(.textScale) }
        return inputs
    }

    /// Removes the dependencies of former styles, once the elements that a change of rules affects are styled.
    private mutating func removeFormerDependencies() {
        guard hasFormerDependencies else { return }
        hasFormerDependencies = false
        var dependencies = variants.styleDependencies
        for element in 0..<nodes.count where nodes[element].isStyled {
            dependencies.formUnion(tables.styles[nodes[element].style].dependencies)
        }
        tables.setDependencies(dependencies)
    }

    // MARK: Variants

    /// Styles the variants of an element. Returns whether the values of a variant changed.
    private mutating func styleVariants(
        of element: Int32, _ oldOwn: ComputedStyle?, in view: TreeBuffer, _ collector: inout ElementRuleCollector,
        _ update: inout StyleUpdate
    ) -> Bool {
        let own = tables.styles[nodes[Int(element)].style]
        let new = tree.variants(view[element].pointee.variants).map { variant -> ComputedStyle in
            var treeNode = view[element].pointee
            variant.apply(to: &treeNode)
            guard variants.differs(treeNode, from: view[element].pointee) else { return own }
            return style(of: element, as: treeNode, in: view, &collector, &update)
        }
        return variants.set(new, of: element, own: own, oldOwn: oldOwn)
    }

    private mutating func style(
        of element: Int32, as variant: TreeNode, in view: TreeBuffer, _ collector: inout ElementRuleCollector,
        _ update: inout StyleUpdate
    ) -> ComputedStyle {
        let treeNode = view[element]
        matches.key(of: element, in: view)
        let (state, hasText) = (treeNode.pointee.state, treeNode.pointee.hasText)
        (treeNode.pointee.state, treeNode.pointee.hasText) = (variant.state, variant.hasText)
        collector.isMatchingVariant = true
        defer {
            (treeNode.pointee.state, treeNode.pointee.hasText) = (state, hasText)
            collector.isMatchingVariant = false
        }
        var node = NodeStyle()
        node.list = matches.list(
            of: element, as: treeNode.pointee, in: view, &collector, collection: sweeper.collection,
            matchedCount: &update.matchedCount)
        computeStyle(of: &node, insteadOf: NodeStyle(), element, treeNode.pointee)
        return tables.styles[node.style]
    }

    // MARK: Queries

    /// Whether no element was styled yet.
    var isEmpty: Bool { nodes.count == 0 }

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

    /// The style of a variant of an element, by its index in the element's list.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle {
        variants.style(ofVariant: index, of: element) ?? style(of: element)
    }

    func customProperties(of element: Int32) -> CustomProperties {
        tables.customProperties[node(element).customProperties]
    }

    func declaresCustomProperties(_ element: Int32) -> Bool { node(element).declaresCustomProperties }

    /// The text of a custom property; `nil` for the guaranteed-invalid value.
    func string(_ text: Atom) -> String? { tables.string(text) }

    /// The ranks of the selectors that match an element, ascending.
    func matches(of element: Int32) -> [UInt32] {
        let list = node(element).list
        return list == NodeStyle.none ? [] : Array(matches.lists[list])
    }

    /// The id of an element's match list and inline style. Elements with equal ids have the same rules.
    mutating func rulesID(of element: Int32) -> UInt64 {
        let node = node(element)
        guard node.list != NodeStyle.none else { return 0 }
        return tables.cascadeID(of: node, matches.lists)
    }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationID> {
        let node = node(element)
        guard node.list != NodeStyle.none else { return [] }
        return Set(tables.styles[node.style].entries.map(\.reference)).union(
            tables.customPropertyDeclarations(of: node, matches.lists))
    }

    /// The inline style with which an element was styled. The element may have a different inline style now.
    func inlineStyle(of element: Int32) -> UInt32 { node(element).inlineStyle }

    // MARK: Changes of rules and elements

    /// Adopts a new rule index. Keeps the styles whose rules correspond, and marks the elements that the change affects.
    /// - Parameter diff: The rules that correspond; `nil` if they are unknown, so that every element is marked.
    mutating func replaceIndex(with newIndex: RuleIndex, _ newConditions: ConditionTable, diff: RuleIndexDiff?) {
        let hadVariants = variants.isNeeded
        variants.replaceSelectors(by: newIndex.selectors)
        // The match lists of variants are not kept.
        if hadVariants || variants.isNeeded { markElementsWithVariants() }
        if let diff {
            styled.markElementsWithChangedRules(styledElements, from: index, to: newIndex, newConditions, diff: diff)
        }
        if let diff, diff.keepsIndices { markAffectedElements(diff) } else { migrate(to: newIndex, diff) }
        matches.removeKeys()
        tables.replaceIndex(by: newIndex, keepsTexts: diff != nil)
        sweeper.cancel()
        undeclaredProperties.replaceIndex(by: newIndex)
        index = newIndex
        styled.setConditions(newConditions)
        ruleCollector = nil
        generation += 1
        hasFormerDependencies = true
    }

    private func markElementsWithVariants() {
        let view = tree.view
        for element in styledElements where view[element].pointee.variants != 0 { view.mark(element, .restyle) }
    }

    private func markAffectedElements(_ diff: RuleIndexDiff) {
        let areAffected = (0..<UInt32(matches.lists.count)).map { list in
            matches.lists.isInUse(list) && matches.lists[list].contains { diff.isAffected[Int($0)] }
        }
        let view = tree.view
        for element in styledElements {
            let list = nodes[Int(element)].list
            if list == NodeStyle.none || areAffected[Int(list)] { view.mark(element, .recascade) }
        }
    }

    private mutating func migrate(to newIndex: RuleIndex, _ diff: RuleIndexDiff?) {
        let view = tree.view
        var migration = StyleMigration(diff, tables)
        for element in styledElements {
            let hint = migration.migrate(&nodes.pointer(to: Int(element)).pointee, tables, matches.lists)
            if !hint.isEmpty { view.mark(element, hint) }
        }
        tables.replaceRows(styles: migration.styles, customProperties: migration.customProperties)
        matches.replaceLists(by: migration.migratedLists())
    }

    private var styledElements: [Int32] {
        (0..<nodes.count).compactMap { nodes[$0].isStyled ? Int32($0) : nil }
    }

    /// Returns the given elements that have a style and are in the tree.
    private func styledElements(among elements: [Int32]) -> [Int32] {
        elements.filter { Int($0) < nodes.count && nodes[Int($0)].isStyled }
    }

    /// Removes the sharing keys, because the direction or language of an environment changed.
    mutating func removeSharingKeys() { matches.removeKeys() }

    /// Removes the style of an element that has left the tree.
    mutating func remove(_ element: Int32) {
        if Int(element) < nodes.count { nodes[Int(element)] = NodeStyle() }
        styled.remove(element)
        matches.remove(element)
        variants.remove(element)
        undeclaredProperties.remove(element)
    }
}
