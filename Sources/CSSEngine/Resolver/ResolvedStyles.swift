/// The styles of a tree's elements, as rows of the tables that equal elements share.
///
/// An element's row leads from its match list over its cascade and its custom properties to its computed style. Equal
/// inputs share one row. Rows that no element needs any more are removed a few at a time.
struct ResolvedStyles: ~Copyable {
    private let tree: StyleTree
    private let inlineStyles: InlineStyleTable
    private let motion: MotionTable
    private let work: RestyleWorkCounter
    /// The style of each element, by element.
    private var elementRows = UniqueArray<StyleRows>()
    private var matches: MatchedRules
    private var tables: StyleTables
    private var ownFontSizes = OwnFontSizes()
    private var sweeper = StyleCacheSweeper()
    /// The comparisons of styles in this update, by their rows.
    private var comparisons = SlotCache<PairKey, StyleComparison>()
    /// Whether the recorded dependencies may belong to styles of former rules.
    private var hasFormerDependencies = false
    /// Whether variants of elements may have styles of their own.
    private var hasVariants: Bool
    /// Whether the styles of the last updated element and its variants depend on more than the rows of the element and its
    /// parent: on its own font, its position among its siblings, or what surrounds it.
    private(set) var dependsOnElement = false

    init(
        _ tree: StyleTree, _ index: RuleIndex, _ inlineStyles: InlineStyleTable, _ motion: MotionTable,
        _ containers: ContainerViews, _ work: RestyleWorkCounter, hasVariants: Bool, properties: PropertyTable,
        fonts: FontMeasurer
    ) {
        self.hasVariants = hasVariants
        self.tree = tree
        self.inlineStyles = inlineStyles
        self.motion = motion
        self.work = work
        matches = MatchedRules(work)
        tables = StyleTables(tree, index, inlineStyles, containers, properties: properties, fonts: fonts)
    }

    // MARK: Styling

    /// The former and the new style of an element.
    struct Change {
        let old: StyleRows
        let new: StyleRows
        let hasNewValues: Bool
    }

    // Internal: see `UniqueArray`.
    struct StyleComparison: BitwiseCopyable {
        let haveSameValues: Bool
        let areEqual: Bool

        init(of style: ComputedStyle, with other: ComputedStyle) {
            haveSameValues = style.hasSameValues(as: other)
            areEqual = haveSameValues && style.isEqual(to: other)
        }
    }

    mutating func beginUpdate() {
        elementRows.resize(to: tree.count, filling: StyleRows())
        matches.beginRound(elementCount: tree.count)
        tables.beginUpdate()
        comparisons.removeAll()
    }

    /// The row of the match list of an element. Matches the element if that is necessary.
    /// - Parameter old: The rows of the element.
    /// - Returns: The row, and whether the element is the first one that was matched with its names in its place.
    @inline(__always) mutating func list(
        of element: Int32, _ old: StyleRows, in view: TreeBuffer, _ collector: inout ElementRuleCollector
    ) -> (row: UInt32, isFirst: Bool) {
        guard view[element].pointee.restyleHint.contains(.restyle) || old.list == StyleRows.none else {
            return (old.list, false)
        }
        return matches.list(of: element, in: view, &collector, collection: sweeper.collection)
    }

    /// The row of an element's sharing key.
    @inline(__always) mutating func sharingKey(of element: Int32, in view: TreeBuffer) -> UInt32 {
        matches.updateKeys(of: element, in: view)
    }

    /// Styles an element whose match list is known. Its parent has a style, or it is a root.
    /// - Parameters:
    ///   - old: The rows of the element.
    ///   - new: The rows with the new match list.
    mutating func update(
        _ element: Int32, _ old: StyleRows, _ new: StyleRows, in view: TreeBuffer,
        _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context,
        _ collector: inout ElementRuleCollector
    ) -> Change {
        dependsOnElement = false
        var rows = new
        computeStyle(
            of: &rows, insteadOf: old, inlineStyle: view[element].pointee.inlineStyle, element, in: view, environments,
            context, &collector)
        let values = motion.values(of: element)
        if !values.isEmpty {
            rows.style = tables.insertStyle(values, over: rows.style)
            dependsOnElement = true
        }
        let hasNewValues = !old.isStyled || replaceEqualStyle(&rows, old)
        set(rows, of: element)
        return Change(old: old, new: rows, hasNewValues: hasNewValues)
    }

    /// Whether animations and transitions replace values of an element.
    @inline(__always) func hasMotionValues(_ element: Int32) -> Bool { !motion.values(of: element).isEmpty }

    /// Whether no other value of a style depends on a property.
    func isIndependent(_ property: PropertyID, in style: ComputedStyle) -> Bool {
        tables.isIndependent(property, in: style)
    }

    /// Sets the rows of an element.
    @inline(__always) mutating func set(_ rows: StyleRows, of element: Int32) {
        elementRows[Int(element)] = rows
        if sweeper.isCollecting { markInUse(element, rows) }
    }

    /// Computes the style of a variant of an element that was updated.
    mutating func style(
        ofVariant variant: StyleVariant, of element: Int32, _ environments: borrowing ElementEnvironments,
        _ context: StyleTables.Context, _ collector: inout ElementRuleCollector
    ) -> ComputedStyle {
        let view = tree.view
        matches.updateKeys(of: element, in: view)
        var rows = StyleRows()
        let match = tree.withVariant(variant, of: element) {
            matches.list(ofVariant: element, in: view, &collector, collection: sweeper.collection)
        }
        rows.list = match.list
        if !match.isShared { dependsOnElement = true }
        computeStyle(
            of: &rows, insteadOf: StyleRows(), inlineStyle: view[element].pointee.inlineStyle, element, in: view,
            environments, context, &collector)
        return tables.styles[rows.style]
    }

    /// Computes the style that an element would have with another inline style.
    /// - Parameter isStarting: Whether the rules in `@starting-style` apply.
    mutating func style(
        of element: Int32, inlineStyle: UInt32, isStarting: Bool, _ environments: borrowing ElementEnvironments,
        _ context: StyleTables.Context, _ collector: inout ElementRuleCollector
    ) -> StyleRows {
        var rows = StyleRows()
        rows.list = isStarting ? matches.startingList(of: element, &collector) : self.rows(of: element).list
        computeStyle(
            of: &rows, insteadOf: StyleRows(), inlineStyle: inlineStyle, element, in: tree.view, environments, context,
            &collector)
        return rows
    }

    private mutating func computeStyle(
        of rows: inout StyleRows, insteadOf old: StyleRows, inlineStyle: UInt32, _ element: Int32,
        in view: TreeBuffer, _ environments: borrowing ElementEnvironments, _ context: StyleTables.Context,
        _ collector: inout ElementRuleCollector
    ) {
        var readsElement = false
        tables.computeStyle(
            of: &rows, insteadOf: old, inlineStyle: inlineStyle,
            at: place(of: element, in: view), environments, matches.lists, context
        ) {
            readsElement = true
            return ownFontSizes.read(element, in: tree)
        } siblings: {
            readsElement = true
            return collector.siblings(of: element)
        }
        if readsElement || readsSurroundings(rows) { dependsOnElement = true }
        if sweeper.isCollecting { markInUse(element, rows) }
    }

    @inline(__always) private func place(of element: Int32, in view: TreeBuffer) -> StyleTables.Place {
        let node = view[element]
        let parent = node.pointee.parent
        return StyleTables.Place(
            parent: parent < 0 ? nil : rows(of: parent),
            attributes: node.pointee.attributes,
            environment: node.pointee.environment,
            containers: view.containers(aroundChildrenOf: parent))
    }

    /// Whether the values in some rows depend on the attributes of the element, or on the answers of the containers around it.
    private func readsSurroundings(_ rows: StyleRows) -> Bool {
        let inputs: StyleDependencies = [.attributes, .containerAnswers]
        guard !tables.dependencies.isDisjoint(with: inputs) else { return false }
        return tables.styles.depends(rows.style, on: inputs) || tables.customPropertiesDepend(rows, on: inputs)
    }

    /// Keeps the old style if the new one is equal. Returns whether values differ.
    private mutating func replaceEqualStyle(_ rows: inout StyleRows, _ old: StyleRows) -> Bool {
        if rows.style == old.style { return false }
        let key = PairKey(first: old.style, second: rows.style)
        let known = comparisons.find(key)
        let comparison = known ?? StyleComparison(of: tables.styles[rows.style], with: tables.styles[old.style])
        if known == nil { comparisons.insert(comparison, for: key) }
        if comparison.areEqual { rows.style = old.style }
        return !comparison.haveSameValues
    }

    // MARK: Queries

    /// Whether no element was styled yet.
    var isEmpty: Bool { elementRows.count == 0 }

    /// The elements that have a style.
    var styledElements: [Int32] {
        var elements: [Int32] = []
        elements.reserveCapacity(elementRows.count)
        for element in 0..<elementRows.count where elementRows[element].isStyled { elements.append(Int32(element)) }
        return elements
    }

    /// Returns the given elements that have a style and are in the tree.
    func styledElements(among elements: [Int32]) -> [Int32] { elements.filter { rows(of: $0).isStyled } }

    /// The number of cache entries, including unused entries.
    var entryCount: Int { matches.entryCount + tables.entryCount }

    /// The numbers of different match lists and styles.
    var counts: (lists: Int, styles: Int) { (matches.lists.entryCount, tables.styles.entryCount) }

    /// The rows of an element.
    @inline(__always) func rows(of element: Int32) -> StyleRows {
        Int(element) < elementRows.count ? elementRows[Int(element)] : StyleRows()
    }

    /// The style of a row. `nil` for the row of an element without a style.
    func style(ofRow row: UInt32) -> ComputedStyle? { row == StyleRows.none ? nil : tables.styles[row] }

    /// Whether the style in some rows makes an element a query container, or gives it a name as one.
    @inline(__always) func isContainer(_ rows: StyleRows) -> Bool { tables.styles.isContainer(rows.style) }

    func style(of element: Int32) -> ComputedStyle {
        let rows = rows(of: element)
        return rows.isStyled ? tables.styles[rows.style] : .empty
    }

    func customProperties(of element: Int32) -> CustomProperties {
        tables.customProperties[rows(of: element).customProperties]
    }

    /// The custom properties of a row.
    func customProperties(inRow row: UInt32) -> CustomProperties { tables.customProperties[row] }

    func declaresCustomProperties(_ element: Int32) -> Bool { rows(of: element).declaresCustomProperties }

    /// The text of a custom property; `nil` for the guaranteed-invalid value.
    func string(_ text: TextID) -> String? { tables.string(text) }

    /// The first custom property beyond the limit of texts, since the rules were replaced; `nil` if there is none.
    var limitDiagnostic: Diagnostic? { tables.limitDiagnostic }

    /// The ranks of the selectors that match an element, ascending.
    func matches(of element: Int32) -> [UInt32] {
        let list = rows(of: element).list
        return list == StyleRows.none ? [] : Array(matches.lists[list])
    }

    /// The inline style with which an element was styled. The element may have a different inline style now.
    func inlineStyle(of element: Int32) -> UInt32 { rows(of: element).inlineStyle }

    /// The id of an element's match list and inline style. Elements with equal ids have the same rules.
    mutating func rulesID(of element: Int32) -> UInt64 {
        let rows = rows(of: element)
        return rows.list == StyleRows.none ? 0 : tables.cascadeID(of: rows, matches.lists)
    }

    /// The declarations that gave the element its values and its own custom properties.
    mutating func winningDeclarations(of element: Int32) -> Set<DeclarationID> {
        let rows = rows(of: element)
        guard rows.list != StyleRows.none else { return [] }
        return Set(tables.styles[rows.style].entries.map(\.reference)).union(
            tables.customPropertyDeclarations(of: rows, matches.lists))
    }

    /// Whether an element has the custom properties that a child of another one inherits.
    func inheritsCustomProperties(_ element: Int32, from parent: Int32) -> Bool {
        rows(of: element).customProperties == tables.inheritedCustomProperties(of: rows(of: parent))
    }

    /// Returns the answer of an element to a style query; `nil` if it is unknown.
    /// - Parameter resolution: The context of the element's values.
    mutating func answer(
        to query: StyleQuery, of element: Int32, _ environments: borrowing ElementEnvironments,
        _ context: StyleTables.Context, _ resolution: ResolutionContext
    ) -> Bool? {
        tables.answer(
            to: query, of: rows(of: element), at: place(of: element, in: tree.view), environments, context, resolution)
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
        propagation.mark(element, ifDependingOn: changed, elementRows, tables)
    }

    /// Marks an element if its values depend on its attributes.
    func markIfDependingOnAttributes(_ element: Int32) {
        guard tables.dependencies.contains(.attributes), rows(of: element).isStyled else { return }
        mark(element, dependingOn: .attributes)
    }

    /// Marks an element and its descendants whose values may depend on one of the inputs.
    func markSubtree(of element: Int32, dependingOn changed: StyleDependencies) {
        propagation.markSubtree(of: element, dependingOn: changed, elementRows, tables)
    }

    /// Marks the elements whose values depend on their position among their siblings, or on the number of siblings, if
    /// these have changed.
    /// - Parameters:
    ///   - parents: The parents whose children were inserted, removed or moved.
    ///   - testsQueries: Whether the answers of all elements to container queries may depend on it too.
    func markChildren(
        of parents: [Int32], testingQueries testsQueries: Bool, _ collector: inout ElementRuleCollector
    ) {
        guard !parents.isEmpty, testsQueries || !dependencies.isDisjoint(with: .siblings) else { return }
        let view = tree.view
        for parent in parents {
            var children: [Int32] = []
            var child = view.external(view[parent].pointee.firstChild)
            while child >= 0 {
                children.append(child)
                child = view.external(view[child].pointee.nextSibling)
            }
            // Counting the children replaces their former positions.
            let former = children.map { collector.formerSiblings(of: $0) }
            for (child, former) in zip(children, former)
            where testsQueries || propagation.depends(child, on: .siblings, elementRows, tables) {
                let siblings = collector.siblings(of: child)
                var changes: StyleDependencies = []
                if siblings.index != former?.index { changes.insert(.siblingIndex) }
                if siblings.count != former?.count { changes.insert(.siblingCount) }
                guard !changes.isEmpty else { continue }
                if testsQueries { view.mark(child, .recascade) } else { mark(child, dependingOn: changes) }
            }
        }
    }

    /// Marks the descendants whose values depend on the style of an element.
    mutating func propagate(_ change: Change, of element: Int32) {
        let old = tables.inheritedCustomProperties(of: change.old)
        let new = tables.inheritedCustomProperties(of: change.new)
        let hasNewProperties = change.new.customProperties != change.old.customProperties
        guard hasNewProperties || change.hasNewValues else { return }
        let propagation = propagation
        if new != old { propagation.propagate(new, insteadOf: old, below: element, &elementRows, &tables) }
        if change.hasNewValues || tables.customProperties.dependencies.contains(.parent) {
            propagation.markChildren(of: element, elementRows, tables)
        }
    }

    private var propagation: StylePropagation {
        StylePropagation(tree: tree, work: work, hasVariants: hasVariants)
    }

    // MARK: Changes of elements, environments and rules

    /// Whether a style depends on the font that an element has without a style.
    var dependsOnOwnFontSizes: Bool { !ownFontSizes.isEmpty }

    /// Marks an element if its style depends on the font that it has without a style, and this font has another size now.
    func updateOwnFontSize(of element: Int32, from new: some StyleElement) {
        if ownFontSizes.hasChanged(element, to: new) { tree.view.mark(element, .recascade) }
    }

    /// Removes the style of an element that has left the tree.
    mutating func remove(_ element: Int32) {
        if Int(element) < elementRows.count { elementRows[Int(element)] = StyleRows() }
        ownFontSizes.remove(element)
        matches.remove(element)
    }

    /// Removes the match lists of sharing keys, because the meaning of an environment's id changed for selectors.
    mutating func removeSharedLists() { matches.removeResults() }

    /// Removes the keys of values, because the id of an environment or of a size of containers has a new meaning.
    mutating func removeValueKeys() { tables.removeValueKeys() }

    /// Reads the variables of the environments again when they are needed.
    mutating func environmentVariablesDidChange() { tables.environmentVariablesDidChange() }

    /// Adopts a new rule index. Keeps the styles whose rules correspond, and marks the elements that the change affects.
    /// - Parameters:
    ///   - diff: The rules that correspond; `nil` if they are unknown, so that every element is marked.
    ///   - variants: The styles of variants, which have adopted the index.
    mutating func replaceIndex(
        with newIndex: RuleIndex, diff: RuleIndexDiff?, _ variants: inout VariantStyles
    ) {
        hasVariants = variants.isNeeded
        if let diff, diff.keepsIndices {
            markElements(affectedBy: diff)
        } else {
            StyleMigration.migrate(&elementRows, &variants, &matches, &tables, tree, diff)
        }
        matches.removeResults()
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
            let list = elementRows[Int(element)].list
            if list == StyleRows.none || areAffected[Int(list)] { view.mark(element, .recascade) }
        }
    }

    // MARK: Collection

    /// Ends an update: removes dependencies of former styles, and some unused rows.
    /// - Parameters:
    ///   - variants: The inputs of the styles of variants.
    ///   - allowance: The number of cache entries to keep for former styles: see `StyleCacheSweeper`.
    mutating func endUpdate(variants: @autoclosure () -> StyleDependencies, allowance: Int) {
        if hasFormerDependencies { removeFormerDependencies(keeping: variants()) }
        sweeper.collect(allowance: allowance, elementRows, tree, &matches, &tables, inlineStyles)
    }

    /// Replaces the recorded dependencies by those of the current styles. Call it after a change of the rules, when all
    /// elements that the change affects are styled again.
    private mutating func removeFormerDependencies(keeping variants: StyleDependencies) {
        hasFormerDependencies = false
        var dependencies = variants
        for element in 0..<elementRows.count where elementRows[element].isStyled {
            dependencies.formUnion(tables.styles[elementRows[element].style].dependencies)
        }
        tables.removeFormerDependencies(keeping: dependencies)
    }

    private mutating func markInUse(_ element: Int32, _ rows: StyleRows) {
        sweeper.mark(element, rows, tree, &matches, &tables, inlineStyles)
    }
}
