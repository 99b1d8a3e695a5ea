/// Updates the styles of marked elements: walks the tree, and conducts the types that own the styles, the styles of
/// variants, the environments and the undeclared properties.
struct StyleResolver: ~Copyable {
    private let tree: StyleTree
    private let inlineStyles: InlineStyleTable
    private let work: RestyleWorkCounter
    private(set) var index: RuleIndex
    private(set) var styles: ResolvedStyles
    private var variants: VariantStyles
    private var styledEnvironments: StyledEnvironments
    private var undeclaredProperties: UndeclaredPropertyTracker
    private var root: RootContext
    private let containerViews: ContainerViews
    private var containers: QueryContainers
    private let relativeValues: RelativeValues
    private var transitions = StyleTransitions()
    /// The collector of the current index, created by the first update. Moved out during an update, so that the collector
    /// and the resolver can be changed at the same time.
    private var ruleCollector: ElementRuleCollector?
    /// The number of rule indices so far. Rows of the tables are only comparable within a generation.
    private(set) var generation: UInt32 = 0

    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, _ motion: MotionTable,
        _ environments: ElementEnvironments, _ work: RestyleWorkCounter, properties: PropertyTable, fonts: FontMeasurer
    ) {
        self.tree = tree
        self.inlineStyles = inlineStyles
        self.work = work
        self.index = index
        variants = VariantStyles(index.selectors)
        containerViews = ContainerViews()
        containers = QueryContainers(tree, containerViews, work, properties)
        relativeValues = RelativeValues(properties: properties, fonts: fonts)
        styles = ResolvedStyles(
            tree, index, inlineStyles, motion, containerViews, work, hasVariants: variants.isNeeded,
            properties: properties, fonts: fonts)
        styledEnvironments = StyledEnvironments(environments, tree, work)
        undeclaredProperties = UndeclaredPropertyTracker(index)
        root = RootContext(properties: properties, fonts: fonts)
    }

    // MARK: Updating

    /// Styles the marked elements and the elements that inherit from them. Returns the changes.
    /// - Parameters:
    ///   - keepsColorSchemes: Whether colours that differ by colour scheme stay `light-dark()`.
    ///   - tracksUndeclaredProperties: Whether elements are reported whose undeclared properties have changed.
    ///   - allowance: The number of cache entries to keep for former styles: see `StyleCacheSweeper`.
    mutating func update(
        keepsColorSchemes: Bool, tracksUndeclaredProperties: Bool, allowance: Int
    ) -> StyleUpdate {
        styles.beginUpdate()
        undeclaredProperties.beginUpdate(isEnabled: tracksUndeclaredProperties)
        transitions.removeAll()
        if root.setKeepsColorSchemes(keepsColorSchemes) {
            styles.removeValueKeys()
            styles.mark(styles.styledElements, dependingOn: .colorScheme)
            containers.environmentsDidChange(of: nil)
        }
        var update = StyleUpdate()
        var collector = ruleCollector.take() ?? ElementRuleCollector(index, containerViews, tree)
        collector.begin(tree, styledEnvironments.conditions)
        styles.markChildren(
            of: tree.takeUncountedParents(), testingQueries: index.containers.readsElements, &collector)
        if containers.isActive { containers.beginUpdate(index, &styles, queryContext, &collector) }
        styleMarkedElements(&collector, &update)
        work.countSteps(collector.stepCount)
        ruleCollector = consume collector
        undeclaredProperties.endUpdate()
        variants.endUpdate()
        styles.endUpdate(variants: variants.styleDependencies, allowance: allowance)
        update.setWork(work.take())
        return update
    }

    /// Visits the marked elements, parents before children.
    private mutating func styleMarkedElements(_ collector: inout ElementRuleCollector, _ update: inout StyleUpdate) {
        let view = tree.view
        var parent: Int32 = -1
        while true {
            let element = view.firstDirty(inside: parent)
            work.countSearch()
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
        let isRoot = view[element].pointee.parent < 0
        let environment = view[element].pointee.environment
        if view[element].pointee.isDirty {
            if isRoot { root.setStyle(nil, environment: environment, in: styledEnvironments.environments) }
            style(element, in: view, &collector, &update)
        }
        if isRoot {
            root.setStyle(
                styles.style(of: element), row: styles.rows(of: element).style, environment: environment,
                in: styledEnvironments.environments)
        }
    }

    private mutating func style(
        _ element: Int32, in view: TreeBuffer, _ collector: inout ElementRuleCollector, _ update: inout StyleUpdate
    ) {
        let node = view[element]
        work.countStyle()
        root.setEnvironment(node.pointee.environment, in: styledEnvironments.environments)
        let old = styles.rows(of: element)
        var rows = old
        let match = styles.list(of: element, old, in: view, &collector)
        rows.list = match.row
        rows.inlineStyle = node.pointee.inlineStyle
        let parent = node.pointee.parent
        var key = StyleTransitionKey(
            node.pointee, old: old, list: rows.list, parent: parent < 0 ? nil : styles.rows(of: parent),
            rootStyle: root.row, containerSize: view.containers(aroundChildrenOf: parent).size)
        let oldVariants = variants.row(of: element)
        let hasVariants = node.pointee.variants != 0 && (variants.isNeeded || oldVariants != 0)
        if hasVariants {
            let sharingKey = styles.sharingKey(of: element, in: view)
            key.addVariants(of: node.pointee, sharingKey: sharingKey, old: oldVariants)
        }
        let mayChangeUndeclared = undeclaredProperties.mayChange(from: old, to: rows)
        // An element that is alone of its kind needs no entry.
        let isCached = !match.isFirst && !mayChangeUndeclared && !styles.hasMotionValues(element)
        let hasNewValues: Bool
        if isCached, let known = transitions.find(key) {
            rows.style = known.style
            rows.customProperties = known.customProperties
            rows.declaresCustomProperties = known.declaresCustomProperties
            styles.set(rows, of: element)
            if known.variants != oldVariants { variants.set(known.variants, of: element) }
            if known.difference >= 0 { report(known.difference, of: element, node.pointee.environment, in: &update) }
            hasNewValues = known.hasNewValues
        } else {
            let change = styles.update(
                element, old, rows, in: view, styledEnvironments.environments, root.context, &collector)
            let newVariants =
                hasVariants
                ? variants.update(
                    element, in: tree, &styles, styledEnvironments.environments, root.context, &collector) : 0
            let undeclared =
                mayChangeUndeclared ? undeclaredProperties.update(element, change, styles, index, inlineStyles) : []
            let difference = difference(of: change, from: oldVariants, to: newVariants, undeclared, in: &update)
            if difference >= 0 { report(difference, of: element, node.pointee.environment, in: &update) }
            rows = change.new
            hasNewValues = change.hasNewValues
            if isCached, !styles.dependsOnElement {
                let transition = StyleTransition(
                    style: rows.style, customProperties: rows.customProperties, variants: newVariants,
                    difference: difference, declaresCustomProperties: rows.declaresCustomProperties,
                    hasNewValues: hasNewValues)
                transitions.insert(transition, for: key)
            }
        }
        // The descendants of a new element are new themselves.
        if node.pointee.firstChild >= 0, old.isStyled, old.list != StyleRows.none {
            let change = ResolvedStyles.Change(old: old, new: rows, hasNewValues: hasNewValues)
            propagate(change, of: element, isRoot: parent < 0)
        }
        if containers.isActive || styles.isContainer(rows) {
            containers.update(
                element, hasNewVariables: old.isStyled && rows.customProperties != old.customProperties, index, &styles,
                queryContext, &collector)
        }
    }

    @inline(__always)
    private func report(
        _ difference: Int32, of element: Int32, _ environment: ElementEnvironments.ID, in update: inout StyleUpdate
    ) {
        update.add(.init(node: tree.node(element), difference: difference, environment: environment))
    }

    /// Returns the index of the difference of a change, which is added to the update if it is new; negative if no values
    /// differ. Elements have a difference in common unless undeclared properties differ.
    private mutating func difference(
        of change: ResolvedStyles.Change, from oldVariants: UInt32, to newVariants: UInt32,
        _ undeclaredProperties: [String], in update: inout StyleUpdate
    ) -> Int32 {
        if !change.hasNewValues, oldVariants == newVariants, undeclaredProperties.isEmpty { return -1 }
        let variantChange =
            oldVariants == 0 && newVariants == 0 ? nil : variants.change(from: oldVariants, to: newVariants)
        guard undeclaredProperties.isEmpty else {
            return add(change, variantChange, undeclaredProperties, to: &update)
        }
        let key = StyleChangeKey(
            old: change.old.style, new: change.new.style, oldVariants: oldVariants, newVariants: newVariants)
        if let known = transitions.difference(of: key) { return known }
        let difference = add(change, variantChange, [], to: &update)
        transitions.insert(difference: difference, of: key)
        return difference
    }

    /// Adds the difference of a change to an update. Returns its index, or -1 if no values differ.
    private func add(
        _ change: ResolvedStyles.Change, _ variantChange: VariantStyles.Change?, _ undeclaredProperties: [String],
        to update: inout StyleUpdate
    ) -> Int32 {
        let (old, new) = (styles.style(ofRow: change.old.style), styles.style(ofRow: change.new.style) ?? .empty)
        let hasNewVariant = variantChange?.hasNewValues(from: old, to: new) ?? false
        let hasNewValues = old == nil ? !new.entries.isEmpty : change.hasNewValues
        guard hasNewValues || hasNewVariant || !undeclaredProperties.isEmpty else { return -1 }
        return update.add(
            StyleDifference(
                from: old, to: new, undeclaredProperties: undeclaredProperties, variants: variantChange?.new))
    }

    /// Marks the elements whose styles depend on the style of an element that changed.
    private mutating func propagate(_ change: ResolvedStyles.Change, of element: Int32, isRoot: Bool) {
        styles.propagate(change, of: element)
        guard isRoot, change.hasNewValues, styles.dependencies.contains(.rootFontSize) || containers.isActive,
            let oldStyle = styles.style(ofRow: change.old.style),
            root.isResized(from: oldStyle, to: styles.style(of: element), in: styledEnvironments.environments)
        else { return }
        styles.markSubtree(of: element, dependingOn: .rootFontSize)
        containers.markContainers(below: element, index)
    }

    // MARK: Containers

    private var queryContext: QueryContext {
        QueryContext(
            tree: tree, relativeValues: relativeValues, environments: styledEnvironments.environments,
            styleContext: root.context)
    }

    /// The elements whose size containers can be asked for, the outermost first.
    var sizedContainers: [Int32] { containers.sizedElements(in: tree.view) }

    /// Records the size of a container's content box.
    mutating func setContainerSize(_ size: ContainerSize?, of element: Int32) { containers.setSize(size, of: element) }

    // MARK: Queries

    /// The style of a variant of an element, by its index in the element's list.
    func style(ofVariant index: Int, of element: Int32) -> ComputedStyle {
        variants.style(ofVariant: index, of: element) ?? styles.style(of: element)
    }

    /// Whether variants of elements may have styles of their own.
    var hasVariants: Bool { variants.isNeeded }

    /// The states that selectors test.
    var testedStates: ElementState { variants.testedStates }

    /// The styles of an element's variants; `nil` if all of them have the element's style.
    func variantStyles(of element: Int32) -> VariantStyleSet? { variants.set(of: element) }

    /// Computes the style that an element would have with another inline style, as rows of the tables of `styles`. Its
    /// parent has a style, or it is a root.
    /// - Parameter isStarting: Whether the rules in `@starting-style` apply.
    mutating func style(of element: Int32, inlineStyle: UInt32, isStarting: Bool) -> StyleRows {
        var collector = beginQuery(of: element)
        let rows = styles.style(
            of: element, inlineStyle: inlineStyle, isStarting: isStarting, styledEnvironments.environments,
            self.root.context, &collector)
        ruleCollector = consume collector
        return rows
    }

    /// Computes the style that an element would have as a variant that need not be in its list.
    mutating func style(ofVariant variant: StyleVariant, of element: Int32) -> ComputedStyle {
        var collector = beginQuery(of: element)
        let style = styles.style(
            ofVariant: variant, of: element, styledEnvironments.environments, self.root.context, &collector)
        ruleCollector = consume collector
        return style
    }

    /// Makes the root of an element that of the context, and returns a collector of rules.
    private mutating func beginQuery(of element: Int32) -> ElementRuleCollector {
        let view = tree.view
        var root = element
        while view[root].pointee.parent >= 0 { root = view[root].pointee.parent }
        let isRoot = root == element
        self.root.setStyle(
            isRoot ? nil : styles.style(of: root), row: isRoot ? StyleRows.none : styles.rows(of: root).style,
            environment: view[element].pointee.environment, in: styledEnvironments.environments)
        var collector = ruleCollector.take() ?? ElementRuleCollector(index, containerViews, tree)
        collector.begin(tree, styledEnvironments.conditions)
        return collector
    }

    // The next two queries may run the cascade of the element again, which changes the caches of `styles`. Callers can only
    // read `styles`, so the queries are forwarded.

    /// The id of an element's match list and inline style. Elements with equal ids have the same rules.
    mutating func rulesID(of element: Int32) -> UInt64 { styles.rulesID(of: element) }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationID> {
        styles.winningDeclarations(of: element)
    }

    /// Calls `body` with each styled element, the id of the environment in which it was styled, and the id that it has now.
    /// - Parameter elements: The elements to visit; `nil` for all.
    func forEachStyledElement(in elements: [Int32]?, _ body: (Int32, _ old: Int, _ new: Int) -> Void) {
        let visited = if let elements { styles.styledElements(among: elements) } else { styles.styledElements }
        styledEnvironments.forEachElement(visited, body)
    }

    // MARK: Changes

    /// Adopts the conditions that are true in each environment, and marks the elements that a change affects.
    /// - Parameters:
    ///   - new: `nil` if the conditions are the same as before.
    ///   - changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setConditions(_ new: ConditionTable?, changedElements: [Int32]) {
        styledEnvironments.setConditions(new, changedElements: changedElements, of: index, &styles)
    }

    /// Adopts new environments, and marks the elements whose values depend on a difference.
    /// - Parameter changedElements: The elements whose environment has a different id. They may be removed.
    mutating func setEnvironments(_ new: ElementEnvironments, changedElements: [Int32]) {
        if containers.isActive {
            let hasReplacedIDs = new.hasReplacedIDs(since: styledEnvironments.environments)
            containers.environmentsDidChange(of: hasReplacedIDs ? nil : styles.styledElements(among: changedElements))
        }
        styledEnvironments.setEnvironments(
            new, changedElements: changedElements, &styles, keepsColorSchemes: root.keepsColorSchemes)
    }

    /// Marks an element whose attributes have changed, if its values or its answers to container queries depend on them.
    func attributesDidChange(of element: Int32) {
        styles.markIfDependingOnAttributes(element)
        if index.containers.readsElements { tree.view.mark(element, .recascade) }
    }

    /// Adopts a new rule index. Keeps the styles whose rules correspond, and marks the elements that the change affects.
    /// - Parameter diff: The rules that correspond; `nil` if they are unknown, so that every element is marked.
    mutating func replaceIndex(with newIndex: RuleIndex, _ newConditions: ConditionTable, diff: RuleIndexDiff?) {
        let elements = styles.styledElements
        variants.replaceIndex(index, with: newIndex, diff: diff, in: tree, elements)
        styledEnvironments.replaceIndex(index, with: newIndex, newConditions, diff: diff, elements)
        styles.replaceIndex(with: newIndex, diff: diff, &variants)
        if diff != nil, !FunctionTable.haveSameEffect(index, newIndex) {
            styles.mark(elements, dependingOn: .functions)
        }
        if diff != nil, !index.hasSameCustomMedia(as: newIndex) {
            styles.mark(elements, dependingOn: .mediaConditions)
        }
        undeclaredProperties.replaceIndex(by: newIndex)
        containers.replaceQueries(of: index, with: newIndex)
        index = newIndex
        ruleCollector = nil
        generation += 1
    }

    /// Removes the match lists of sharing keys, because the direction or language of an environment changed.
    mutating func removeSharedLists() { styles.removeSharedLists() }

    /// Removes the style of an element that has left the tree.
    mutating func remove(_ element: Int32) {
        styles.remove(element)
        containers.remove(element)
        styledEnvironments.remove(element)
        variants.remove(element)
        undeclaredProperties.remove(element)
    }
}
