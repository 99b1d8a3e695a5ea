import CSSEngine

/// Mirrors the registered views in a style engine, each inside its nearest registered ancestor.
///
/// The mirror reads as little of the view tree as it can. Inserting or updating a view visits its neighbours only.
/// ``refresh(for:)`` and ``synchronize()`` visit all registered views.
@MainActor final class ViewTreeMirror {
    private let engine: StyleEngine
    private let registry: ViewRegistry
    private var subviewIndices = SubviewIndexCache()
    /// The unregistered views that contain registered ones. May include views that were deallocated or contain none any
    /// more.
    private var intermediateContainers: Set<ObjectIdentifier> = []
    private var sweepThreshold = SweepThreshold()
    private var needsSynchronization = false
    /// The nodes whose positions may be outdated. Other views do not take them as neighbours.
    private var nodesToMove: Set<StyleNode> = []
    /// The nodes that got another environment or were moved, without their descendants.
    private var nodesInNewEnvironments: [StyleNode] = []

    init(_ engine: StyleEngine, _ registry: ViewRegistry) {
        self.engine = engine
        self.registry = registry
    }

    /// The registered views in document order.
    var views: [any NIStyleable] {
        var views: [any NIStyleable] = []
        var pending = Array(engine.roots.reversed())
        while let node = pending.popLast() {
            if let view = registry.view(of: node) { views.append(view) }
            pending += engine.children(of: node).reversed()
        }
        return views
    }

    // MARK: Single views

    /// Adds a view without an entry at its address.
    /// - Parameters:
    ///   - flags: The flags of the view that are known before it is read.
    ///   - adoptsDescendants: Whether to search the view for registered views, which takes O(n) in the number of
    ///     unregistered views inside it.
    ///   - adapter: The adapter of the view's toolkit, if there is one.
    func insert(
        _ view: any NIStyleable, _ flags: ViewFlags, _ names: GivenNames, adoptsDescendants: Bool,
        for adapter: (any DOMAdapter)?
    ) -> StyleNode {
        sweepIfNeeded()
        let position = position(of: view, names.part)
        let isInParent = isSuperview(of: view, position.parent)
        let node = engine.nextNode
        registry.insert(view, at: node, flags, names)
        registry.set(.isInParent, to: isInParent, of: node)
        var reading = registry.reading(view, of: node)
        if let types = adapter?.styleTypes(of: node) {
            registry.set(.isStyledByAdapter, to: true, of: node)
            reading.knownTypes = types
            reading.inheritsEnvironment = inheritsEnvironment(view, isInParent: isInParent, adapter)
        }
        let inserted = engine.insertAlone(reading, under: position.parent, before: position.next)
        precondition(inserted == node, "a view registered or unregistered another one while it was read")
        if !isInParent { recordContainers(of: view) }
        if adoptsDescendants { adoptDescendants(of: view, under: node) }
        return node
    }

    /// Removes a view with its internal parts. The other registered views inside it stay and take its position.
    func remove(_ node: StyleNode) {
        nodesToMove.remove(node)
        for child in engine.children(of: node) where registry.flags(of: child).contains(.isInternalPart) {
            removeAlone(child)
        }
        let children = engine.children(of: node)
        for child in children {
            move(child, under: engine.parent(of: node), before: node)
            registry.set(.isInParent, to: false, of: child)
            registry.recordMutation(of: child)
        }
        let view = registry.view(of: node)
        removeAlone(node)
        if children.isEmpty { return }
        if let view {
            intermediateContainers.insert(ObjectIdentifier(view))
            recordContainers(of: view)
        }
        // The children may have inherited an environment that only this view had.
        updateEnvironments(ofMoved: children)
    }

    /// Reads the environments of views that have moved. Reading a view can run code of the app, which can unregister views.
    private func updateEnvironments(ofMoved nodes: [StyleNode]) {
        for node in nodes where engine.contains(node) { updateAttributes(of: node, .environment) }
    }

    private func removeAlone(_ node: StyleNode) {
        let state = registry.remove(node)
        engine.remove(node)
        withExtendedLifetime(state) {}
    }

    /// Returns whether a view has no registered ancestor in the mirror.
    func isRoot(_ node: StyleNode) -> Bool { engine.parent(of: node) == nil }

    /// Returns whether a view has children in the mirror.
    func hasChildren(_ node: StyleNode) -> Bool { engine.firstChild(of: node) != nil }

    /// Sets or removes a custom property of a view. Returns whether the name and the value are valid.
    func setCustomProperty(_ name: String, to value: String?, of node: StyleNode) -> Bool {
        engine.setCustomProperty(name, to: value, of: node)
    }

    /// Reads the given attributes of a view again.
    func updateAttributes(of node: StyleNode, _ changes: ElementChanges = .all) {
        let view = registry.view(of: node)
        if changes.contains(.id), let view { registry.updateOwnID(of: node, view) }
        recordingEnvironment(of: node) { engine.update(node, changes, from: registry.reading(view, of: node)) }
    }

    /// Requests that the next call of ``updatePositions()`` moves a view to its current position.
    func setNeedsPosition(_ node: StyleNode) { nodesToMove.insert(node) }

    /// Moves the views for which that was requested to their current positions.
    func updatePositions() {
        for node in nodesToMove.sorted(by: { $0.index < $1.index }) where nodesToMove.remove(node) != nil {
            updatePosition(of: node)
        }
    }

    private func updatePosition(of node: StyleNode) {
        guard let view = registry.view(of: node) else { return }
        let position = position(of: view, registry.part(of: node))
        let isUnmoved = position == Position(parent: engine.parent(of: node), next: engine.nextSibling(of: node))
        let isInParent = isSuperview(of: view, position.parent)
        if !isInParent { recordContainers(of: view) }
        let wasInParent = setInParent(isInParent, node)
        // The mirror does not have the order of views in an unregistered superview.
        if !isUnmoved || !isInParent || !wasInParent { registry.recordMutation(of: node) }
        if isUnmoved { return }
        if let parent = position.parent, isInside(parent, node) {
            // In the mirror, the new parent is inside this view, so the new parent has moved as well. Only a comparison
            // of all views finds its position.
            setNeedsSynchronization()
            return
        }
        move(node, under: position.parent, before: position.next)
        updateEnvironments(ofMoved: [node])
    }

    /// Stores whether the superview of a view is registered. Returns whether the former one was.
    private func setInParent(_ isInParent: Bool, _ node: StyleNode) -> Bool {
        let wasInParent = registry.flags(of: node).contains(.isInParent)
        if isInParent != wasInParent { registry.set(.isInParent, to: isInParent, of: node) }
        return wasInParent
    }

    private func move(_ node: StyleNode, under parent: StyleNode?, before sibling: StyleNode? = nil) {
        engine.move(node, under: parent, before: sibling)
        // The view can have other traits even if its environment is the same.
        nodesInNewEnvironments.append(node)
    }

    /// Moves the registered views inside a new view under its node.
    private func adoptDescendants(of view: any NIStyleable, under node: StyleNode) {
        if view.styleableSubviewCount == 0 { return }
        // Skips descendants that contain this view in the mirror. They have moved since they were last visited, and
        // `synchronize()` corrects their position.
        for child in registeredChildren(of: view) where !isInside(node, child) {
            engine.move(child, under: node)
            if let view = registry.view(of: child) { _ = setInParent(isSuperview(of: view, node), child) }
            registry.recordMutation(of: child)
        }
    }

    private func isInside(_ node: StyleNode, _ ancestor: StyleNode) -> Bool {
        var current: StyleNode? = node
        while let node = current {
            if node == ancestor { return true }
            current = engine.parent(of: node)
        }
        return false
    }

    // MARK: All views

    /// Reads the properties of all views again that can change without the DOM. Requests a synchronization if a view is at
    /// another position, or was deallocated.
    func refresh(for adapter: (any DOMAdapter)?) {
        // The app changes classes through the DOM only.
        let tested = engine.testedChanges.subtracting(.classes)
        // Inserting an observing subview can run code of the app, which can unregister other views.
        for node in registry.nodes where engine.contains(node) {
            guard let view = registry.view(of: node) else {
                setNeedsSynchronization()
                continue
            }
            registry.updateOwnID(of: node, view)
            let flags = registry.flags(of: node)
            var changes = tested
            if registry.id(of: node) == nil, !engine.hasID(node) { changes.remove(.id) }
            // Without a class of the app, a view has only the inline style that the DOM gave it.
            if !flags.isNotified { changes.remove(.inlineStyle) }
            let isInParent = isSuperview(of: view, engine.parent(of: node))
            let adapter = flags.contains(.isStyledByAdapter) ? adapter : nil
            let inheritsEnvironment = inheritsEnvironment(view, isInParent: isInParent, adapter)
            if inheritsEnvironment, hasEnvironmentOfParent(node) { changes.remove(.environment) }
            let reading = registry.reading(view, of: node)
            if changes.contains(.environment) {
                recordingEnvironment(of: node) { engine.update(node, changes, from: reading) }
            } else {
                engine.update(node, changes, from: reading)
            }
            guard engine.contains(node) else { continue }
            // Otherwise, a comparison of all views finds whether the view has moved.
            if !setInParent(isInParent, node), isInParent { registry.recordMutation(of: node) }
            if !isInParent { recordContainers(of: view) }
            if !hasCurrentPosition(view, node, isInParent: isInParent) { setNeedsSynchronization() }
            adapter?.handle(.wasRefreshed(inheritsEnvironment: inheritsEnvironment), of: node)
        }
    }

    /// Reads the environments of all views again, except of views that inherit the environment of their parent and already
    /// have it.
    func updateEnvironments(for adapter: (any DOMAdapter)?) {
        // Reading a view can run code of the app, which can unregister other views.
        for node in registry.nodes where engine.contains(node) {
            guard let view = registry.view(of: node) else { continue }
            let adapter = registry.flags(of: node).contains(.isStyledByAdapter) ? adapter : nil
            let isInParent = isSuperview(of: view, engine.parent(of: node))
            if inheritsEnvironment(view, isInParent: isInParent, adapter), hasEnvironmentOfParent(node) { continue }
            updateAttributes(of: node, .environment)
        }
    }

    /// Finds changes that were not reported: views in other superviews, and what selectors test of the order and the
    /// content of views.
    /// - Parameters:
    ///   - content: The aspects of the content that selectors test.
    ///   - checksOrder: Whether selectors test the order of views.
    ///   - checksPresence: Whether selectors test the order of views, or whether there are any.
    /// - Returns: The views that have moved.
    func findChanges(testing content: ElementChanges, checksOrder: Bool, checksPresence: Bool) -> [StyleNode] {
        var moved: [StyleNode] = []
        // Reading a view can run code of the app, which can unregister other views.
        for node in registry.nodes where engine.contains(node) {
            guard let view = registry.view(of: node) else {
                if checksPresence { setNeedsSynchronization() }
                continue
            }
            if !content.isEmpty { engine.update(node, content, from: registry.reading(view, of: node)) }
            guard engine.contains(node) else { continue }
            let parent = engine.parent(of: node)
            let isInParent = isSuperview(of: view, parent)
            let hasMoved =
                isInParent
                ? !registry.flags(of: node).contains(.isInParent)
                : self.parent(of: view, registry.part(of: node)) != parent
            if hasMoved {
                moved.append(node)
            } else if checksOrder, !hasCurrentPosition(view, node, isInParent: true) {
                setNeedsSynchronization()
            }
        }
        return moved
    }

    /// Returns whether the parent of a view in the mirror is its superview. False for a root.
    private func isSuperview(of view: any NIStyleable, _ parent: StyleNode?) -> Bool {
        guard let parent, let superview = view.styleableSuperview else { return false }
        return registry.hasIdentity(superview, parent)
    }

    /// Returns whether a view cannot have another environment than its parent.
    private func inheritsEnvironment(_ view: any NIStyleable, isInParent: Bool, _ adapter: (any DOMAdapter)?) -> Bool {
        isInParent && adapter?.canHaveOwnEnvironment(view) == false
    }

    private func hasEnvironmentOfParent(_ node: StyleNode) -> Bool {
        guard let parent = engine.parent(of: node) else { return false }
        return engine.environmentID(of: parent) == engine.environmentID(of: node)
    }

    /// Returns whether a view has the right parent in the mirror, and its children the right order.
    private func hasCurrentPosition(_ view: any NIStyleable, _ node: StyleNode, isInParent: Bool) -> Bool {
        if !isInParent, parent(of: view, registry.part(of: node)) != engine.parent(of: node) { return false }
        guard let first = engine.firstChild(of: node), engine.nextSibling(of: first) != nil else { return true }
        // Usually, the subviews are the children in the same order.
        var next: StyleNode? = first
        for subview in view.styleableSubviews {
            guard let child = next else { break }
            guard registry.hasIdentity(subview, child) else {
                return registeredChildren(of: view).filter { engine.parent(of: $0) == node }
                    == engine.children(of: node)
            }
            next = engine.nextSibling(of: child)
        }
        return next == nil
    }

    /// Requests that the next call of ``synchronizeIfNeeded()`` compares all views.
    func setNeedsSynchronization() { needsSynchronization = true }

    /// Whether the next call of ``synchronizeIfNeeded()`` compares all views.
    var isOutdated: Bool { needsSynchronization }

    func synchronizeIfNeeded() {
        if needsSynchronization { synchronize() }
    }

    /// Moves all registered views to their current positions and removes deallocated ones.
    private func synchronize() {
        needsSynchronization = false
        removeDeallocatedViews()
        updateParents()
        for node in registry.nodes {
            guard let view = registry.view(of: node) else { continue }
            // `styleableSuperview` decides about parents, `styleableSubviews` only about the order of siblings.
            let children = registeredChildren(of: view).filter { engine.parent(of: $0) == node }
            updateOrder(of: children, in: node)
        }
    }

    private func updateParents() {
        var moved: [(node: StyleNode, parent: StyleNode?)] = []
        for node in registry.nodes {
            guard let view = registry.view(of: node) else { continue }
            let parent = parent(of: view, registry.part(of: node))
            guard parent != engine.parent(of: node) else { continue }
            // Detaches all moved views first, because a view can move into one of its former descendants.
            move(node, under: nil)
            registry.recordMutation(of: node)
            moved.append((node, parent))
        }
        for case (let node, let parent?) in moved { move(node, under: parent) }
        updateEnvironments(ofMoved: moved.map(\.node))
    }

    /// Sorts the children of a node with the fewest moves. A move restyles the whole subtree of a child.
    private func updateOrder(of children: [StyleNode], in parent: StyleNode) {
        let old = engine.children(of: parent)
        guard children != old else { return }
        let oldIndices = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        var unmoved = LongestIncreasingSubsequence(children.map { oldIndices[$0] ?? 0 }).indices
        var next: StyleNode?
        for index in children.indices.reversed() {
            if unmoved.last == index {
                unmoved.removeLast()
            } else {
                engine.move(children[index], under: parent, before: next)
            }
            next = children[index]
        }
    }

    // MARK: Environments

    /// Returns the views that may have another environment or other traits since the last call, because they, or views
    /// around them, were updated or moved.
    func takeViewsInNewEnvironments() -> [StyleNode] {
        guard !nodesInNewEnvironments.isEmpty else { return [] }
        defer { nodesInNewEnvironments = [] }
        var seen: Set<StyleNode> = []
        var views: [StyleNode] = []
        var pending = Array(nodesInNewEnvironments.filter(engine.contains).reversed())
        while let node = pending.popLast() {
            guard seen.insert(node).inserted else { continue }
            views.append(node)
            pending += engine.children(of: node).reversed()
        }
        return views
    }

    private func recordingEnvironment(of node: StyleNode, _ change: @MainActor () -> Void) {
        let old = engine.environmentID(of: node)
        change()
        // A getter of the app can unregister the view that is read.
        if engine.contains(node), engine.environmentID(of: node) != old { nodesInNewEnvironments.append(node) }
    }

    // MARK: Deallocated views

    private var trackedViewCount: Int { registry.count + intermediateContainers.count }

    private func sweepIfNeeded() {
        guard sweepThreshold.isReached(by: trackedViewCount) else { return }
        removeDeallocatedViews()
        sweepThreshold.didSweep(leaving: trackedViewCount)
    }

    private func removeDeallocatedViews() {
        for node in registry.nodes where registry.view(of: node) == nil { remove(node) }
        subviewIndices = SubviewIndexCache()
        // Few views have unregistered containers.
        if intermediateContainers.isEmpty { return }
        intermediateContainers = []
        for node in registry.nodes {
            if let view = registry.view(of: node) { recordContainers(of: view) }
        }
    }

    // MARK: Positions

    /// A position among the registered views.
    private struct Position: Equatable {
        /// The nearest registered ancestor, or `nil` for a root.
        var parent: StyleNode?
        /// The next sibling. `nil` for a last child, and for a root, because roots are not siblings.
        var next: StyleNode?
    }

    /// - Parameter part: The name and the host of a part. `nil` for other views.
    private func position(of view: any NIStyleable, _ part: ViewPart?) -> Position {
        guard let parent = parent(of: view, part) else { return Position() }
        if part?.host != nil { return Position(parent: parent) }
        return Position(parent: parent, next: nextSibling(of: view, in: parent))
    }

    /// Returns the host that a part has as its parent, or the nearest registered ancestor of another view.
    private func parent(of view: any NIStyleable, _ part: ViewPart?) -> StyleNode? {
        if let host = part?.host { return registry.contains(host) ? host : nil }
        return registeredSuperview(of: view)
    }

    /// Returns the nearest registered ancestor of a view.
    private func registeredSuperview(of view: any NIStyleable) -> StyleNode? {
        var ancestor = view.styleableSuperview
        while let current = ancestor {
            if let node = appNode(of: current) { return node }
            ancestor = current.styleableSuperview
        }
        return nil
    }

    /// Returns the node of a view that is registered, and not only as a part.
    private func appNode(of view: any NIStyleable) -> StyleNode? {
        guard let node = registry.node(of: view), !registry.flags(of: node).contains(.isInternalPart) else {
            return nil
        }
        return node
    }

    /// Returns the nearest registered descendants of a view, in document order.
    func registeredChildren(of view: any NIStyleable) -> [StyleNode] {
        var children: [StyleNode] = []
        for subview in view.styleableSubviews {
            if let node = appNode(of: subview) {
                children.append(node)
            } else {
                children += registeredChildren(of: subview)
            }
        }
        return children
    }

    /// Records the unregistered ancestors of a registered view, so that a search for siblings skips all other
    /// unregistered views.
    private func recordContainers(of view: any NIStyleable) {
        var ancestor = view.styleableSuperview
        // Does not end at a known container, which can have moved into another one.
        while let current = ancestor, appNode(of: current) == nil {
            intermediateContainers.insert(ObjectIdentifier(current))
            ancestor = current.styleableSuperview
        }
    }

    /// A child of a parent node, on one side of a view.
    private enum Neighbor {
        case preceding(StyleNode)
        case following(StyleNode)
    }

    private enum Edge {
        case first, last
    }

    /// Returns the child of `parent` that follows a view, or `nil` if there is none.
    private func nextSibling(of view: any NIStyleable, in parent: StyleNode) -> StyleNode? {
        if engine.firstChild(of: parent) == nil { return nil }
        let own = registry.node(of: view)
        var current = view
        // Between the view and `parent`, there can be unregistered containers with further children of `parent`.
        while let superview = current.styleableSuperview {
            switch nearestNeighbor(of: current, in: superview, under: parent) {
            case .preceding(let node):
                let next = engine.nextSibling(of: node)
                return next == own ? own.flatMap(engine.nextSibling) : next
            case .following(let node): return node
            case nil: break
            }
            if appNode(of: superview) != nil { return nil }
            current = superview
        }
        return nil
    }

    /// Returns the child of `parent` nearest to a view in its superview. Searches both sides in turns, which makes
    /// registering a list of subviews cheap in any order.
    private func nearestNeighbor(
        of view: any NIStyleable, in superview: any NIStyleable, under parent: StyleNode
    ) -> Neighbor? {
        guard let index = subviewIndices.index(of: view, in: superview) else { return nil }
        let count = superview.styleableSubviewCount
        for distance in 1..<max(index + 1, count - index) {
            if distance <= index,
                let node = child(.last, in: superview.styleableSubview(at: index - distance), of: parent)
            {
                return .preceding(node)
            }
            if index + distance < count,
                let node = child(.first, in: superview.styleableSubview(at: index + distance), of: parent)
            {
                return .following(node)
            }
        }
        return nil
    }

    /// Returns the first or last child of `parent` in document order that is `view` or inside it.
    private func child(_ edge: Edge, in view: any NIStyleable, of parent: StyleNode) -> StyleNode? {
        if let node = appNode(of: view) {
            return engine.parent(of: node) == parent && !nodesToMove.contains(node) ? node : nil
        }
        guard intermediateContainers.contains(ObjectIdentifier(view)) else { return nil }
        let subviews = view.styleableSubviews
        switch edge {
        case .first: return subviews.lazy.compactMap { self.child(edge, in: $0, of: parent) }.first
        case .last: return subviews.reversed().lazy.compactMap { self.child(edge, in: $0, of: parent) }.first
        }
    }
}
