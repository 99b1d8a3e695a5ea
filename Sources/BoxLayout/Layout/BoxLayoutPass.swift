/// One run over a tree: the nodes in plain memory, and what layout needs besides them.
///
/// A value is a pointer, so that the types that lay out a container can hold it without counting references.
struct BoxLayoutPass: BitwiseCopyable {
    /// The memory of a pass.
    struct Storage {
        let root: Int32
        let nodes: UnsafeMutablePointer<NodeRecord>
        let caches: UnsafeMutablePointer<LayoutCache>
        let measured: UnsafeMutablePointer<LayoutCache.Entry>
        let placements: UnsafeMutablePointer<Placement>
        let styles: UnsafePointer<CompiledStyle>
        let table: StyleTable
        let maximumDepth: Int
        let measure: LeafMeasure
        var arena = ScratchArena()
        var replaced = ReplacedResults()
        /// The number of times that columns of grids may still be sized by rows.
        var remainingRowDependentSizings: Int
        var depth = 0
        /// Absolutely positioned nodes whose containing block is not placed yet.
        var pendingAbsolutes: [Int32] = []
        /// The grid areas of absolutely positioned children of grid containers, in the border box of the container.
        var gridAreas: [Int32: (container: Int32, area: BoxRect)] = [:]
        var report = LayoutReport()
    }

    private let storage: UnsafeMutablePointer<Storage>

    /// Creates a pass in the memory of the caller.
    init(_ storage: UnsafeMutablePointer<Storage>) {
        self.storage = storage
    }

    var root: Int32 { storage.pointee.root }
    var nodes: UnsafeMutablePointer<NodeRecord> { storage.pointee.nodes }
    var caches: UnsafeMutablePointer<LayoutCache> { storage.pointee.caches }
    var placements: UnsafeMutablePointer<Placement> { storage.pointee.placements }
    private var styles: UnsafePointer<CompiledStyle> { storage.pointee.styles }
    var limits: [Length] { storage.pointee.table.limits }
    var grids: [GridStyle] { storage.pointee.table.grids }

    /// The memory for the results of a node without placement of descendants. `LayoutCache.measuredCount` of them are valid.
    func measuredResults(of node: Int32) -> UnsafeMutablePointer<LayoutCache.Entry> {
        storage.pointee.measured + Int(node) * LayoutCache.maximumMeasuredCount
    }

    // MARK: Scratch memory

    var arenaMark: ScratchArena.Mark { storage.pointee.arena.mark }

    /// Releases the scratch memory allocated after the mark.
    func release(to mark: ScratchArena.Mark) { storage.pointee.arena.release(to: mark) }

    /// Returns uninitialized scratch memory.
    func allocate<Value: BitwiseCopyable>(_ type: Value.Type, count: Int) -> UnsafeMutableBufferPointer<Value> {
        storage.pointee.arena.allocate(type, count: count)
    }

    // MARK: Reading styles

    @inline(__always) func style(of node: Int32) -> UnsafePointer<CompiledStyle> {
        styles + Int(nodes[Int(node)].style)
    }

    func children(of node: Int32) -> BoxChildren { BoxChildren(of: node, nodes: nodes, styles: styles) }

    /// Returns a length in px. `nil` for keywords, and for percentages of an indefinite basis.
    @inline(__always) func resolve(_ length: Length, basis: Double?) -> Double? {
        if case .fixed(let value) = length { return value }
        return length.isAuto ? nil : storage.pointee.table.resolve(length, basis: basis)
    }

    func resolve(_ length: LengthPercentage, basis: Double?) -> Double? {
        storage.pointee.table.resolve(length, basis: basis)
    }

    /// Returns an edge in px. `auto` is zero, and percentages of an indefinite width refer to zero.
    private func edge(_ length: Length, basis: Double?) -> Double { resolve(length, basis: basis ?? 0) ?? 0 }

    /// Returns padding plus border.
    func edges(of style: UnsafePointer<CompiledStyle>, basis: Double?) -> BoxEdges<Double> {
        guard style.pointee.hasRelativeEdges else { return style.pointee.fixedEdges }
        return style.pointee.padding.map { max(0, edge($0, basis: basis)) } + style.pointee.border
    }

    /// Returns the margins. `auto` is zero.
    func margins(of style: UnsafePointer<CompiledStyle>, basis: Double?) -> BoxEdges<Double> {
        guard style.pointee.hasRelativeEdges else { return style.pointee.fixedMargins }
        return style.pointee.margin.map { edge($0, basis: basis) }
    }

    // MARK: Intrinsic widths

    /// Returns the min-content and max-content width of the content box.
    ///
    /// - Parameters:
    ///   - height: The definite height of the content box.
    ///   - containingWidth: The width of the containing block, for limits of the width.
    func intrinsicWidths(of node: Int32, height: Double?, containingWidth: Double?) -> IntrinsicWidths {
        checkDepth(of: node)
        let containingWidth = style(of: node).pointee.hasRelativeIntrinsicWidths ? containingWidth : nil
        let cache = caches + Int(node)
        if let entry = cache.pointee.intrinsic, entry.height == height || !entry.widths.dependsOnHeight,
            entry.containingWidth == containingWidth
        {
            return entry.widths
        }
        if cache.pointee.hasReplacedResults,
            let widths = storage.pointee.replaced.intrinsicWidths(
                of: node, height: height, containingWidth: containingWidth)
        {
            return widths
        }
        let widths = computedIntrinsicWidths(of: node, height: height, containingWidth: containingWidth)
        let entry = LayoutCache.IntrinsicEntry(height: height, containingWidth: containingWidth, widths: widths)
        if let replaced = cache.pointee.storeIntrinsic(entry) {
            storage.pointee.replaced.store(replaced, of: node)
        }
        nodes[Int(node)].hasResults = true
        return widths
    }

    private func computedIntrinsicWidths(of node: Int32, height: Double?, containingWidth: Double?) -> IntrinsicWidths {
        // With containment, only the explicit tracks of a grid have a width.
        if style(of: node).pointee.containsWidth, style(of: node).pointee.display != .grid || nodes[Int(node)].isLeaf {
            return IntrinsicWidths(minimum: 0, maximum: 0)
        }
        if nodes[Int(node)].isLeaf {
            let number = BoxNode(index: Int(node))
            let minimum = max(0, StyleTable.finite(storage.pointee.measure(number, .minContent).width))
            let maximum = max(0, StyleTable.finite(storage.pointee.measure(number, .maxContent).width))
            return IntrinsicWidths(minimum: minimum, maximum: max(minimum, maximum))
        }
        guard storage.pointee.depth < storage.pointee.maximumDepth else {
            return IntrinsicWidths(minimum: 0, maximum: 0)
        }
        storage.pointee.depth += 1
        defer { storage.pointee.depth -= 1 }
        switch style(of: node).pointee.display {
        case .block, .flowRoot, .none, .contents:
            return BlockLayout.intrinsicWidths(self, node, height: height)
        case .flex: return FlexIntrinsicWidths.compute(self, node, height: height)
        case .grid:
            return GridLayout.intrinsicWidths(self, node, height: height, containingWidth: containingWidth)
        }
    }

    /// Returns whether the columns of a grid are sized once more by the sizes of its rows.
    ///
    /// Each such sizing lays out the items several times. The limit keeps grids with aspect ratios inside each other from
    /// costing exponential time. Trees with a few such levels do not reach it.
    func takeRowDependentSizing() -> Bool {
        guard storage.pointee.remainingRowDependentSizings > 0 else { return false }
        storage.pointee.remainingRowDependentSizings -= 1
        return true
    }

    // MARK: Layout

    /// Returns the result of a node for constraints, without boxes for the descendants.
    @inline(never) func measure(_ node: Int32, _ constraints: BoxConstraints) -> LayoutResult {
        checkDepth(of: node)
        let constraints = normalized(constraints, for: node)
        let cache = caches + Int(node)
        if let result = cache.pointee.result(for: constraints, measuredResults(of: node)) { return result }
        if cache.pointee.hasReplacedResults, let result = replacedResult(of: node, for: constraints) { return result }
        let result = BoxLayoutStep(self, node, constraints, isPlacing: false).run()
        store(result, of: node, for: constraints)
        return result
    }

    // Not inlined, because each level of nested boxes has a frame of `measure`.

    @inline(never) private func replacedResult(of node: Int32, for constraints: BoxConstraints) -> LayoutResult? {
        storage.pointee.replaced.result(of: node, for: constraints)
    }

    @inline(never) private func store(_ result: LayoutResult, of node: Int32, for constraints: BoxConstraints) {
        if let replaced = caches[Int(node)].store(result, for: constraints, measuredResults(of: node)) {
            storage.pointee.replaced.store(replaced, of: node)
        }
        nodes[Int(node)].hasResults = true
    }

    /// Returns the height of a box that its content gives it, whatever its style says.
    @inline(never) func contentHeight(of node: Int32, _ constraints: BoxConstraints) -> Double {
        var constraints = constraints
        constraints.height = .content
        constraints.needsBaselines = false
        return measure(node, constraints).height
    }

    /// Removes what a node does not depend on, so that more constraints are equal.
    @inline(__always) private func normalized(_ constraints: BoxConstraints, for node: Int32) -> BoxConstraints {
        let style = style(of: node)
        var constraints = constraints
        if !style.pointee.hasRelativeHeight {
            constraints.containing.height = nil
            constraints.containing.stretchInset = 0
            constraints.containing.adjoinsTop = false
            constraints.containing.adjoinsBottom = false
        }
        if !style.pointee.hasRelativeEdges { constraints.containing.width = nil }
        return constraints
    }

    /// Lays out a node and its descendants, and stores the boxes of the descendants.
    @inline(never) @discardableResult func place(_ node: Int32, _ constraints: BoxConstraints) -> LayoutResult {
        checkDepth(of: node)
        var constraints = normalized(constraints, for: node)
        constraints.needsBaselines = true
        let cache = caches + Int(node)
        if !nodes[Int(node)].needsPlacement, cache.pointee.placed.constraints == constraints {
            if nodes[Int(node)].hasEscapingAbsolutes { collectEscapingAbsolutes(of: node) }
            return cache.pointee.placed.result
        }
        let mark = storage.pointee.pendingAbsolutes.count
        let result = BoxLayoutStep(self, node, constraints, isPlacing: true).run()
        if let replaced = cache.pointee.storePlaced(result, for: constraints, measuredResults(of: node)) {
            storage.pointee.replaced.store(replaced, of: node)
        }
        nodes[Int(node)].needsPlacement = false
        nodes[Int(node)].hasResults = true
        nodes[Int(node)].hasEscapingAbsolutes = storage.pointee.pendingAbsolutes.count > mark
        return result
    }

    /// Places a changed node before its ancestors, for the constraints that it had. It is placed once more if they turn out
    /// to be others, or if a descendant is placed in an ancestor.
    func placeEarly(_ node: Int32, _ constraints: BoxConstraints) -> LayoutResult {
        let result = place(node, constraints)
        if !storage.pointee.pendingAbsolutes.isEmpty {
            storage.pointee.pendingAbsolutes.removeAll(keepingCapacity: true)
            nodes[Int(node)].needsPlacement = true
        }
        return result
    }

    /// Places the children of a changed node whose own box stays.
    func placeAgain(_ node: Int32) {
        let placed = caches[Int(node)].placed
        guard nodes[Int(node)].needsPlacement, !nodes[Int(node)].isCleared, !placed.isEmpty else { return }
        _ = atDepth(of: node) { place(node, placed.constraints) }
        for absolute in takeAbsolutes(after: 0) {
            let container = containingBlock(of: absolute)
            let placed = caches[Int(container)].placed
            if style(of: container).pointee.display == .grid, !placed.isEmpty {
                // Only the layout of the grid knows the areas of its absolutely positioned descendants.
                nodes[Int(container)].needsPlacement = true
                _ = atDepth(of: container) { place(container, placed.constraints) }
                continue
            }
            let frame = placements[Int(container)].frame
            let layout = AbsoluteLayout(self, container: container, width: frame.width, height: frame.height)
            atDepth(of: container) { placeAbsolutes([absolute], in: layout) }
        }
    }

    // MARK: Depth

    /// Runs `body` at the depth at which a node was laid out last.
    func atDepth<Result>(of node: Int32, _ body: () -> Result) -> Result {
        storage.pointee.depth = Int(max(0, nodes[Int(node)].depth))
        defer { storage.pointee.depth = 0 }
        return body()
    }

    /// Discards the results of a node that were computed at another depth: the limit can cut off other descendants now.
    @inline(__always) private func checkDepth(of node: Int32) {
        if nodes[Int(node)].depth != Int32(truncatingIfNeeded: storage.pointee.depth) { setDepth(of: node) }
    }

    @inline(never) private func setDepth(of node: Int32) {
        let record = nodes + Int(node)
        record.pointee.depth = Int32(truncatingIfNeeded: storage.pointee.depth)
        guard record.pointee.hasResults, !record.pointee.isLeaf else { return }
        if caches[Int(node)].hasReplacedResults { storage.pointee.replaced = ReplacedResults() }
        caches[Int(node)] = LayoutCache()
        record.pointee.needsPlacement = true
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

    /// Removes nodes from the report that are not cut off in the end, and nodes that are in it twice.
    func finishReport() {
        guard !storage.pointee.report.cutOff.isEmpty else { return }
        var known: Set<BoxNode> = []
        storage.pointee.report.cutOff.removeAll {
            Int(nodes[$0.index].depth) < storage.pointee.maximumDepth || !known.insert($0).inserted
        }
    }

    /// Runs `body` one level deeper. Returns `nil` if the level exceeds the limit.
    func descend<Result>(from node: Int32, isPlacing: Bool, _ body: () -> Result) -> Result? {
        guard storage.pointee.depth < storage.pointee.maximumDepth else {
            if isPlacing, nodes[Int(node)].firstChild != NodeRecord.none {
                storage.pointee.report.cutOff.append(BoxNode(index: Int(node)))
            }
            return nil
        }
        storage.pointee.depth += 1
        defer { storage.pointee.depth -= 1 }
        return body()
    }

    /// Returns the metrics of a leaf's content in a width.
    func leafMetrics(of node: Int32, width: Double) -> LayoutCache.LeafEntry {
        let cache = caches + Int(node)
        if let entry = cache.pointee.leaf, entry.width == width { return entry }
        let metrics = storage.pointee.measure(BoxNode(index: Int(node)), .definite(width))
        let entry = LayoutCache.LeafEntry(
            width: width, height: max(0, StyleTable.finite(metrics.height)),
            shareAbove: metrics.shareAbove, firstBaseline: metrics.firstBaseline.map { StyleTable.finite($0) },
            lastBaseline: (metrics.lastBaseline ?? metrics.firstBaseline).map { StyleTable.finite($0) })
        cache.pointee.leaf = entry
        return entry
    }

    /// Returns the used tracks of a grid container that has been placed.
    func gridTracks(of node: Int32) -> BoxAxes<GridTracks>? {
        inspect(node) { GridLayout($0).tracks() }
    }

    /// Returns the lines of a flex container that has been placed.
    func flexLines(of node: Int32) -> [UsedFlexLine]? {
        inspect(node) { FlexLayout($0).usedLines() }
    }

    /// Runs `body` with the content box that a container was placed with, without placing its children again.
    private func inspect<Result>(_ node: Int32, _ body: (ContentBox) -> Result) -> Result? {
        let placed = caches[Int(node)].placed
        guard !placed.isEmpty else { return nil }
        let step = BoxLayoutStep(self, node, placed.constraints, isPlacing: false)
        let content = step.contentBox(frame: placements[Int(node)].frame)
        return atDepth(of: node) { descend(from: node, isPlacing: false) { body(content) } }
    }

    // MARK: Storing boxes

    /// Stores the box of a node that is placed.
    func setBox(
        of node: Int32, frame: BoxRect, margin: BoxEdges<Double>, containingWidth: Double, result: LayoutResult
    ) {
        let placement = placements + Int(node)
        if placement.pointee.frame != frame || nodes[Int(node)].isCleared {
            storage.pointee.report.changed.append(BoxNode(index: Int(node)))
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
                    storage.pointee.report.changed.append(BoxNode(index: Int(current)))
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
        storage.pointee.pendingAbsolutes.append(node)
    }

    /// Records the grid area that is the containing block of an absolutely positioned child of a grid container.
    func setGridArea(of node: Int32, in container: Int32, _ area: BoxRect) {
        storage.pointee.gridAreas[node] = (container, area)
    }

    /// Removes and returns the grid area of a node, if `container` is its grid container.
    func takeGridArea(of node: Int32, in container: Int32) -> BoxRect? {
        guard !storage.pointee.gridAreas.isEmpty, let entry = storage.pointee.gridAreas.removeValue(forKey: node) else {
            return nil
        }
        return entry.container == container ? entry.area : nil
    }

    var pendingAbsoluteCount: Int { storage.pointee.pendingAbsolutes.count }

    /// Returns the absolutely positioned nodes recorded after `mark`.
    func absolutes(after mark: Int) -> ArraySlice<Int32> { storage.pointee.pendingAbsolutes[mark...] }

    /// Removes and returns the absolutely positioned nodes recorded after `mark`.
    func takeAbsolutes(after mark: Int) -> ArraySlice<Int32> {
        let taken = storage.pointee.pendingAbsolutes[mark...]
        storage.pointee.pendingAbsolutes.removeSubrange(mark...)
        return taken
    }

    /// Places absolutely positioned nodes one level deeper, unless the level exceeds the limit.
    func placeAbsolutes(_ nodes: ArraySlice<Int32>, in layout: AbsoluteLayout) {
        let isPlaced: Void? = descend(from: layout.container, isPlacing: true) {
            for node in nodes { layout.place(node) }
        }
        if isPlaced == nil { for node in nodes { clear(node) } }
    }

    /// Records again the absolutely positioned descendants of a node that keeps its boxes.
    private func collectEscapingAbsolutes(of node: Int32) {
        for child in children(of: node) {
            let style = style(of: child)
            if style.pointee.display == .none { continue }
            if style.pointee.isOutOfFlow {
                storage.pointee.pendingAbsolutes.append(child)
            } else if style.pointee.position == .static, nodes[Int(child)].hasEscapingAbsolutes {
                collectEscapingAbsolutes(of: child)
            }
        }
    }
}
