/// Marks the elements that a change may restyle.
struct Invalidator {
    let tree: TreeBuffer
    let map: InvalidationMap
    let regions: VisitedRegions

    private typealias Group = InvalidationMap.Group

    // MARK: Changes of an element

    /// A feature of an element has changed, or is about to.
    func invalidate(_ feature: SelectorFeature, of element: Int32) {
        guard let groups = map[feature] else { return }
        tree.mark(element, .matches)
        for group in groups { apply(group, to: .one(element)) }
    }

    // MARK: Changes of the tree

    /// An element stands in its place now, or stands there for the last time: what is around it feels that.
    func invalidateSurroundings(of element: Int32) {
        let node = tree[element].pointee
        if node.parent >= 0, node.previousSibling < 0, node.nextSibling < 0 { invalidate(.empty, of: node.parent) }
        if node.previousSibling < 0 { apply(.firstChild, to: .one(node.nextSibling)) }
        if node.nextSibling < 0 { apply(.lastChild, to: .one(node.previousSibling)) }
        apply(.previousSibling, to: .one(node.nextSibling))
        apply(.siblingsBefore, to: .onward(node.nextSibling))
        apply(.siblingsBehind, to: .backward(node.previousSibling))
        apply(.surroundings, to: .one(element))
    }

    // MARK: Scopes

    /// The elements that a feature of has changed.
    private enum Origins {
        case one(Int32)
        /// An element and all siblings behind it, before it.
        case onward(Int32)
        case backward(Int32)

        /// One of them; -1 where there is none.
        var element: Int32 {
            switch self {
            case .one(let element), .onward(let element), .backward(let element): element
            }
        }
    }

    private func apply(_ feature: SelectorFeature, to origins: Origins) {
        guard origins.element >= 0, let groups = map[feature] else { return }
        for group in groups { apply(group, to: origins) }
    }

    private func apply(_ group: Group, to origins: Origins) {
        let anchors = group.scope.anchors
        // All that lies inside any of the ancestors lies inside the outermost.
        let isEverything = anchors.contains(.ancestors) && group.scope.path == .descendants
        var origins = origins
        while origins.element >= 0 {
            let parent = tree[origins.element].pointee.parent
            if !isEverything || parent < 0 {
                if anchors.contains(.siblings), parent >= 0 {
                    walk(group, from: .onward(tree[parent].pointee.firstChild))
                } else {
                    walk(group, from: origins)
                }
            }
            guard anchors.contains(.ancestors) else { return }
            origins = .one(parent)
        }
    }

    /// Follows a group's path from elements.
    private func walk(_ group: Group, from starts: Origins) {
        switch (group.scope.path, starts) {
        case (.element, .one(let start)): mark(start, group.subjects)
        case (.descendants, .one(let start)): markInside(start, regions.cover(group))
        case (.element, .onward(let start)), (.descendants, .onward(let start)):
            markOnward(from: start, regions.cover(group))
        case (.element, .backward(let start)), (.descendants, .backward(let start)):
            markBackward(from: start, regions.cover(group))
        case (.followingSiblings, .one(let start)), (.followingSiblings, .onward(let start)),
            (.followingDescendants, .one(let start)), (.followingDescendants, .onward(let start)):
            markOnward(from: tree[start].pointee.nextSibling, regions.cover(group))
        case (.followingSiblings, .backward(let start)), (.followingDescendants, .backward(let start)):
            // Whatever stands behind the first of them.
            let first = tree.firstSibling(of: start)
            markOnward(from: tree[first].pointee.nextSibling, regions.cover(group))
        }
    }

    // MARK: Marking

    private func markOnward(from first: Int32, _ cover: VisitedRegions.Cover) {
        var sibling = first
        while sibling >= 0, regions.claim(.onward, sibling, cover) {
            mark(sibling, cover)
            sibling = tree[sibling].pointee.nextSibling
        }
    }

    private func markBackward(from last: Int32, _ cover: VisitedRegions.Cover) {
        var sibling = last
        while sibling >= 0, regions.claim(.backward, sibling, cover) {
            mark(sibling, cover)
            sibling = tree[sibling].pointee.previousSibling
        }
    }

    private func mark(_ sibling: Int32, _ cover: VisitedRegions.Cover) {
        if cover.marksSiblings { mark(sibling, cover.subjects) }
        if cover.marksInside { markInside(sibling, cover) }
    }

    private func markInside(_ top: Int32, _ cover: VisitedRegions.Cover) {
        guard regions.claim(.inside, top, cover) else { return }
        var element = tree.next(after: top, within: top)
        while element >= 0 {
            mark(element, cover.subjects)
            element = tree.next(after: element, within: top)
        }
    }

    private func mark(_ element: Int32, _ subjects: SubjectSet) {
        regions.searchCount += 1
        guard !tree[element].pointee.dirt.contains(.matches) else { return }
        if subjects.mayContain(tree[element].pointee, in: tree) { tree.mark(element, .matches) }
    }
}
