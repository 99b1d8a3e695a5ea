import BoxLayout

/// A tree whose nodes are made in one expression.
struct TestTree {
    var tree = BoxTree()
    private(set) var texts: [BoxNode: TextLeaf] = [:]

    /// Makes a node with children.
    mutating func box(_ children: [BoxNode] = [], _ configure: (inout BoxStyle) -> Void = { _ in }) -> BoxNode {
        let node = tree.makeNode(style: style(configure))
        // The tree may use the number of a removed leaf again.
        texts[node] = nil
        for child in children { tree.append(child, to: node) }
        return node
    }

    /// Makes a leaf with words of the given lengths.
    mutating func text(_ words: [Int], _ configure: (inout BoxStyle) -> Void = { _ in }) -> BoxNode {
        let node = tree.makeNode(style: style(configure), isLeaf: true)
        texts[node] = TextLeaf(words: words)
        return node
    }

    mutating func style(_ configure: (inout BoxStyle) -> Void) -> BoxStyleID {
        var style = BoxStyle()
        configure(&style)
        return tree.addStyle(style)
    }

    /// Changes the text of a leaf.
    mutating func setText(_ words: [Int], of leaf: BoxNode) {
        texts[leaf] = TextLeaf(words: words)
        tree.setNeedsMeasure(leaf)
    }

    @discardableResult mutating func layOut(_ root: BoxNode, width: Double, height: Double? = nil) -> LayoutReport {
        let texts = texts
        return tree.layOut(root, in: AvailableSpace(width: .definite(width), height: height)) { node, width in
            texts[node]?.metrics(in: width) ?? LeafMetrics(width: 0, height: 0)
        }
    }

    /// Returns the frame as `[x, y, width, height]`.
    func frame(_ node: BoxNode) -> [Double] {
        let frame = tree.box(of: node).frame
        return [frame.x, frame.y, frame.width, frame.height]
    }
}
