/// The cascade layers of one origin, in the order of their first declaration (CSS Cascade 5, section 6.4.3).
struct LayerOrder {
    private struct Node {
        var children: [Int] = []
        var named: [BytewiseString: Int] = [:]
        var parent = 0
        var isInEngine = false
        var isOrdered = false
    }

    /// Layer 0 holds the rules outside all layers.
    private var nodes = [Node()]
    private var declarations: [(layer: Int, isInEngine: Bool)] = []

    var count: Int { nodes.count }

    /// The layer called `name` within `parent`; a new anonymous layer for `nil`.
    mutating func layer(_ name: BytewiseString?, in parent: Int) -> Int {
        if let name, let known = nodes[parent].named[name] { return known }
        let layer = nodes.count
        nodes.append(Node(parent: parent))
        if let name { nodes[parent].named[name] = layer }
        return layer
    }

    /// Records the declaration of a layer and its ancestors.
    /// - Parameter isInEngine: Whether the declaration applies in the engine's environment, not only in the environment
    ///   of some elements.
    mutating func declare(_ layer: Int, inEngine isInEngine: Bool) {
        declarations.append((layer, isInEngine))
        var next = isInEngine ? layer : 0
        while next != 0, !nodes[next].isInEngine {
            nodes[next].isInEngine = true
            next = nodes[next].parent
        }
    }

    /// Orders the layers by their first declaration, each layer within its parent.
    ///
    /// The environments of elements do not change the order of the layers that are declared in the engine's. All other
    /// layers are ordered by their first declaration in any environment.
    mutating func order() {
        for declaration in declarations {
            var chain: [Int] = []
            var next = declaration.layer
            while next != 0, !nodes[next].isOrdered {
                if declaration.isInEngine || !nodes[next].isInEngine {
                    nodes[next].isOrdered = true
                    chain.append(next)
                }
                next = nodes[next].parent
            }
            for layer in chain.reversed() { nodes[nodes[layer].parent].children.append(layer) }
        }
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
