/// Marks the elements that a change may restyle.
struct Invalidator {
    let tree: TreeView
    let map: InvalidationMap

    // MARK: Changes of an element

    /// A feature of an element has changed, or is about to.
    func invalidate(_ feature: Feature, of element: Int32) {
        guard let groups = map[feature] else { return }
        tree.mark(element, .matches)
        apply(groups, from: element)
    }

    // MARK: Changes of the tree

    /// An element stands in its place now, or stands there for the last time: what is around it feels that.
    func invalidateSurroundings(of element: Int32) {
        let node = tree[element].pointee
        if node.parent >= 0, node.previousSibling < 0, node.nextSibling < 0 { invalidate(.empty, of: node.parent) }
        if node.previousSibling < 0 { applyStructural(.firstChild, to: node.nextSibling) }
        if node.nextSibling < 0 { applyStructural(.lastChild, to: node.previousSibling) }
        applyStructural(.previousSibling, to: node.nextSibling)
        if let groups = map[.siblingsBefore] { forEachSibling(from: node.nextSibling) { apply(groups, from: $0) } }
        if let groups = map[.siblingsBehind] {
            var sibling = node.previousSibling
            while sibling >= 0 {
                apply(groups, from: sibling)
                sibling = tree[sibling].pointee.previousSibling
            }
        }
        applyStructural(.surroundings, to: element)
    }

    private func applyStructural(_ feature: Feature, to element: Int32) {
        guard element >= 0, let groups = map[feature] else { return }
        apply(groups, from: element)
    }

    // MARK: Scopes

    private func apply(_ groups: [InvalidationMap.Group], from element: Int32) {
        for group in groups { apply(group, from: element) }
    }

    private func apply(_ group: InvalidationMap.Group, from element: Int32) {
        let anchors = group.scope.anchors
        // All that lies inside any of the ancestors lies inside the outermost.
        let isEverything = anchors.contains(.ancestors) && group.scope.path == .descendants
        var start = element
        while start >= 0 {
            let parent = tree[start].pointee.parent
            if !isEverything || parent < 0 {
                if anchors.contains(.siblings), parent >= 0 {
                    forEachSibling(from: tree[parent].pointee.firstChild) { walk(group, from: $0) }
                } else {
                    walk(group, from: start)
                }
            }
            guard anchors.contains(.ancestors) else { return }
            start = parent
        }
    }

    private func walk(_ group: InvalidationMap.Group, from start: Int32) {
        switch group.scope.path {
        case .element: markSubject(start, group.subjects)
        case .descendants: markDescendants(of: start, group.subjects)
        case .followingSiblings:
            forEachSibling(from: tree[start].pointee.nextSibling) { markSubject($0, group.subjects) }
        case .followingDescendants:
            forEachSibling(from: tree[start].pointee.nextSibling) { markDescendants(of: $0, group.subjects) }
        }
    }

    private func markDescendants(of top: Int32, _ subjects: SubjectSet) {
        var element = tree.next(after: top, within: top)
        while element >= 0 {
            markSubject(element, subjects)
            element = tree.next(after: element, within: top)
        }
    }

    private func markSubject(_ element: Int32, _ subjects: SubjectSet) {
        guard !tree[element].pointee.dirt.contains(.matches) else { return }
        if subjects.mayContain(tree[element].pointee, in: tree) { tree.mark(element, .matches) }
    }

    /// Calls `body` with an element and all siblings behind it.
    private func forEachSibling(from first: Int32, _ body: (Int32) -> Void) {
        var sibling = first
        while sibling >= 0 {
            body(sibling)
            sibling = tree[sibling].pointee.nextSibling
        }
    }
}
