/// One run over a tree: the nodes in plain memory, and what layout needs besides them.
final class LayoutPass {
    let nodes: UnsafeMutablePointer<NodeRecord>
    let caches: UnsafeMutablePointer<LayoutCache>
    let placements: UnsafeMutablePointer<Placement>
    let styles: UnsafePointer<CompiledStyle>
    let table: StyleTable
    let arena = ScratchArena()
    let root: Int32
    private let measure: LeafMeasure
    private let maximumDepth: Int
    private var depth = 0
    /// Absolutely positioned nodes whose containing block is not placed yet.
    private var pendingAbsolutes: [Int32] = []
    /// The grid areas of absolutely positioned children of grid containers, in the border box of the container.
    private var gridAreas: [Int32: (container: Int32, area: BoxRect)] = [:]
    private(set) var report = LayoutReport()

    init(
        root: Int32, nodes: UnsafeMutablePointer<NodeRecord>, caches: UnsafeMutablePointer<LayoutCache>,
        placements: UnsafeMutablePointer<Placement>, styles: UnsafePointer<CompiledStyle>, table: StyleTable,
        maximumDepth: Int, measure: @escaping LeafMeasure
    ) {
        self.root = root
        self.nodes = nodes
        self.caches = caches
        self.placements = placements
        self.styles = styles
        self.table = table
        self.maximumDepth = maximumDepth
        self.measure = measure
    }

    // MARK: Reading styles

    @inline(__always) func style(of node: Int32) -> UnsafePointer<CompiledStyle> {
        styles + Int(nodes[Int(node)].style)
    }

    func children(of node: Int32) -> BoxChildren { BoxChildren(of: node, nodes: nodes, styles: styles) }

    /// Returns a length in px. `nil` for keywords, and for percentages of an indefinite basis.
    func resolve(_ length: Length, basis: Double?) -> Double? { table.resolve(length, basis: basis) }

    func resolve(_ length: LengthPercentage, basis: Double?) -> Double? { table.resolve(length, basis: basis) }

    /// Returns an edge in px. `auto` is zero, and percentages of an indefinite width refer to zero.
    private func edge(_ length: Length, basis: Double?) -> Double { resolve(length, basis: basis ?? 0) ?? 0 }

    /// Returns padding plus border.
    func edges(of style: UnsafePointer<CompiledStyle>, basis: Double?) -> BoxEdges<Double> {
        style.pointee.hasEdges ? padding(of: style, basis: basis) + style.pointee.border : BoxEdges(0)
    }

    func padding(of style: UnsafePointer<CompiledStyle>, basis: Double?) -> BoxEdges<Double> {
        let padding = style.pointee.padding
        return BoxEdges(
            top: max(0, edge(padding.top, basis: basis)), right: max(0, edge(padding.right, basis: basis)),
            bottom: max(0, edge(padding.bottom, basis: basis)), left: max(0, edge(padding.left, basis: basis)))
    }

    func margins(of style: UnsafePointer<CompiledStyle>, basis: Double?) -> BoxEdges<Double> {
        guard style.pointee.hasMargins else { return BoxEdges(0) }
        let margin = style.pointee.margin
        return BoxEdges(
            top: edge(margin.top, basis: basis), right: edge(margin.right, basis: basis),
            bottom: edge(margin.bottom, basis: basis), left: edge(margin.left, basis: basis))
    }

    // MARK: Intrinsic widths

    /// Returns the min-content and max-content width of the content box. `height`: The definite height of the content box.
    func intrinsicWidths(of node: Int32, height: Double?) -> IntrinsicWidths {
        let cache = caches + Int(node)
        if let entry = cache.pointee.intrinsic, entry.height == height || !entry.widths.dependsOnHeight {
            return entry.widths
        }
        let widths = computedIntrinsicWidths(of: node, height: height)
        cache.pointee.storeIntrinsic(widths, height: height)
        return widths
    }

    private func computedIntrinsicWidths(of node: Int32, height: Double?) -> IntrinsicWidths {
        if nodes[Int(node)].isLeaf {
            let number = BoxNode(index: Int(node))
            let minimum = max(0, StyleTable.finite(measure(number, .minContent).width))
            let maximum = max(0, StyleTable.finite(measure(number, .maxContent).width))
            return IntrinsicWidths(minimum: minimum, maximum: max(minimum, maximum))
        }
        guard depth < maximumDepth else { return IntrinsicWidths(minimum: 0, maximum: 0) }
        depth += 1
        defer { depth -= 1 }
        switch style(of: node).pointee.display {
        case .block, .flowRoot, .none, .contents:
            return BlockLayout.intrinsicWidths(self, node, height: height)
        case .flex: return FlexIntrinsicWidths.compute(self, node, height: height)
        case .grid: return GridLayout.intrinsicWidths(self, node, height: height)
        }
    }

    // MARK: Layout

    /// Returns the result of a node for constraints, without boxes for the descendants.
    func measure(_ node: Int32, _ constraints: BoxConstraints) -> LayoutResult {
        let cache = caches + Int(node)
        if let result = cache.pointee.result(for: constraints) { return result }
        let result = BoxLayoutStep(self, node, constraints, isPlacing: false).run()
        cache.pointee.store(result, for: constraints)
        return result
    }

    /// Lays out a node and its descendants, and stores the boxes of the descendants.
    @discardableResult func place(_ node: Int32, _ constraints: BoxConstraints) -> LayoutResult {
        let cache = caches + Int(node)
        if let placed = cache.pointee.placed, placed.constraints == constraints, !nodes[Int(node)].needsPlacement {
            if nodes[Int(node)].hasEscapingAbsolutes { collectEscapingAbsolutes(of: node) }
            return placed.result
        }
        let mark = pendingAbsolutes.count
        let result = BoxLayoutStep(self, node, constraints, isPlacing: true).run()
        cache.pointee.storePlaced(result, for: constraints)
        nodes[Int(node)].needsPlacement = false
        nodes[Int(node)].hasEscapingAbsolutes = pendingAbsolutes.count > mark
        return result
    }

    /// Places the children of a changed node whose own box stays.
    func placeAgain(_ node: Int32) {
        guard nodes[Int(node)].needsPlacement, !nodes[Int(node)].isCleared,
            let placed = caches[Int(node)].placed
        else { return }
        place(node, placed.constraints)
        for absolute in takeAbsolutes(after: 0) {
            let container = containingBlock(of: absolute)
            let frame = placements[Int(container)].frame
            AbsoluteLayout(self, container: container, width: frame.width, height: frame.height).place(absolute)
        }
    }

    /// Returns the containing block of an absolutely positioned node that escapes from its parent.
    private func containingBlock(of node: Int32) -> Int32 {
        var container = nodes[Int(node)].parent
        while container != root {
            let style = style(of: container)
            if style.pointee.display != .contents {
                if style.pointee.position != .static { break }
                nodes[Int(container)].hasEscapingAbsolutes = true
            }
            container = nodes[Int(container)].parent
        }
        return container
    }

    /// Runs `body` one level deeper. Returns `nil` if the level exceeds the limit.
    func descend(from node: Int32, _ body: () -> LayoutResult) -> LayoutResult? {
        guard depth < maximumDepth else {
            if nodes[Int(node)].firstChild != NodeRecord.none { report.cutOff.append(BoxNode(index: Int(node))) }
            return nil
        }
        depth += 1
        defer { depth -= 1 }
        return body()
    }

    /// Returns the metrics of a leaf's content in a width.
    func leafMetrics(of node: Int32, width: Double) -> LayoutCache.LeafEntry {
        let cache = caches + Int(node)
        if let entry = cache.pointee.leaf, entry.width == width { return entry }
        let metrics = measure(BoxNode(index: Int(node)), .definite(width))
        let entry = LayoutCache.LeafEntry(
            width: width, height: max(0, StyleTable.finite(metrics.height)),
            firstBaseline: metrics.firstBaseline.map { StyleTable.finite($0) },
            lastBaseline: (metrics.lastBaseline ?? metrics.firstBaseline).map { StyleTable.finite($0) })
        cache.pointee.leaf = entry
        return entry
    }

    // MARK: Storing boxes

    /// Stores the box of a node that is placed.
    func setBox(
        of node: Int32, frame: BoxRect, margin: BoxEdges<Double>, containingWidth: Double, result: LayoutResult
    ) {
        let placement = placements + Int(node)
        if placement.pointee.frame != frame || nodes[Int(node)].isCleared {
            report.changed.append(BoxNode(index: Int(node)))
            placement.pointee.frame = frame
        }
        placement.pointee.margin = margin
        placement.pointee.containingWidth = containingWidth
        placement.pointee.firstBaseline = result.firstBaseline
        placement.pointee.lastBaseline = result.lastBaseline
        nodes[Int(node)].isCleared = false
        var parent = nodes[Int(node)].parent
        while parent != NodeRecord.none, style(of: parent).pointee.display == .contents {
            nodes[Int(parent)].isCleared = false
            parent = nodes[Int(parent)].parent
        }
    }

    /// Gives a node and all its descendants zero boxes.
    func clear(_ node: Int32) {
        guard !nodes[Int(node)].isCleared else { return }
        var current = node
        while true {
            let record = nodes + Int(current)
            if !record.pointee.isCleared {
                record.pointee.isCleared = true
                record.pointee.needsPlacement = true
                if placements[Int(current)].frame != Placement.zero.frame {
                    report.changed.append(BoxNode(index: Int(current)))
                }
                placements[Int(current)] = .zero
            }
            if record.pointee.firstChild != NodeRecord.none {
                current = record.pointee.firstChild
                continue
            }
            while nodes[Int(current)].next == NodeRecord.none || current == node {
                if current == node { return }
                current = nodes[Int(current)].parent
            }
            current = nodes[Int(current)].next
        }
    }

    // MARK: Absolute positions

    /// Records the static position of an absolutely positioned node, until its containing block is placed.
    func addAbsolute(_ node: Int32, at position: StaticPosition) {
        placements[Int(node)].staticPosition = position
        pendingAbsolutes.append(node)
    }

    /// Records the grid area that is the containing block of an absolutely positioned child of a grid container.
    func setGridArea(of node: Int32, in container: Int32, _ area: BoxRect) {
        gridAreas[node] = (container, area)
    }

    /// Removes and returns the grid area of a node, if `container` is its grid container.
    func takeGridArea(of node: Int32, in container: Int32) -> BoxRect? {
        guard !gridAreas.isEmpty, let entry = gridAreas.removeValue(forKey: node) else { return nil }
        return entry.container == container ? entry.area : nil
    }

    var pendingAbsoluteCount: Int { pendingAbsolutes.count }

    /// Removes and returns the absolutely positioned nodes recorded after `mark`.
    func takeAbsolutes(after mark: Int) -> ArraySlice<Int32> {
        let taken = pendingAbsolutes[mark...]
        pendingAbsolutes.removeSubrange(mark...)
        return taken
    }

    /// Records again the absolutely positioned descendants of a node that keeps its boxes.
    private func collectEscapingAbsolutes(of node: Int32) {
        for child in children(of: node) {
            let style = style(of: child)
            if style.pointee.display == .none { continue }
            if style.pointee.isOutOfFlow {
                pendingAbsolutes.append(child)
            } else if style.pointee.position == .static, nodes[Int(child)].hasEscapingAbsolutes {
                collectEscapingAbsolutes(of: child)
            }
        }
    }
}
