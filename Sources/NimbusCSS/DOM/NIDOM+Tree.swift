import CSSEngine

extension NIDOM {
    // MARK: One view

    /// Puts a new view in its place: in front of the next one there, and around those inside it.
    func putInPlace(_ node: StyleNode, of view: any NIStyleable) {
        let parent = engine.parent(of: node)
        if let next = nextSibling(of: view, in: parent) { engine.move(node, under: parent, before: next) }
        // What has moved since it was registered may be around the view still; `refresh()` puts that right.
        for child in registeredChildren(of: view) where !isInside(node, child) { engine.move(child, under: node) }
    }

    /// Whether a view stands where it was when the tree was looked at last.
    func isInPlace(_ node: StyleNode, of view: any NIStyleable) -> Bool {
        let parent = engine.parent(of: node)
        return registeredSuperview(of: view) == parent
            && nextSibling(of: view, in: parent) == engine.nextSibling(of: node)
    }

    /// The nearest registered view around a view.
    func registeredSuperview(of view: any NIStyleable) -> StyleNode? {
        var outer = view.styleableSuperview
        while let current = outer {
            if let node = node(of: current) { return node }
            outer = current.styleableSuperview
        }
        return nil
    }

    /// The next one behind a view among the children of `parent`; nil for roots, which are nobody's siblings.
    private func nextSibling(of view: any NIStyleable, in parent: StyleNode?) -> StyleNode? {
        guard let parent else { return nil }
        var inner = view
        // Unregistered views between the two are passed through.
        while let outer = inner.styleableSuperview {
            // Whoever comes last has nothing behind it; long rows are not looked at for that.
            if !inner.isLastStyleable, let next = firstRegistered(behind: inner, in: outer, under: parent) {
                return next
            }
            if node(of: outer) != nil { return nil }
            inner = outer
        }
        return nil
    }

    /// The first child of `parent` behind `view` in `superview`, or inside what stands there.
    private func firstRegistered(
        behind view: any NIStyleable, in superview: any NIStyleable, under parent: StyleNode
    ) -> StyleNode? {
        for sibling in superview.styleableSubviews.drop(while: { $0 !== view }).dropFirst() {
            if let next = firstRegistered(from: sibling), engine.parent(of: next) == parent { return next }
        }
        return nil
    }

    /// The first registered view in document order from `view` on inwards.
    private func firstRegistered(from view: any NIStyleable) -> StyleNode? {
        if let node = node(of: view) { return node }
        for subview in view.styleableSubviews {
            if let node = firstRegistered(from: subview) { return node }
        }
        return nil
    }

    /// The registered views nearest inside a view, in document order.
    private func registeredChildren(of view: any NIStyleable) -> [StyleNode] {
        view.styleableSubviews.flatMap { subview in
            node(of: subview).map { [$0] } ?? registeredChildren(of: subview)
        }
    }

    private func isInside(_ node: StyleNode, _ other: StyleNode) -> Bool {
        var outer: StyleNode? = node
        while let current = outer {
            if current == other { return true }
            outer = engine.parent(of: current)
        }
        return false
    }

    // MARK: All views

    /// Puts all registered views in the places where they are now, and forgets those that are gone.
    func updateTree() {
        isTreeOutOfDate = false
        forgetLostViews()
        updateParents()
        for node in nodes.values {
            guard let view = element(of: node).view else { continue }
            // Who is inside whom is said from inside; this is about the order.
            let children = registeredChildren(of: view).filter { engine.parent(of: $0) == node }
            guard children != engine.children(of: node) else { continue }
            for child in children { engine.move(child, under: node) }
        }
    }

    private func updateParents() {
        var moved: [(node: StyleNode, parent: StyleNode)] = []
        for node in nodes.values {
            guard let view = element(of: node).view else { continue }
            let parent = registeredSuperview(of: view)
            guard parent != engine.parent(of: node) else { continue }
            // Out of the tree first: two views may have changed places with one another.
            engine.move(node, under: nil)
            if let parent { moved.append((node, parent)) }
        }
        for (node, parent) in moved { engine.move(node, under: parent) }
    }
}
