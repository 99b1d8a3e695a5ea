/// A definition of a name, which can refer to other names.
protocol NamedDefinition: Sendable {
    var name: BytewiseString { get }
    /// The names that the definition refers to. Some may have no definition.
    var referencedNames: [BytewiseString] { get }
}

/// The definitions of names that can refer to one another, such as the custom selectors of a stylesheet and its imports.
///
/// The last definition of a name is the only one that applies, also to uses before it. The names of a cycle are not defined.
struct NamedDefinitions<Definition: NamedDefinition>: Sendable {
    /// The definitions that apply. A definition comes after the ones that it refers to.
    private(set) var ordered: [Definition] = []
    /// The names that are defined in terms of themselves, directly or through others.
    private(set) var cyclicNames: Set<BytewiseString> = []

    /// - Parameter all: The definitions in the order of the cascade.
    init(_ all: [Definition]) {
        guard !all.isEmpty else { return }
        let last = Dictionary(all.map { ($0.name, $0) }) { $1 }
        let names = last.keys.sorted()
        let indices = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        let order = DependencyOrder(names.map { last[$0]!.referencedNames.compactMap { indices[$0] } })
        ordered = order.order.filter { !order.isCyclic[$0] }.map { last[names[$0]]! }
        cyclicNames = Set(names.indices.filter { order.isCyclic[$0] }.map { names[$0] })
    }
}

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
