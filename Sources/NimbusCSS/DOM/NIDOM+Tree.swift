import CSSEngine

/// Where views stand among one another, looked at one by one.
extension NIDOM {
    /// A place among the registered views.
    struct Place: Equatable {
        /// The nearest registered view around it; nil for a root.
        var parent: StyleNode?
        /// The next one there; nil for the last one, and for roots, which are nobody's siblings.
        var next: StyleNode?
    }

    /// Where a view belongs now, given that those around it stand where they did when they were looked at.
    func place(of view: any NIStyleable) -> Place {
        let parent = registeredSuperview(of: view)
        return Place(parent: parent, next: parent.flatMap { nextSibling(of: view, in: $0) })
    }

    /// Puts a registered view where it stands now.
    func updatePlace(of node: StyleNode) {
        guard let view = element(of: node).view else { return }
        let place = place(of: view)
        guard place != Place(parent: engine.parent(of: node), next: engine.nextSibling(of: node)) else { return }
        noteTreeChange(of: element(of: node))
        if let parent = place.parent, isInside(parent, node) {
            // One that moved into what was inside it: only all of them together tell how.
            treeNotes.isOutOfDate = true
            return
        }
        engine.move(node, under: place.parent, before: place.next)
        noteHolders(of: view)
    }

    /// Takes into a new view those inside it that are registered already.
    func gatherChildren(of view: any NIStyleable, into node: StyleNode) {
        // What has moved since it was registered may be around the view still; `refresh()` puts that right.
        for child in registeredChildren(of: view) where !isInside(node, child) { engine.move(child, under: node) }
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

    /// The registered views nearest inside a view, in document order.
    func registeredChildren(of view: any NIStyleable) -> [StyleNode] {
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

    // MARK: Neighbours

    /// The child of a parent that stands next to a place.
    private enum Neighbour {
        case before(StyleNode)
        case behind(StyleNode)
    }

    private enum Edge {
        case first, last
    }

    /// The child of `parent` that a view stands in front of; nil where that is none.
    private func nextSibling(of view: any NIStyleable, in parent: StyleNode) -> StyleNode? {
        let own = node(of: view)
        var inner = view
        // Unregistered views between the two are passed through.
        while let outer = inner.styleableSuperview {
            switch neighbour(of: inner, in: outer, under: parent) {
            case .before(let node):
                let next = engine.nextSibling(of: node)
                return next == own ? own.flatMap(engine.nextSibling) : next
            case .behind(let node): return node
            case nil: break
            }
            if node(of: outer) != nil { return nil }
            inner = outer
        }
        return nil
    }

    /// The nearest child of `parent` on either side of a view, in the row that holds it. Looking on both sides by turns
    /// keeps it cheap in whatever order a row is registered.
    private func neighbour(
        of view: any NIStyleable, in holder: any NIStyleable, under parent: StyleNode
    ) -> Neighbour? {
        guard let place = treeNotes.places.place(of: view, in: holder) else { return nil }
        let count = holder.styleableSubviewCount
        for distance in 1..<max(place + 1, count - place) {
            if distance <= place,
                let node = child(.last, in: holder.styleableSubview(at: place - distance), of: parent)
            {
                return .before(node)
            }
            if place + distance < count,
                let node = child(.first, in: holder.styleableSubview(at: place + distance), of: parent)
            {
                return .behind(node)
            }
        }
        return nil
    }

    /// The first or last child of `parent` in document order that is `view`, or inside it.
    private func child(_ edge: Edge, in view: any NIStyleable, of parent: StyleNode) -> StyleNode? {
        if let node = node(of: view) { return engine.parent(of: node) == parent ? node : nil }
        guard treeNotes.holders.contains(ObjectIdentifier(view)) else { return nil }
        let subviews = view.styleableSubviews
        switch edge {
        case .first: return subviews.lazy.compactMap { self.child(edge, in: $0, of: parent) }.first
        case .last: return subviews.reversed().lazy.compactMap { self.child(edge, in: $0, of: parent) }.first
        }
    }

    /// Notes that the unregistered views around a registered one hold one, so that only those are looked into.
    func noteHolders(of view: any NIStyleable) {
        var outer = view.styleableSuperview
        while let current = outer, node(of: current) == nil {
            guard treeNotes.holders.insert(ObjectIdentifier(current)).inserted else { return }
            outer = current.styleableSuperview
        }
    }
}
