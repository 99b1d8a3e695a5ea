/// The query containers of a tree: what they answer to the queries of `@container`, and the size that `cqw` and similar units
/// refer to (CSS Conditional 5, sections 4 to 6).
///
/// Each node has the answers and the size that its children see, as ids that equal ones share. A node that is no container has
/// those of its parent. So a change is passed on to the descendants until another container hides it.
struct QueryContainers: ~Copyable {
    /// The properties of an element that make it a container.
    private struct Properties {
        var axes: ContainerAxes = []
        var names: [BytewiseString] = []
    }

    private let tree: StyleTree
    private let work: RestyleWorkCounter
    private let typeProperty: PropertyID?
    private let nameProperty: PropertyID?
    private let views: ContainerViews
    /// The size of each container that was laid out.
    private var ownSizes: [Int32: ContainerSize] = [:]
    /// The elements that may give other answers than in the last update, because their size or environment has changed.
    private var outdatedElements: Set<Int32> = []
    /// Whether all elements may give other answers, because the queries or the environments have changed.
    private var areAllOutdated = false
    /// The elements that are sized containers.
    private var sizedElements: Set<Int32> = []
    /// Whether any element is a container or any query tests custom properties, so that nodes can have views.
    private(set) var isActive = false
    /// The elements that a change of answers affects, by the ids of the answers before and after it, in the current update.
    private var affected = LastValue<PairKey, SubjectSet>()
    /// The views of the children of elements that are no sized containers, in the current update.
    private var viewsOfKeys = SlotCache<ContainerViewKey, ContainerView>()
    /// The number of ids after which those in use are numbered again.
    private var idLimit = 4096

    init(_ tree: StyleTree, _ views: ContainerViews, _ work: RestyleWorkCounter, _ properties: PropertyTable) {
        self.tree = tree
        self.views = views
        self.work = work
        typeProperty = properties["container-type"]
        nameProperty = properties["container-name"]
    }

    /// The elements that are sized containers, the outermost first.
    func sizedElements(in view: TreeBuffer) -> [Int32] { outermostFirst(sizedElements, in: view) }

    private func outermostFirst(_ elements: Set<Int32>, in view: TreeBuffer) -> [Int32] {
        func depth(_ element: Int32) -> Int {
            var depth = 0
            var next = view[element].pointee.parent
            while next >= 0 {
                depth += 1
                next = view[next].pointee.parent
            }
            return depth
        }
        return elements.map { (depth: depth($0), element: $0) }.sorted { $0 < $1 }.map(\.element)
    }

    // MARK: Changes

    /// Records the size of an element's content box.
    mutating func setSize(_ size: ContainerSize?, of element: Int32) {
        guard ownSizes[element] != size else { return }
        ownSizes[element] = size
        outdatedElements.insert(element)
    }

    /// Removes an element that has left the tree.
    mutating func remove(_ element: Int32) {
        if ownSizes.isEmpty, sizedElements.isEmpty, outdatedElements.isEmpty { return }
        ownSizes[element] = nil
        outdatedElements.remove(element)
        sizedElements.remove(element)
    }

    /// Lets containers answer again in the next update, because their environments have changed.
    /// - Parameter elements: The elements with other environments; `nil` if all may have others.
    mutating func environmentsDidChange(of elements: [Int32]?) {
        guard isActive else { return }
        if let elements { outdatedElements.formUnion(elements) } else { areAllOutdated = true }
    }

    /// Adopts new queries. Answers to former ones that stay are kept until the next update, which finds the changes.
    mutating func replaceQueries(of index: RuleIndex, with newIndex: RuleIndex) {
        isActive = isActive || newIndex.containers.testsStyle
        areAllOutdated = isActive
        let (old, new) = (index.containers.queries, newIndex.containers.queries)
        guard isActive, old != new else { return }
        let oldNumbers = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
        renumber { answers in
            TrueQueries(count: new.count) { oldNumbers[new[$0]].map(answers.contains) ?? false }
        }
    }

    /// Begins an update of active containers: passes on what has changed.
    mutating func beginUpdate(
        _ index: RuleIndex, _ styles: inout ResolvedStyles, _ context: borrowing QueryContext,
        _ collector: inout ElementRuleCollector
    ) {
        viewsOfKeys.removeAll()
        if views.count > idLimit {
            renumber { $0 }
            idLimit = max(idLimit, 2 * views.count)
            styles.removeSharedLists()
            styles.removeValueKeys()
        }
        affected = LastValue()
        let outdated = areAllOutdated ? elements : outermostFirst(outdatedElements, in: tree.view)
        areAllOutdated = false
        outdatedElements = []
        for element in outdated { update(element, index, &styles, context, &collector) }
    }

    private mutating func renumber(_ replaceAnswers: (TrueQueries) -> TrueQueries) {
        let view = tree.view
        let elements = elements
        var used = elements.map { view[$0].pointee.containers }
        views.renumber(&used, replaceAnswers: replaceAnswers)
        for (element, new) in zip(elements, used) { view[element].pointee.containers = new }
    }

    /// The elements of the tree, parents before children.
    private var elements: [Int32] {
        let view = tree.view
        return tree.roots.flatMap { root in
            sequence(first: root) { element in
                let next = view.next(after: element, within: root)
                return next < 0 ? nil : next
            }
        }
    }

    /// Updates what the children of a styled element see. Passes a change on to its descendants, and marks those that it
    /// affects.
    /// - Parameter hasNewVariables: Whether the element and its descendants have other custom properties than before.
    mutating func update(
        _ element: Int32, hasNewVariables: Bool = false, _ index: RuleIndex, _ styles: inout ResolvedStyles,
        _ context: borrowing QueryContext, _ collector: inout ElementRuleCollector
    ) {
        if styles.style(of: element).isContainer { isActive = true }
        let node = tree.view[element]
        let old = node.pointee.containers
        let new = view(of: element, index, &styles, context, &collector)
        let visitsAll = hasNewVariables && index.containers.testsStyle
        guard new != old || visitsAll else { return }
        node.pointee.containers = new
        propagate(from: element, old, visitsAll: visitsAll, index, &styles, context, &collector)
    }

    /// - Parameter visitsAll: Whether descendants can answer differently although they see the same, because they have other
    ///   custom properties.
    private mutating func propagate(
        from top: Int32, _ old: ContainerView, visitsAll: Bool, _ index: RuleIndex, _ styles: inout ResolvedStyles,
        _ context: borrowing QueryContext, _ collector: inout ElementRuleCollector
    ) {
        var pending = [(element: top, old: old)]
        let view = tree.view
        while let (parent, old) = pending.popLast() {
            let new = view[parent].pointee.containers
            var child = view[parent].pointee.firstChild
            while child >= 0 {
                work.countSearch()
                defer { child = view[child].pointee.nextSibling }
                guard styles.rows(of: child).isStyled else { continue }
                mark(child, from: old, to: new, index, &styles)
                // A marked element is updated when it is styled. Only if it has received the new custom properties of its
                // parent already, it does not notice them then.
                let hasNewVariables = visitsAll && styles.inheritsCustomProperties(child, from: parent)
                if view[child].pointee.isDirty, !hasNewVariables { continue }
                let own = view[child].pointee.containers
                let updated = self.view(of: child, index, &styles, context, &collector)
                view[child].pointee.containers = updated
                if updated != own || hasNewVariables { pending.append((child, own)) }
            }
        }
    }

    /// Marks an element if a change of the containers around it affects it.
    private mutating func mark(
        _ element: Int32, from old: ContainerView, to new: ContainerView, _ index: RuleIndex,
        _ styles: inout ResolvedStyles
    ) {
        if old.answers != new.answers {
            let views = views
            let subjects = affected.value(for: PairKey(first: old.answers, second: new.answers)) {
                let isChanged = index.containers.queries.indices.map { query in
                    views.isTrue(query, in: old.answers) != views.isTrue(query, in: new.answers)
                }
                return index.subjects(
                    ofRanks: index.ruleOfRank.map { rule in
                        index.containers.depends(index.rules[Int(rule)].container) { isChanged[$0] }
                    })
            }
            if subjects.mayContain(element, in: tree.view) { tree.view.mark(element, .restyle) }
            if styles.dependencies.contains(.containerAnswers) { styles.mark(element, dependingOn: .containerAnswers) }
        }
        if old.size != new.size { styles.mark(element, dependingOn: .containerSize) }
    }

    /// Marks the containers below a root whose answers may depend on its font, because the font has changed.
    func markContainers(below root: Int32, _ index: RuleIndex) {
        guard !index.containers.isEmpty, isActive else { return }
        let view = tree.view
        var element = view.next(after: root, within: root)
        while element >= 0 {
            if index.containers.testsStyle || sizedElements.contains(element) { view.mark(element, .recascade) }
            element = view.next(after: element, within: root)
        }
    }

    // MARK: Views

    /// The answers and the size that the children of an element see.
    private mutating func view(
        of element: Int32, _ index: RuleIndex, _ styles: inout ResolvedStyles, _ context: borrowing QueryContext,
        _ collector: inout ElementRuleCollector
    ) -> ContainerView {
        let outer = tree.view.containers(aroundChildrenOf: tree.view[element].pointee.parent)
        let style = styles.style(of: element)
        let properties = style.isContainer ? self.properties(of: style) : Properties()
        if properties.axes.isEmpty { sizedElements.remove(element) } else { sizedElements.insert(element) }
        guard style.isContainer || index.containers.testsStyle else { return outer }
        let isShared = properties.axes.isEmpty && !index.containers.readsElements
        let key = ContainerViewKey(element, in: tree.view, outer: outer, styles)
        if isShared, let known = viewsOfKeys.find(key) { return known }
        let view = ContainerView(
            answers: answers(of: element, properties, outer: outer, index, &styles, context, &collector),
            size: size(of: element, properties.axes, outer: outer))
        if isShared { viewsOfKeys.insert(view, for: key) }
        return view
    }

    private func properties(of style: ComputedStyle) -> Properties {
        var properties = Properties()
        func keywords(_ value: Value?) -> [Value] {
            guard let value else { return [] }
            if case .list(let values) = value { return values }
            return [value]
        }
        for type in keywords(typeProperty.flatMap { style[$0] }) {
            if type == .keyword(.inlineSize) { properties.axes = .width }
            if type == .keyword(.size) { properties.axes = [.width, .height] }
        }
        for name in keywords(nameProperty.flatMap { style[$0] }) {
            if case .identifier(let name) = name { properties.names.append(BytewiseString(name)) }
        }
        return properties
    }

    /// The size that the children of a container see.
    private mutating func size(of element: Int32, _ axes: ContainerAxes, outer: ContainerView) -> UInt32 {
        guard !axes.isEmpty, let own = ownSizes[element] else { return outer.size }
        var size = views.size(outer.size)
        if axes.contains(.width) { size.width = own.width }
        if axes.contains(.height) { size.height = own.height }
        return views.id(of: size)
    }

    /// The answers that the children of a container see: its own, and those of the containers around it to queries that it
    /// does not answer.
    private func answers(
        of element: Int32, _ properties: Properties, outer: ContainerView, _ index: RuleIndex,
        _ styles: inout ResolvedStyles, _ context: borrowing QueryContext, _ collector: inout ElementRuleCollector
    ) -> UInt32 {
        let queries = index.containers.queries
        var resolution: ResolutionContext?
        let answers = TrueQueries(count: queries.count) { number in
            let query = queries[number]
            if query.isUnknown { return false }
            guard query.axes.isSubset(of: properties.axes), query.name.map(properties.names.contains) ?? true else {
                return views.isTrue(number, in: outer.answers)
            }
            if resolution == nil {
                resolution = context.resolution(of: element, views.size(outer.size), styles)
                if index.containers.readsElements { resolution!.siblings = collector.siblings(of: element) }
            }
            return query.isTrue(
                size: { condition in ownSizes[element].map { condition.isTrue(of: $0, in: resolution!) } },
                style: { styles.answer(to: $0, of: element, context.environments, context.styleContext, resolution!) })
        }
        return views.id(of: answers)
    }
}

/// The inputs of the view that the children of an element have, if the element is no sized container.
// Internal: see `UniqueArray`.
struct ContainerViewKey: RowKey {
    let outer: ContainerView
    let style: UInt32
    let customProperties: UInt32
    /// The custom properties of the parent, for `style(--name: inherit)`.
    let inheritedProperties: UInt32
    /// The style of the root, to which `rem` refers.
    let rootStyle: UInt32
    let environment: UInt32

    init(_ element: Int32, in tree: TreeBuffer, outer: ContainerView, _ styles: borrowing ResolvedStyles) {
        self.outer = outer
        let node = tree[element]
        let (rows, parent) = (styles.rows(of: element), node.pointee.parent)
        style = rows.style
        customProperties = rows.customProperties
        inheritedProperties = parent < 0 ? 0 : styles.rows(of: parent).customProperties
        rootStyle = styles.rows(of: tree.root(of: element)).style
        environment = UInt32(node.pointee.environment)
    }

    var hash: UInt32 {
        mixedHash(mixedHash(outer.answers, style), mixedHash(customProperties, inheritedProperties))
    }
}

/// The inputs of the values in container queries.
struct QueryContext {
    let tree: StyleTree
    let relativeValues: RelativeValues
    let environments: ElementEnvironments
    let styleContext: StyleTables.Context

    /// The context of a container, to which the units in its queries refer.
    /// - Parameter outer: The size of the containers around it.
    func resolution(
        of element: Int32, _ outer: ContainerViews.Size, _ styles: borrowing ResolvedStyles
    ) -> ResolutionContext {
        let environment = environments[tree.view[element].pointee.environment]
        let root = styles.style(of: tree.view.root(of: element))
        var context = relativeValues.context(
            of: styles.style(of: element), in: environment, rootFont: relativeValues.rootFont(of: root, in: environment)
        )
        context.containerWidth = outer.width
        context.containerHeight = outer.height
        return context
    }
}
