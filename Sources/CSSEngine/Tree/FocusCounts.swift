/// The number of focused elements in each subtree. An element matches `:focus-within` if its count is not 0.
///
/// Only subtrees with a focused element have a count, so that a tree without focus costs nothing.
struct FocusCounts {
    private var counts: [Int32: Int] = [:]
    private var changed: [Int32] = []

    /// The number of focused elements in the subtree of a node.
    func count(in node: Int32) -> Int { counts.isEmpty ? 0 : counts[node] ?? 0 }

    /// Changes the counts of a node and its ancestors, and their `:focus-within` state.
    mutating func add(_ difference: Int, from node: Int32, in tree: TreeBuffer) {
        guard difference != 0 else { return }
        var node = node
        while node >= 0 {
            let old = counts[node] ?? 0
            counts[node] = old + difference == 0 ? nil : old + difference
            if (old == 0) != (old + difference == 0) {
                tree[node].pointee.state ^= ElementState.focusWithin.rawValue
                changed.append(node)
            }
            node = tree[node].pointee.parent
        }
    }

    /// Changes the counts of a node's ancestors.
    mutating func add(_ difference: Int, above node: Int32, in tree: TreeBuffer) {
        add(difference, from: tree[node].pointee.parent, in: tree)
    }

    /// Removes the count of a node that leaves the tree.
    mutating func remove(_ node: Int32) {
        if !counts.isEmpty { counts[node] = nil }
    }

    /// Returns the nodes whose `:focus-within` state changed since the last call, and clears the list.
    mutating func takeChanges() -> [Int32] {
        guard !changed.isEmpty else { return [] }
        defer { changed = [] }
        return changed
    }
}
