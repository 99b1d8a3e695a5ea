/// The order in which definitions that refer to one another can be evaluated.
struct DependencyOrder {
    /// The indices of all nodes. A node comes after the nodes that it leads to, except in a cycle.
    private(set) var order: [Int] = []
    /// Whether each node leads back to itself, directly or through others.
    private(set) var isCyclic: [Bool]

    /// A node that is being visited.
    private struct Frame {
        var node: Int
        /// The number of visited edges.
        var edge = 0
    }

    /// Finds the strongly connected components (Tarjan), without recursion.
    /// - Parameter edges: The nodes that each node leads to.
    /// - Complexity: O(n) in the nodes and edges.
    init(_ edges: [[Int]]) {
        isCyclic = edges.indices.map { edges[$0].contains($0) }
        var numbers = [Int](repeating: -1, count: edges.count)
        var lowest = numbers
        var isOpen = [Bool](repeating: false, count: edges.count)
        var component: [Int] = []
        var count = 0
        for root in edges.indices where numbers[root] < 0 {
            var frames = [Frame(node: root)]
            while let frame = frames.last {
                let node = frame.node
                if frame.edge == 0, numbers[node] < 0 {
                    (numbers[node], lowest[node], isOpen[node]) = (count, count, true)
                    count += 1
                    component.append(node)
                }
                if frame.edge < edges[node].count {
                    let next = edges[node][frame.edge]
                    frames[frames.count - 1].edge += 1
                    if numbers[next] < 0 {
                        frames.append(Frame(node: next))
                    } else if isOpen[next] {
                        lowest[node] = min(lowest[node], numbers[next])
                    }
                    continue
                }
                frames.removeLast()
                if let outer = frames.last?.node { lowest[outer] = min(lowest[outer], lowest[node]) }
                guard lowest[node] == numbers[node] else { continue }
                let start = component.lastIndex(of: node)!
                for member in component[start...] {
                    isOpen[member] = false
                    if component.count - start > 1 { isCyclic[member] = true }
                    order.append(member)
                }
                component.removeSubrange(start...)
            }
        }
    }
}
