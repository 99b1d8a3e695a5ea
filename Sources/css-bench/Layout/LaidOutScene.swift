import BoxLayout

/// A scene in a `BoxTree`.
final class LaidOutScene {
    private var tree: BoxTree
    private let nodes: [BoxNode]
    private let changed: Int
    private let styles: [BoxStyleID]
    private var isResized = false
    /// The indices of nodes without children, and of the root.
    private let compared: [Int]

    init(_ scene: LayoutScene) {
        var tree = BoxTree()
        var nodes: [BoxNode] = []
        let ids = scene.styles.map { tree.addStyle($0.boxStyle) }
        var isParent = [Bool](repeating: false, count: scene.nodes.count)
        for node in scene.nodes { if let parent = node.parent { isParent[parent] = true } }
        for (index, node) in scene.nodes.enumerated() {
            nodes.append(tree.makeNode(style: ids[node.style], isLeaf: !isParent[index]))
            if let parent = node.parent { tree.append(nodes[index], to: nodes[parent]) }
        }
        changed = scene.changedNode
        styles = [ids[scene.nodes[changed].style], tree.addStyle(scene.changedStyle.boxStyle)]
        compared = isParent.indices.filter { $0 == 0 || !isParent[$0] }
        self.tree = tree
        self.nodes = nodes
    }

    func layOut() {
        tree.layOut(nodes[0], in: AvailableSpace(width: .definite(LayoutScene.width))) { _, _ in
            LeafMetrics(width: 0, height: 0)
        }
    }

    /// Marks the changed leaf, whose size stays the same.
    func markChanged() { tree.setNeedsMeasure(nodes[changed]) }

    /// Gives the changed leaf its other style.
    func resizeChanged() {
        isResized.toggle()
        tree.setStyle(styles[isResized ? 1 : 0], of: nodes[changed])
    }

    /// Returns whether the boxes of the root and the leaves match another engine's boxes within 0.1 px.
    func agrees(with boxes: [[Double]]) -> Bool {
        compared.allSatisfy { index in
            let frame = tree.box(of: nodes[index]).frame
            return zip([frame.x, frame.y, frame.width, frame.height], boxes[index]).allSatisfy { abs($0 - $1) <= 0.1 }
        }
    }
}
