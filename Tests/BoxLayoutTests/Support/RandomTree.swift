import BoxLayout
import TestSupport

/// A random tree that is changed at random, together with what is needed to build it from scratch.
struct RandomTree {
    private var generator: SeededGenerator
    private var test = TestTree()
    private let root: BoxNode
    private var styles: [BoxNode: BoxStyle] = [:]
    private var width = 300.0
    /// The border boxes after the last layout.
    private var frames: [BoxNode: BoxRect] = [:]
    /// Subtrees without a parent, which can be attached again.
    private var detached: [BoxNode] = []
    private static let maximumCount = 40

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        test.tree.maximumDepth = generator.pick([3, 4, 6, 128, 128])
        var style = BoxStyle.random(using: &generator)
        style.display = generator.pick([.block, .flex, .grid])
        style.position = .relative
        root = test.box { $0 = style }
        styles[root] = style
        for _ in 0..<20 { insert() }
    }

    private var nodes: [BoxNode] { nodes(in: root) }

    private func nodes(in top: BoxNode) -> [BoxNode] {
        var nodes = [top]
        var index = 0
        while index < nodes.count {
            nodes += test.tree.children(of: nodes[index])
            index += 1
        }
        return nodes
    }

    private mutating func insert() {
        let style = BoxStyle.random(using: &generator)
        let isText = generator.chance(oneIn: 2)
        let words = (0...generator.number(below: 3)).map { _ in generator.number(in: 1...4) }
        let node = isText ? test.text(words) { $0 = style } : test.box { $0 = style }
        styles[node] = style
        // The tree uses the numbers of removed nodes again.
        frames[node] = nil
        attach(node)
    }

    /// Gives a node without a parent one at random.
    private mutating func attach(_ node: BoxNode) {
        let parent = generator.pick(nodes.filter { test.texts[$0] == nil })
        if let sibling = test.tree.children(of: parent).randomElement(using: &generator), generator.chance(oneIn: 2) {
            test.tree.insert(node, before: sibling)
        } else {
            test.tree.append(node, to: parent)
        }
    }

    /// Replaces the children of a box by some of them and by boxes from elsewhere.
    private mutating func replaceChildren(of parent: BoxNode) {
        var ancestors = [parent]
        while let next = test.tree.parent(of: ancestors[ancestors.count - 1]) { ancestors.append(next) }
        let former = test.tree.children(of: parent)
        var children = former.shuffled(using: &generator)
        if generator.chance(oneIn: 2) { _ = children.popLast() }
        let other = generator.pick(nodes)
        if !ancestors.contains(other), !children.contains(other) { children.append(other) }
        test.tree.setChildren(children, of: parent)
        for child in former where test.tree.parent(of: child) == nil { detached.append(child) }
    }

    /// Makes a batch of one to six changes.
    mutating func change() {
        for _ in 0...generator.number(below: 6) {
            let node = generator.pick(nodes)
            switch generator.number(below: 9) {
            case 0 where nodes.count < Self.maximumCount: insert()
            case 1 where node != root: test.tree.removeSubtree(node)
            case 2 where node != root, 6 where node != root:
                test.tree.detach(node)
                attach(node)
            case 7 where node != root:
                test.tree.detach(node)
                detached.append(node)
            case 8:
                if test.texts[node] == nil, generator.chance(oneIn: 2) {
                    replaceChildren(of: node)
                } else if let node = detached.popLast() {
                    attach(node)
                }
            case 3 where node != root:
                let style = BoxStyle.random(using: &generator)
                styles[node] = style
                test.tree.setStyle(test.style { $0 = style }, of: node)
            case 4 where generator.chance(oneIn: 3): width = Double(generator.number(in: 100...400))
            default:
                let leaves = nodes.filter { test.texts[$0] != nil }
                if let leaf = leaves.randomElement(using: &generator) {
                    test.setText([generator.number(in: 1...9)], of: leaf)
                }
            }
        }
    }

    /// Lays out the tree. Returns the boxes that have changed without being in the report.
    mutating func layOut() -> [BoxNode] {
        let reported = Set(test.layOut(root, width: width).changed)
        let former = frames
        // A node that has lost its box before it was detached is in the report, too.
        for node in reported.union(nodes) { frames[node] = test.tree.box(of: node).frame }
        return nodes.filter {
            frames[$0] != (former[$0] ?? BoxRect(x: 0, y: 0, width: 0, height: 0)) && !reported.contains($0)
        }
    }

    /// Returns the boxes in the order of the tree.
    func boxes() -> [Box] { Self.boxes(of: root, in: test) }

    private static func boxes(of node: BoxNode, in test: TestTree) -> [Box] {
        [test.tree.box(of: node)] + test.tree.children(of: node).flatMap { boxes(of: $0, in: test) }
    }

    /// Returns the boxes of an equal tree that was never laid out before.
    func boxesOfNewTree() -> [Box] {
        var copy = TestTree()
        copy.tree.maximumDepth = test.tree.maximumDepth
        let root = rebuild(root, in: &copy)
        copy.layOut(root, width: width)
        return Self.boxes(of: root, in: copy)
    }

    private func rebuild(_ node: BoxNode, in copy: inout TestTree) -> BoxNode {
        let style = styles[node] ?? BoxStyle()
        if let text = test.texts[node] { return copy.text(text.words) { $0 = style } }
        var children: [BoxNode] = []
        for child in test.tree.children(of: node) { children.append(rebuild(child, in: &copy)) }
        return copy.box(children) { $0 = style }
    }
}
