/// Marks the elements that the change of an element can affect.
struct Invalidator {
    private let mirror: StyleTree
    private let tree: TreeBuffer
    private let map: InvalidationMap
    private let regions: VisitedRegions
    /// The element that changes.
    private let changed: Int32
    /// The element before the change. Targets that it matched before the change apply as well.
    private let former: TreeNode

    /// - Parameter former: `nil` if only the surroundings of the element change.
    init(
        tree: StyleTree, map: InvalidationMap, regions: VisitedRegions, changed: Int32, former: TreeNode? = nil
    ) {
        mirror = tree
        self.tree = tree.view
        self.map = map
        self.regions = regions
        self.changed = changed
        self.former = former ?? self.tree[changed].pointee
    }

    /// Marks the elements that a feature of the element can affect. Call it after the change.
    func invalidate(_ feature: SelectorFeature) {
        guard let dependency = map.dependency(of: feature) else { return }
        if map.decidesNthLists(dependency) { mirror.nthListsDidChange() }
        apply(dependency, to: changed)
    }

    /// Marks the parent, siblings and `:has()` anchors that an insertion or removal can affect. Call it after inserting
    /// the element, and before removing it.
    func invalidateForMutation() {
        let node = tree[changed].pointee
        if node.previousSibling < 0 { invalidate(.firstChild) }
        if tree.external(node.nextSibling) < 0 { invalidate(.lastChild) }
        invalidate(.adjacentSibling)
        invalidate(.precedingSiblings)
        invalidate(.followingSiblings)
        invalidate(.hasArgument)
        if node.parent >= 0, node.previousSibling < 0, tree.external(node.nextSibling) < 0 {
            Invalidator(tree: mirror, map: map, regions: regions, changed: node.parent).invalidate(.empty)
        }
    }

    // MARK: Elements

    private func apply(_ dependency: Int, to element: Int32) {
        if map.restylesElement(dependency), !tree[element].pointee.restyleHint.contains(.restyle) {
            tree.mark(element, .restyle)
        }
        map.forEachStep(of: dependency) { visitElements(of: $0, from: element) }
    }

    /// Applies the targets of a step that an element may match.
    private func visit(_ element: Int32, _ step: Int) {
        regions.countVisit()
        map.forEachTarget(of: step, in: RuleIndex.Bucket.universal) { apply($0, to: element) }
        visit(tree[element], element, step)
        if element == changed { withUnsafePointer(to: former) { visit($0, element, step) } }
    }

    private func visit(_ node: UnsafePointer<TreeNode>, _ element: Int32, _ step: Int) {
        if node.pointee.id != 0 {
            map.forEachTarget(of: step, in: RuleIndex.Bucket.id(node.pointee.id)) { apply($0, to: element) }
        }
        for name in tree.names(in: node.pointee.classes) {
            map.forEachTarget(of: step, in: RuleIndex.Bucket.class(name)) { apply($0, to: element) }
        }
        for name in tree.names(in: node.pointee.types) {
            map.forEachTarget(of: step, in: RuleIndex.Bucket.type(name)) { apply($0, to: element) }
        }
    }

    // MARK: Relations

    /// Visits the elements that a step leads to, except in regions that the step has covered before.
    private func visitElements(of step: Int, from element: Int32) {
        switch map.relation(of: step) {
        case .forward(let reach):
            if reach == .element {
                visit(element, step)
            } else if reach.siblings == .zero {
                visitDescendants(of: element, reach.levels, step)
            } else {
                visitSiblings(after: element, reach, step)
            }
        case .ancestors(let distance):
            visitChain(from: tree[element].pointee.parent, distance, step) { tree[$0].pointee.parent }
        case .precedingSiblings(let distance):
            visitChain(from: tree[element].pointee.previousSibling, distance, step) {
                tree[$0].pointee.previousSibling
            }
        case .selfAndFollowingSiblings:
            visitChain(from: element, .unlimited, step) { tree[$0].pointee.nextSibling }
        case .selfAndPrecedingSiblings:
            visitChain(from: element, .unlimited, step) { tree[$0].pointee.previousSibling }
        case .tree:
            let root = tree.root(of: element)
            visit(root, step)
            visitDescendants(of: root, .unlimited, step)
        }
    }

    private func visitSiblings(after element: Int32, _ reach: ForwardReach, _ step: Int) {
        let first = tree[element].pointee.nextSibling
        visitChain(from: first, reach.siblings, step) { sibling in
            tree[sibling].pointee.nextSibling
        } visit: { sibling in
            if reach.levels == .zero { visit(sibling, step) } else { visitDescendants(of: sibling, reach.levels, step) }
        }
    }

    private func visitChain(from first: Int32, _ distance: Distance, _ step: Int, next: (Int32) -> Int32) {
        visitChain(from: first, distance, step, next: next) { visit($0, step) }
    }

    private func visitChain(
        from first: Int32, _ distance: Distance, _ step: Int, next: (Int32) -> Int32, visit: (Int32) -> Void
    ) {
        var element = first
        var count = 0
        while element >= 0, count < distance.maximum {
            if distance == .unlimited, !regions.insert(.chain, element, step: step) { return }
            visit(element)
            element = next(element)
            count += 1
        }
    }

    private func visitDescendants(of top: Int32, _ levels: Distance, _ step: Int) {
        guard regions.insert(.descendants, top, step: step) else { return }
        guard levels == .unlimited else { return visitDescendants(of: top, levels: levels.maximum, step) }
        var element = tree[top].pointee.firstChild
        while element >= 0 {
            visit(element, step)
            let isNew = regions.insert(.descendants, element, step: step)
            element = isNew ? tree.next(after: element, within: top) : tree.next(afterSubtreeOf: element, within: top)
        }
    }

    private func visitDescendants(of top: Int32, levels: Int, _ step: Int) {
        var child = tree[top].pointee.firstChild
        while child >= 0 {
            visit(child, step)
            if levels > 1 { visitDescendants(of: child, levels: levels - 1, step) }
            child = tree[child].pointee.nextSibling
        }
    }
}
