import CSSEngine

/// Where all views stand.
extension NIDOM {
    /// Puts all registered views in the places where they are now, and forgets those that are gone.
    func updateTree() {
        treeNotes.isOutOfDate = false
        forgetLostViews()
        noteHolders()
        updateParents()
        for node in nodes.values {
            guard let view = element(of: node).view else { continue }
            // Who is inside whom is said from inside; this is about the order.
            updateOrder(of: registeredChildren(of: view).filter { engine.parent(of: $0) == node }, in: node)
        }
    }

    /// Notes anew where registered views are inside unregistered ones, and forgets where they were.
    func noteHolders() {
        treeNotes.places = RowPlaces()
        treeNotes.holders = []
        for node in nodes.values {
            if let view = element(of: node).view { noteHolders(of: view) }
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

    /// Puts children in another order, moving as few as possible: each that moves is styled anew, with all inside it.
    private func updateOrder(of children: [StyleNode], in parent: StyleNode) {
        let old = engine.children(of: parent)
        guard children != old else { return }
        let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        let staying = LongestAscent(children.map { places[$0] ?? 0 }).indices
        var next: StyleNode?
        var place = staying.count - 1
        for index in children.indices.reversed() {
            if place >= 0, staying[place] == index {
                place -= 1
            } else {
                engine.move(children[index], under: parent, before: next)
            }
            next = children[index]
        }
    }
}
