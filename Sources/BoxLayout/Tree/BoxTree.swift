/// A node of a `BoxTree`. The tree uses the number of a removed node again.
public struct BoxNode: Hashable, Sendable, BitwiseCopyable {
    /// The number of the node: small, so that it can be the index into an array.
    public let index: Int
}

/// A style stored in a `BoxTree`.
public struct BoxStyleID: Hashable, Sendable, BitwiseCopyable {
    let index: Int
}

/// A tree of boxes: typed styles and measured leaves in, boxes out.
///
///     var tree = BoxTree()
///     let row = tree.makeNode(style: tree.addStyle(rowStyle))
///     let label = tree.makeNode(style: tree.addStyle(labelStyle), isLeaf: true)
///     tree.append(label, to: row)
///     tree.layOut(row, in: AvailableSpace(BoxSize(width: 320, height: 480))) { node, width in … }
///     tree.box(of: label).frame
///
/// The tree keeps the results of a layout. A second layout visits only what can have changed.
public struct BoxTree: Sendable {
    /// The depth of the tree down to which nodes have boxes. The default is 128.
    ///
    /// A level of nested containers uses up to 6 KB of stack in release builds, so that the default fits into the 1 MB of the
    /// main thread on iOS. A program with more stack can raise the limit.
    public var maximumDepth = 128 {
        didSet { if maximumDepth != oldValue { discardResults() } }
    }

    private var nodes: [NodeRecord] = []
    private var caches: [LayoutCache] = []
    /// The results without placement, `LayoutCache.maximumMeasuredCount` for each node.
    private var measured: [LayoutCache.Entry] = []
    private var placements: [Placement] = []
    private var table = StyleTable()
    private var unusedNodes: [Int32] = []
    /// The nodes that have changed since the last layout.
    private var changed: [Int32] = []
    /// The nodes that have lost their boxes because of `display: contents` since the last layout.
    private var unboxed: [BoxNode] = []

    /// Creates an empty tree.
    public init() {}

    // MARK: Styles

    /// Stores a style and returns its identifier. It stays until `removeStyle(_:)`.
    public mutating func addStyle(_ style: BoxStyle) -> BoxStyleID { BoxStyleID(index: table.add(style)) }

    /// Removes a style that no node uses any more.
    public mutating func removeStyle(_ style: BoxStyleID) { table.remove(style.index) }

    /// Discards all results, so that the next layout computes every box.
    private mutating func discardResults() {
        for index in nodes.indices {
            caches[index] = LayoutCache()
            nodes[index].needsPlacement = true
        }
    }

    // MARK: Nodes

    /// Creates a node without a parent. `isLeaf`: Whether its content is measured; it then has no children.
    public mutating func makeNode(style: BoxStyleID, isLeaf: Bool = false) -> BoxNode {
        let record = NodeRecord(style: Int32(style.index), isLeaf: isLeaf)
        if let index = unusedNodes.popLast() {
            nodes[Int(index)] = record
            caches[Int(index)] = LayoutCache()
            placements[Int(index)] = .zero
            return BoxNode(index: Int(index))
        }
        nodes.append(record)
        caches.append(LayoutCache())
        for _ in 0..<LayoutCache.maximumMeasuredCount { measured.append(LayoutCache.Entry()) }
        placements.append(.zero)
        return BoxNode(index: nodes.count - 1)
    }

    /// Removes a node and all its descendants from the tree. The identifiers become invalid.
    public mutating func removeSubtree(_ node: BoxNode) {
        detach(node)
        var pending = [Int32(node.index)]
        while let index = pending.popLast() {
            var child = nodes[Int(index)].firstChild
            while child != NodeRecord.none {
                pending.append(child)
                child = nodes[Int(child)].next
            }
            unusedNodes.append(index)
        }
    }

    /// Gives a node another style.
    public mutating func setStyle(_ style: BoxStyleID, of node: BoxNode) {
        nodes[node.index].style = Int32(style.index)
        if table.styles[style.index].display == .contents, placements[node.index].frame != Placement.zero.frame {
            placements[node.index] = .zero
            unboxed.append(node)
        }
        invalidate(Int32(node.index))
        // The parent reads margins, flex factors and placements of its children.
        invalidate(nodes[node.index].parent)
    }

    /// Appends a node without a parent to the children of another.
    public mutating func append(_ child: BoxNode, to parent: BoxNode) {
        link(
            Int32(child.index), parent: Int32(parent.index), previous: nodes[parent.index].lastChild,
            next: NodeRecord.none)
    }

    /// Inserts a node without a parent before `sibling`.
    public mutating func insert(_ child: BoxNode, before sibling: BoxNode) {
        let record = nodes[sibling.index]
        precondition(record.parent != NodeRecord.none, "the sibling has no parent")
        link(Int32(child.index), parent: record.parent, previous: record.previous, next: Int32(sibling.index))
    }

    /// Takes a node out of its parent. The node keeps its descendants.
    public mutating func detach(_ child: BoxNode) {
        let record = nodes[child.index]
        guard record.parent != NodeRecord.none else { return }
        if record.previous == NodeRecord.none {
            nodes[Int(record.parent)].firstChild = record.next
        } else {
            nodes[Int(record.previous)].next = record.next
        }
        if record.next == NodeRecord.none {
            nodes[Int(record.parent)].lastChild = record.previous
        } else {
            nodes[Int(record.next)].previous = record.previous
        }
        nodes[child.index].parent = NodeRecord.none
        nodes[child.index].previous = NodeRecord.none
        nodes[child.index].next = NodeRecord.none
        invalidate(record.parent)
    }

    /// Replaces the children of a node. Former children that are not in `children` have no parent then.
    public mutating func setChildren(_ children: [BoxNode], of parent: BoxNode) {
        guard children != self.children(of: parent) else { return }
        while nodes[parent.index].firstChild != NodeRecord.none {
            detach(BoxNode(index: Int(nodes[parent.index].firstChild)))
        }
        for child in children {
            detach(child)
            append(child, to: parent)
        }
    }

    private mutating func link(_ child: Int32, parent: Int32, previous: Int32, next: Int32) {
        precondition(nodes[Int(child)].parent == NodeRecord.none, "the node has a parent")
        precondition(!nodes[Int(parent)].isLeaf, "a leaf has no children")
        nodes[Int(child)].parent = parent
        nodes[Int(child)].previous = previous
        nodes[Int(child)].next = next
        if previous == NodeRecord.none {
            nodes[Int(parent)].firstChild = child
        } else {
            nodes[Int(previous)].next = child
        }
        if next == NodeRecord.none { nodes[Int(parent)].lastChild = child } else { nodes[Int(next)].previous = child }
        invalidate(parent)
        if !nodes[Int(child)].isCleared { unclear(parent) }
    }

    /// Records that a node without a box has a descendant with a box of an earlier layout, so that the next layout clears it.
    private mutating func unclear(_ node: Int32) {
        var node = node
        guard nodes[Int(node)].isCleared else { return }
        while node != NodeRecord.none, nodes[Int(node)].isCleared {
            nodes[Int(node)].isCleared = false
            node = nodes[Int(node)].parent
        }
        invalidate(node)
    }

    /// Marks a leaf whose content has changed, so that it is measured again.
    public mutating func setNeedsMeasure(_ leaf: BoxNode) {
        invalidate(Int32(leaf.index))
    }

    /// Adds a node to the list of changed nodes, or its nearest ancestor that has been laid out if it has no box itself.
    private mutating func invalidate(_ node: Int32) {
        var node = node
        while node != NodeRecord.none {
            if !nodes[Int(node)].isDirty, nodes[Int(node)].hasResults {
                nodes[Int(node)].isDirty = true
                changed.append(node)
            }
            guard table.styles[Int(nodes[Int(node)].style)].display == .contents else { return }
            node = nodes[Int(node)].parent
        }
    }

    /// Returns the parent, or `nil` if the node has none.
    public func parent(of node: BoxNode) -> BoxNode? {
        let parent = nodes[node.index].parent
        return parent == NodeRecord.none ? nil : BoxNode(index: Int(parent))
    }

    /// Returns the children in the order of the tree.
    public func children(of node: BoxNode) -> [BoxNode] {
        var children: [BoxNode] = []
        var child = nodes[node.index].firstChild
        while child != NodeRecord.none {
            children.append(BoxNode(index: Int(child)))
            child = nodes[Int(child)].next
        }
        return children
    }

    // MARK: Layout

    /// Lays out the tree below `root`, as a block-level box in a containing block of the size `space`.
    ///
    /// With `minContent` or `maxContent` as the width, an `auto` width is that intrinsic size.
    /// - Returns: The nodes whose boxes have changed.
    @discardableResult public mutating func layOut(
        _ root: BoxNode, in space: AvailableSpace, measure: LeafMeasure
    ) -> LayoutReport {
        let (changed, unboxed) = (changed, unboxed)
        (self.changed, self.unboxed) = ([], [])
        var report = withPass(root: root, measure: measure) { pass in
            var revalidation = Revalidation(pass, root: Int32(root.index))
            revalidation.run(changed)
            RootLayout(pass, root: Int32(root.index), space: space).run()
            for (_, node) in revalidation.unplaced { pass.placeAgain(node) }
            pass.finishReport()
        }
        report.changed += unboxed
        return report
    }

    @discardableResult private mutating func withPass(
        root: BoxNode, measure: LeafMeasure, _ body: (BoxLayoutPass) -> Void
    ) -> LayoutReport {
        nodes.withUnsafeMutableBufferPointer { nodes in
            caches.withUnsafeMutableBufferPointer { caches in
                measured.withUnsafeMutableBufferPointer { measured in
                    placements.withUnsafeMutableBufferPointer { placements in
                        table.styles.withUnsafeBufferPointer { styles in
                            withoutActuallyEscaping(measure) { measure in
                                var storage = BoxLayoutPass.Storage(
                                    root: Int32(root.index), nodes: nodes.baseAddress!, caches: caches.baseAddress!,
                                    measured: measured.baseAddress!, placements: placements.baseAddress!,
                                    styles: styles.baseAddress!, table: table, maximumDepth: maximumDepth,
                                    measure: measure,
                                    remainingRowDependentSizings: Self.rowDependentSizings(of: nodes.count))
                                defer { storage.arena.deallocate() }
                                withUnsafeMutablePointer(to: &storage) { body(BoxLayoutPass($0)) }
                                return storage.report
                            }
                        }
                    }
                }
            }
        }
    }

    /// Returns how often a pass may size the columns of grids by their rows, in a tree of `count` nodes.
    ///
    /// Ordinary trees need a few for each grid that has items with aspect ratios.
    private static func rowDependentSizings(of count: Int) -> Int { 10_000 + 8 * count }

    /// Returns the used rows and columns after a layout, or `nil` if the node is not a grid container with a box.
    ///
    /// Sizes the tracks again, with `measure` for leaves whose sizes are not known any more.
    public mutating func gridTracks(of node: BoxNode, measure: LeafMeasure) -> BoxAxes<GridTracks>? {
        guard !nodes[node.index].isCleared, table.styles[Int(nodes[node.index].style)].display == .grid else {
            return nil
        }
        var tracks: BoxAxes<GridTracks>?
        withPass(root: node, measure: measure) { tracks = $0.gridTracks(of: Int32(node.index)) }
        return tracks
    }

    /// Returns the lines after a layout, or `nil` if the node is not a flex container with a box.
    ///
    /// Sizes the items again, with `measure` for leaves whose sizes are not known any more.
    public mutating func flexLines(of node: BoxNode, measure: LeafMeasure) -> [UsedFlexLine]? {
        guard !nodes[node.index].isCleared, table.styles[Int(nodes[node.index].style)].display == .flex else {
            return nil
        }
        var lines: [UsedFlexLine]?
        withPass(root: node, measure: measure) { lines = $0.flexLines(of: Int32(node.index)) }
        return lines
    }

    /// Returns the size of the scrollable overflow area: the padding box and the boxes of descendants that extend beyond its
    /// end (CSS Overflow 3, section 2.2).
    ///
    /// - Complexity: O(n) in the number of descendants that are visible outside their parents.
    public func scrollableSize(of node: BoxNode) -> BoxSize {
        let box = box(of: node)
        let end = overflowEnd(of: Int32(node.index), depth: 0)
        return BoxSize(
            width: max(box.frame.width - box.border.horizontal, end.x - box.border.left),
            height: max(box.frame.height - box.border.vertical, end.y - box.border.top))
    }

    /// Returns the right and bottom end of the boxes in a node, in its border box.
    private func overflowEnd(of node: Int32, depth: Int) -> BoxPoint {
        var end = BoxPoint(x: 0, y: 0)
        guard depth < maximumDepth else { return end }
        for child in children(of: BoxNode(index: Int(node))) where !nodes[child.index].isCleared {
            let style = table.styles[Int(nodes[child.index].style)]
            let frame = placements[child.index].frame
            let inner =
                style.isScrollContainer ? BoxPoint(x: 0, y: 0) : overflowEnd(of: Int32(child.index), depth: depth + 1)
            let isContents = style.display == .contents
            end.x = max(end.x, isContents ? inner.x : frame.x + max(frame.width, inner.x))
            end.y = max(end.y, isContents ? inner.y : frame.y + max(frame.height, inner.y))
        }
        return end
    }

    /// Whether a node has a box after a layout.
    private func hasBox(_ node: BoxNode) -> Bool {
        !nodes[node.index].isCleared && table.styles[Int(nodes[node.index].style)].display != .contents
    }

    /// Returns the size of the content box of a node after a layout. `nil` if the node has no box.
    package func contentSize(of node: BoxNode) -> BoxSize? {
        guard hasBox(node) else { return nil }
        let box = box(of: node)
        return BoxSize(
            width: max(0, box.frame.width - box.padding.horizontal - box.border.horizontal),
            height: max(0, box.frame.height - box.padding.vertical - box.border.vertical))
    }

    /// Returns the box of a node after a layout. Zero for nodes without a box.
    public func box(of node: BoxNode) -> Box {
        guard hasBox(node) else { return .zero }
        let placement = placements[node.index]
        let style = table.styles[Int(nodes[node.index].style)]
        return Box(
            frame: placement.frame, margin: placement.margin, border: style.border,
            padding: style.padding.map { max(0, table.resolve($0, basis: placement.containingWidth) ?? 0) },
            firstBaseline: placement.firstBaseline, lastBaseline: placement.lastBaseline)
    }
}
