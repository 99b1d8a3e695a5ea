/// Which of an element's custom properties refer to which others of its own.
struct DependencyGraph {
    struct Node {
        let winner: Cascade.CustomWinner
        let origin: VariableResolver.Origin
        /// A row of the origin's templates.
        let template: UInt32
    }

    private(set) var nodes: [Node] = []
    private var rows: [Name: Int] = [:]

    mutating func add(_ winner: Cascade.CustomWinner, _ origin: VariableResolver.Origin, _ template: UInt32) {
        rows[winner.name] = nodes.count
        nodes.append(Node(winner: winner, origin: origin, template: template))
    }

    func dependsOnItself(_ row: Int) -> Bool { dependencies(of: row).contains(row) }

    private func dependencies(of row: Int) -> [Int] {
        let node = nodes[row]
        return node.origin.sheet.templates[Int(node.template)].steps.compactMap { step in
            guard case .reference(let name, _) = step else { return nil }
            return rows[node.origin.names[Int(name.id)]]
        }
    }

    /// The strongly connected components, each behind those that it depends on (Tarjan's algorithm, with a stack of
    /// its own: a chain of variables may be as long as a sheet).
    func components() -> [[Int]] {
        var components: [[Int]] = []
        var order = Array(repeating: -1, count: nodes.count)
        var low = order
        var isOnPath = Array(repeating: false, count: nodes.count)
        var path: [Int] = []
        var visited = 0
        var calls: [(row: Int, edges: [Int], next: Int)] = []

        func open(_ row: Int) {
            order[row] = visited
            low[row] = visited
            visited += 1
            path.append(row)
            isOnPath[row] = true
            calls.append((row, dependencies(of: row), 0))
        }

        for root in nodes.indices where order[root] < 0 {
            open(root)
            while let (row, edges, next) = calls.last {
                if next < edges.count {
                    calls[calls.count - 1].next += 1
                    let target = edges[next]
                    if order[target] < 0 {
                        open(target)
                    } else if isOnPath[target] {
                        low[row] = min(low[row], order[target])
                    }
                    continue
                }
                calls.removeLast()
                if let caller = calls.last { low[caller.row] = min(low[caller.row], low[row]) }
                guard low[row] == order[row] else { continue }
                let start = path.lastIndex(of: row)!
                components.append(Array(path[start...]))
                for member in path[start...] { isOnPath[member] = false }
                path.removeSubrange(start...)
            }
        }
        return components
    }
}
