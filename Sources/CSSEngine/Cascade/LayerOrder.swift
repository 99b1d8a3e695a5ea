/// The cascade layers of one origin, in the order in which they are first mentioned (CSS Cascade 5, section 6.4.3).
struct LayerOrder {
    private struct Node {
        var children: [Int] = []
        var named: [String: Int] = [:]
        var parent = 0
        var isMentioned = false
    }

    /// Row 0 is what is in no layer.
    private var nodes = [Node()]

    var count: Int { nodes.count }

    /// The layer called `name` within `parent`; a new one for nil.
    mutating func layer(_ name: String?, in parent: Int) -> Int {
        if let name, let known = nodes[parent].named[name] { return known }
        let layer = nodes.count
        nodes.append(Node(parent: parent))
        if let name { nodes[parent].named[name] = layer }
        return layer
    }

    /// Puts a layer, and those around it, behind the ones mentioned so far.
    mutating func mention(_ layer: Int) {
        var chain: [Int] = []
        var next = layer
        while next != 0, !nodes[next].isMentioned {
            nodes[next].isMentioned = true
            chain.append(next)
            next = nodes[next].parent
        }
        for layer in chain.reversed() { nodes[nodes[layer].parent].children.append(layer) }
    }

    /// The level of each layer: those within a layer are weaker than what stands in it directly.
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
