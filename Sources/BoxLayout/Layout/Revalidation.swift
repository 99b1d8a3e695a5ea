/// Brings the cached results of changed nodes up to date, from the deepest nodes to the root.
///
/// A changed node is measured again under the constraints in its cache. If the results are the same, its parent is not
/// affected. So the cost of a change ends where sizes, baselines and margins stay.
struct Revalidation {
    private let pass: BoxLayoutPass
    private let root: Int32
    /// The nodes whose children have to be placed again, with their depth.
    private(set) var unplaced: [(depth: Int, node: Int32)] = []

    init(_ pass: BoxLayoutPass, root: Int32) {
        self.pass = pass
        self.root = root
    }

    /// Updates the caches of changed nodes and of the ancestors that they affect.
    mutating func run(_ changed: [Int32]) {
        var queue: [(depth: Int, node: Int32)] = []
        for node in changed {
            guard let depth = depth(of: node) else {
                discardCaches(from: node)
                continue
            }
            if enqueue(node) { queue.append((depth, node)) }
        }
        queue.sort { $0.depth > $1.depth }
        var next = 0
        var level: [Int32] = []
        var parents: [Int32] = []
        var depth = queue.first?.depth ?? -1
        while depth >= 0 {
            while next < queue.count, queue[next].depth == depth {
                level.append(queue[next].node)
                next += 1
            }
            // Nodes of a level only add to the level above.
            for node in level {
                pass.nodes[Int(node)].isDirty = false
                let parent = pass.nodes[Int(node)].parent
                if pass.atDepth(of: node, { affectsParent(node) }), enqueue(parent) { parents.append(parent) }
                unplaced.append((depth, node))
            }
            swap(&level, &parents)
            parents.removeAll(keepingCapacity: true)
            depth -= 1
        }
        unplaced.reverse()
    }

    /// Marks a node that waits for its turn. Returns `false` if it waits already.
    private func enqueue(_ node: Int32) -> Bool {
        guard !pass.nodes[Int(node)].needsPlacement || !pass.nodes[Int(node)].isQueued else { return false }
        pass.nodes[Int(node)].needsPlacement = true
        pass.nodes[Int(node)].isQueued = true
        return true
    }

    /// Returns the number of ancestors up to the root. `nil` if the node is outside the tree.
    private func depth(of node: Int32) -> Int? {
        var depth = 0
        var current = node
        while current != root {
            current = pass.nodes[Int(current)].parent
            depth += 1
            if current == NodeRecord.none { return nil }
        }
        return depth
    }

    /// Discards all results of a node outside the tree and of its ancestors.
    private func discardCaches(from node: Int32) {
        var current = node
        while current != NodeRecord.none {
            pass.caches[Int(current)] = LayoutCache()
            pass.nodes[Int(current)].needsPlacement = true
            pass.nodes[Int(current)].isDirty = false
            current = pass.nodes[Int(current)].parent
        }
    }

    /// Lays out a node again. Returns whether the results differ from those in the cache.
    private func affectsParent(_ node: Int32) -> Bool {
        pass.nodes[Int(node)].isQueued = false
        let old = pass.caches[Int(node)]
        assert(LayoutCache.maximumMeasuredCount == 3)
        let measured = pass.measuredResults(of: node)
        let oldMeasured = (measured[0], measured[1], measured[2])
        pass.caches[Int(node)] = LayoutCache()
        // The root is placed in any case.
        if node == root { return false }
        let style = pass.style(of: node)
        switch style.pointee.display {
        case .none: return false
        case .contents: return true
        case .block, .flowRoot, .flex, .grid: break
        }
        // The parent can have asked for the height of the content, which is not in the cache.
        if style.pointee.hasContentLimits { return true }
        // A node without results has not been laid out, so that its parent is changed as well.
        if let intrinsic = old.intrinsic {
            let widths = pass.intrinsicWidths(
                of: node, height: intrinsic.height, containingWidth: intrinsic.containingWidth)
            if widths != intrinsic.widths { return true }
        }
        func isChanged(_ entry: LayoutCache.Entry) -> Bool {
            !entry.isEmpty && pass.measure(node, entry.constraints) != entry.result
        }
        if old.measuredCount > 0, isChanged(oldMeasured.0) { return true }
        if old.measuredCount > 1, isChanged(oldMeasured.1) { return true }
        if old.measuredCount > 2, isChanged(oldMeasured.2) { return true }
        if pass.nodes[Int(node)].isCleared {
            // An ancestor has no box.
            if isChanged(old.placed) { return true }
        } else if !old.placed.isEmpty {
            let result = pass.placeEarly(node, old.placed.constraints)
            if result != old.placed.result { return true }
        }
        return old.hasReplacedResults
    }
}
