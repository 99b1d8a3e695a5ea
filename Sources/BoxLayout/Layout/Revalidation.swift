/// Brings the cached results of changed nodes up to date, from the deepest nodes to the root.
///
/// A changed node is measured again under the constraints in its cache. If the results are the same, its parent is not
/// affected. So the cost of a change ends where sizes, baselines and margins stay.
struct Revalidation {
    private let pass: LayoutPass
    private let root: Int32
    /// The changed nodes of each depth.
    private var levels: [[Int32]] = []
    /// The nodes whose children have to be placed again, with their depth.
    private(set) var unplaced: [(depth: Int, node: Int32)] = []

    init(_ pass: LayoutPass, root: Int32) {
        self.pass = pass
        self.root = root
    }

    /// Updates the caches of changed nodes and of the ancestors that they affect.
    mutating func run(_ changed: [Int32]) {
        for node in changed {
            if let depth = depth(of: node) { add(node, depth: depth) } else { discardCaches(from: node) }
        }
        var depth = levels.count - 1
        while depth >= 0 {
            // Nodes of a level only add to the level above.
            for node in levels[depth] {
                pass.nodes[Int(node)].isDirty = false
                let parent = pass.nodes[Int(node)].parent
                if affectsParent(node) { add(parent, depth: depth - 1) }
                unplaced.append((depth, node))
            }
            depth -= 1
        }
        unplaced.reverse()
    }

    private mutating func add(_ node: Int32, depth: Int) {
        while levels.count <= depth { levels.append([]) }
        guard !pass.nodes[Int(node)].needsPlacement || !pass.nodes[Int(node)].isQueued else { return }
        pass.nodes[Int(node)].needsPlacement = true
        pass.nodes[Int(node)].isQueued = true
        levels[depth].append(node)
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

    /// Measures a node again. Returns whether the results differ from those in the cache.
    private func affectsParent(_ node: Int32) -> Bool {
        pass.nodes[Int(node)].isQueued = false
        let old = pass.caches[Int(node)]
        pass.caches[Int(node)] = LayoutCache()
        // The root is placed in any case.
        if node == root { return false }
        let style = pass.style(of: node)
        switch style.pointee.display {
        case .none: return false
        case .contents: return true
        case .block, .flowRoot, .flex, .grid: break
        }
        // A node without results has not been laid out, so that its parent is changed as well.
        if let intrinsic = old.intrinsic, pass.intrinsicWidths(of: node, height: intrinsic.height) != intrinsic.widths {
            return true
        }
        func isChanged(_ entry: LayoutCache.Entry) -> Bool {
            !entry.isEmpty && pass.measure(node, entry.constraints) != entry.result
        }
        if isChanged(old.first) || isChanged(old.second) || isChanged(old.third) || isChanged(old.placed) {
            return true
        }
        if !old.placed.isEmpty { pass.caches[Int(node)].storePlaced(old.placed.result, for: old.placed.constraints) }
        return old.hasReplacedResults
    }
}
