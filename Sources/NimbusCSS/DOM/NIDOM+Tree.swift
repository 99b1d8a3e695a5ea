import CSSEngine

extension NIDOM {
    /// Where a view stands among those that are registered: inside the nearest one around it, in front of the next one
    /// there.
    func place(of view: any NIStyleable) -> (parent: StyleNode?, next: StyleNode?) {
        var next: StyleNode?
        var inner = view
        while let outer = inner.styleableSuperview {
            if next == nil { next = firstRegistered(in: outer, behind: inner) }
            if let parent = node(of: outer) {
                // What has moved since is put in its place by `refresh()`.
                return (parent, next.flatMap { engine.parent(of: $0) == parent ? $0 : nil })
            }
            inner = outer
        }
        return (nil, nil)
    }

    /// The first registered view behind `view` in `superview`, or inside what stands there.
    private func firstRegistered(in superview: any NIStyleable, behind view: any NIStyleable) -> StyleNode? {
        var found: StyleNode?
        for sibling in superview.styleableSubviews.reversed() {
            if sibling === view { return found }
            if let first = firstRegistered(from: sibling) { found = first }
        }
        return found
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
    func registeredChildren(of view: any NIStyleable) -> [StyleNode] {
        view.styleableSubviews.flatMap { subview in
            node(of: subview).map { [$0] } ?? registeredChildren(of: subview)
        }
    }

    /// Puts the registered views in the places where they are now.
    func updateTree() {
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
        for node in nodes.values {
            guard let view = element(of: node).view else { continue }
            let children = registeredChildren(of: view)
            guard children != engine.children(of: node) else { continue }
            for child in children { engine.move(child, under: node) }
        }
    }

    private func registeredSuperview(of view: any NIStyleable) -> StyleNode? {
        var outer = view.styleableSuperview
        while let current = outer {
            if let node = node(of: current) { return node }
            outer = current.styleableSuperview
        }
        return nil
    }
}
