/// The cascade layers of one origin, in the order of their first occurrence (CSS Cascade 5, section 6.4.3).
struct LayerOrder {
    private struct Node {
        var children: [Int] = []
        var named: [String: Int] = [:]
        var parent = 0
        var isOrdered = false
    }

    /// Layer 0 holds the rules outside all layers.
    private var nodes = [Node()]

    var count: Int { nodes.count }

    /// The layer called `name` within `parent`; a new anonymous layer for `nil`.
    mutating func layer(_ name: String?, in parent: Int) -> Int {
        if let name, let known = nodes[parent].named[name] { return known }
        let layer = nodes.count
        nodes.append(Node(parent: parent))
        if let name { nodes[parent].named[name] = layer }
        return layer
    }

    /// Appends a layer and its ancestors to the layer order, unless they are already in it.
    mutating func append(_ layer: Int) {
        var chain: [Int] = []
        var next = layer
        while next != 0, !nodes[next].isOrdered {
            nodes[next].isOrdered = true
            chain.append(next)
            next = nodes[next].parent
        }
        for layer in chain.reversed() { nodes[nodes[layer].parent].children.append(layer) }
    }

    /// The level of each layer. The layers within a layer are weaker than the rules directly in it.
    func levels(startingAt base: UInt32) -> [UInt32] {
        var levels = Array(repeating: base, count: nodes.count)
        var next = base
        var stack = [(node: 0, child: 0)]
        while let (node, child) = stack.last {
            if child < nodes[node].children.count {
                stack[stack.count - 1].child += 1
                stack.append((nodes[node].children[child], 0))
            } else {
                levels[node] = next
                next += 1
                stack.removeLast()
            }
        }
        return levels
    }
}
