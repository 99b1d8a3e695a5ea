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
    /// The elements whose size has changed since the last update.
    private var resizedElements: Set<Int32> = []
    /// The elements that are sized containers.
    private var sizedElements: Set<Int32> = []
    /// Whether any element is a container or any query tests custom properties, so that nodes can have views.
    private(set) var isActive = false
    private var affected = LastValue<[UInt32], SubjectSet>()

    /// The number of ids after which all are assigned again.
    private static let idLimit = 4096

    init(_ tree: StyleTree, _ views: ContainerViews, _ work: RestyleWorkCounter, _ properties: PropertyTable) {
        self.tree = tree
        self.views = views
        self.work = work
        typeProperty = properties["container-type"]
        nameProperty = properties["container-name"]
    }

    /// The elements that are sized containers, the outermost first.
    func sizedElements(in view: TreeBuffer) -> [Int32] {
        func depth(_ element: Int32) -> Int {
            var depth = 0
            var next = view[element].pointee.parent
            while next >= 0 {
                depth += 1
                next = view[next].pointee.parent
            }
            return depth
        }
        return sizedElements.map { (depth: depth($0), element: $0) }.sorted { $0 < $1 }.map(\.element)
    }

    // MARK: Changes

    /// Records the size of an element's content box.
    mutating func setSize(_ size: ContainerSize?, of element: Int32) {
        guard ownSizes[element] != size else { return }
        ownSizes[element] = size
        resizedElements.insert(element)
    }

    /// Removes an element that has left the tree.
    mutating func remove(_ element: Int32) {
        if ownSizes.isEmpty, sizedElements.isEmpty { return }
        ownSizes[element] = nil
        resizedElements.remove(element)
        sizedElements.remove(element)
    }

    /// Begins an update: passes on the sizes that have changed.
    mutating func beginUpdate(_ index: RuleIndex, _ styles: inout ResolvedStyles, _ context: borrowing QueryContext) {
        if views.count > Self.idLimit {
            assignAll(index, &styles, context)
            styles.removeValueKeys()
        }
        if resizedElements.isEmpty { return }
        let elements = resizedElements
        resizedElements = []
        for element in elements { update(element, index, &styles, context) }
    }

    /// Assigns the views of all nodes again, after the queries have changed.
    mutating func assignAll(_ index: RuleIndex, _ styles: inout ResolvedStyles, _ context: borrowing QueryContext) {
        views.removeAll()
        affected = LastValue()
        isActive = isActive || index.containers.testsStyle
        guard isActive else { return }
        let view = tree.view
        for root in tree.roots {
            var element = root
            while element >= 0 {
                view[element].pointee.containers = self.view(of: element, index, &styles, context)
                element = view.next(after: element, within: root)
            }
        }
    }

    /// Updates what the children of a styled element see. Passes a change on to its descendants, and marks those that it
    /// affects.
    /// - Parameter hasNewVariables: Whether the element and its descendants have other custom properties than before.
    mutating func update(
        _ element: Int32, hasNewVariables: Bool = false, _ index: RuleIndex, _ styles: inout ResolvedStyles,
        _ context: borrowing QueryContext
    ) {
        if styles.style(of: element).isContainer { isActive = true }
        let node = tree.view[element]
        let old = node.pointee.containers
        let new = view(of: element, index, &styles, context)
        let visitsAll = hasNewVariables && index.containers.testsStyle
        guard new != old || visitsAll else { return }
        node.pointee.containers = new
        propagate(from: element, old, visitsAll: visitsAll, index, &styles, context)
    }

    /// - Parameter visitsAll: Whether descendants can answer differently although they see the same.
    private mutating func propagate(
        from top: Int32, _ old: ContainerView, visitsAll: Bool, _ index: RuleIndex, _ styles: inout ResolvedStyles,
        _ context: borrowing QueryContext
    ) {
        var pending = [(element: top, old: old)]
        let view = tree.view
        while let (parent, old) = pending.popLast() {
            let new = view[parent].pointee.containers
            var child = view[parent].pointee.firstChild
            while child >= 0 {
                work.countSearch()
                mark(child, from: old, to: new, index, &styles)
                let own = view[child].pointee.containers
                let updated =
                    styles.rows(of: child).isStyled ? self.view(of: child, index, &styles, context) : new
                view[child].pointee.containers = updated
                if updated != own || visitsAll { pending.append((child, own)) }
                child = view[child].pointee.nextSibling
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
            let subjects = affected.value(for: [old.answers, new.answers]) {
                let isChanged = index.containers.queries.indices.map { query in
                    views.isTrue(query, in: old.answers) != views.isTrue(query, in: new.answers)
                }
                return index.subjects(
                    ofRanks: index.ruleOfRank.map { rule in
                        index.containers.depends(index.rules[Int(rule)].container) { isChanged[$0] }
                    })
            }
            if subjects.mayContain(element, in: tree.view) { tree.view.mark(element, .restyle) }
        }
        if old.size != new.size { styles.mark(element, dependingOn: .containerSize) }
    }

    // MARK: Views

    /// The answers and the size that the children of an element see.
    private mutating func view(
        of element: Int32, _ index: RuleIndex, _ styles: inout ResolvedStyles, _ context: borrowing QueryContext
    ) -> ContainerView {
        let outer = tree.view.containers(around: tree.view[element].pointee)
        let style = styles.style(of: element)
        let properties = style.isContainer ? self.properties(of: style) : Properties()
        if properties.axes.isEmpty { sizedElements.remove(element) } else { sizedElements.insert(element) }
        guard style.isContainer || index.containers.testsStyle else { return outer }
        return ContainerView(
            answers: answers(of: element, properties, outer: outer, index, &styles, context),
            size: size(of: element, properties.axes, outer: outer))
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
        _ styles: inout ResolvedStyles, _ context: borrowing QueryContext
    ) -> UInt32 {
        let queries = index.containers.queries
        var words = [UInt64](repeating: 0, count: queries.count / 64 + 1)
        var resolution: ResolutionContext?
        for (number, query) in queries.enumerated() where !query.isUnknown {
            let isAnswer: Bool
            if !query.axes.isSubset(of: properties.axes) || !(query.name.map(properties.names.contains) ?? true) {
                isAnswer = views.isTrue(number, in: outer.answers)
            } else {
                if resolution == nil { resolution = context.resolution(of: element, views.size(outer.size), styles) }
                var results: [Bool?] = []
                for step in query.steps {
                    switch step {
                    case .size(let condition):
                        results.append(ownSizes[element].map { condition.isTrue(of: $0, in: resolution!) })
                    case .style(let query):
                        results.append(
                            styles.answer(
                                to: query, of: element, context.environments, context.styleContext, resolution!))
                    case .not, .and, .or: results.append(nil)
                    }
                }
                isAnswer = query.isTrue(results)
            }
            if isAnswer { words[number >> 6] |= 1 << UInt64(number & 63) }
        }
        return views.id(ofAnswers: words)
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
