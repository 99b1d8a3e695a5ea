import BoxLayout

/// A tree of boxes that is expensive to lay out unless the layout is linear.
struct HostileLayout {
    /// The number of nodes.
    private(set) var nodeCount = 0
    private var tree = BoxTree()
    private let root: BoxNode

    /// About the length of `{"display": "flex"},`.
    private static let bytesPerNode = 20

    var byteCount: Int { nodeCount * Self.bytesPerNode }

    init(_ style: (inout BoxStyle) -> Void) {
        root = BoxNode.root(in: &tree, style)
        nodeCount = 1
    }

    /// Lays out the tree. Returns whether all boxes have finite frames.
    mutating func run() -> Bool {
        tree.layOut(root, in: AvailableSpace(BoxSize(width: 1000, height: 800))) { _, _ in
            LeafMetrics(width: 10, height: 10)
        }
        var pending = [root]
        while let node = pending.popLast() {
            let frame = tree.box(of: node).frame
            guard [frame.x, frame.y, frame.width, frame.height].allSatisfy(\.isFinite) else { return false }
            pending += tree.children(of: node)
        }
        return true
    }

    /// Appends `count` leaves. `style` gets the number of each leaf.
    private mutating func addLeaves(_ count: Int, _ style: (inout BoxStyle, Int) -> Void) {
        for number in 0..<count {
            var leaf = BoxStyle()
            style(&leaf, number)
            tree.append(tree.makeNode(style: tree.addStyle(leaf), isLeaf: true), to: root)
        }
        nodeCount += count
    }

    /// Appends `count` containers, each nested in the previous one.
    /// - Parameter withLeaves: Whether each container has a leaf as well.
    private mutating func addChain(_ count: Int, withLeaves: Bool = false, _ style: (inout BoxStyle) -> Void) {
        var container = BoxStyle()
        style(&container)
        let (id, leafID) = (tree.addStyle(container), tree.addStyle(BoxStyle()))
        var parent = root
        for _ in 0..<count {
            let node = tree.makeNode(style: id)
            tree.append(node, to: parent)
            if withLeaves { tree.append(tree.makeNode(style: leafID, isLeaf: true), to: node) }
            parent = node
        }
        nodeCount += withLeaves ? 2 * count : count
    }
}

extension BoxNode {
    fileprivate static func root(in tree: inout BoxTree, _ style: (inout BoxStyle) -> Void) -> BoxNode {
        var root = BoxStyle()
        style(&root)
        return tree.makeNode(style: tree.addStyle(root))
    }
}

extension HostileLayout {
    /// The trees by name, for a number of nodes.
    static let cases: [(name: String, fullSize: Int, make: @Sendable (Int) -> HostileLayout)] = [
        ("deep flex containers", 100_000, { deep($0, .flex) }),
        ("deep grids", 100_000, { deep($0, .grid) }),
        ("deep blocks", 100_000, { deep($0, .block) }),
        ("deep absolute boxes", 100_000, { deep($0, .flex, .absolute) }),
        ("aspect ratios in each other", 20_000, nestedRatios),
        (
            "deep grids with relative rows", 100_000,
            { size in
                var layout = HostileLayout { $0.display = .grid }
                layout.addChain(size, withLeaves: true) {
                    $0.display = .grid
                    $0.gridTemplateRows = [.item(.track(.breadth(.fixed(.percentage(0.5)))))]
                    $0.aspectRatio = AspectRatio(2)
                }
                return layout
            }
        ),
        ("wide flex container", 200_000, { wide($0, .flex) { _, _ in } }),
        ("wide grid", 200_000, { wide($0, .grid) { _, _ in } }),
        ("wide block", 200_000, { wide($0, .block) { _, _ in } }),
        (
            "grids of a million tracks", 100_000,
            { size in
                var layout = HostileLayout {
                    $0.display = .grid
                    $0.gridTemplateColumns = [.repetition(.times(1_000_000), [.track(.breadth(.fixed(.length(1))))])]
                }
                layout.addLeaves(size) { style, number in style.gridColumn.start = .line(number * 10 + 1) }
                return layout
            }
        ),
        (
            "grid lines far out", 100_000,
            {
                wide($0, .grid) { style, number in
                    style.gridRow.start = .line(number % 2 == 0 ? 1_000_000 + number : -1_000_000_000 - number)
                }
            }
        ),
        ("huge spans", 50_000, { wide($0, .grid) { style, _ in style.gridColumn.start = .span(1_000_000_000) } }),
        (
            "infinities and NaN", 100_000,
            {
                wide($0, .flex) { style, number in
                    let value: Double = number % 3 == 0 ? .nan : number % 3 == 1 ? .infinity : -.infinity
                    style.size.width = .length(value)
                    style.margin.left = .length(value)
                    style.flexGrow = value
                }
            }
        ),
        (
            "absurd aspect ratios", 100_000,
            {
                wide($0, .flex) { style, number in
                    style.aspectRatio = AspectRatio(number % 2 == 0 ? 1e300 : 1e-300)
                    style.size.height = .length(1e300)
                }
            }
        ),
        (
            "huge flex factors", 100_000,
            {
                wide($0, .flex) { style, number in (style.flexGrow, style.flexShrink) = (1e300, Double(number) * 1e300)
                }
            }
        ),
        (
            "dense flow", 50_000,
            { size in
                var layout = HostileLayout {
                    $0.display = .grid
                    $0.gridAutoFlow.isDense = true
                    $0.gridTemplateColumns = [.repetition(.times(8), [.track(.breadth(.auto))])]
                }
                layout.addLeaves(size) { style, number in style.gridColumn.start = .span(number % 5 + 1) }
                return layout
            }
        ),
        (
            "nested auto-fill", 100_000,
            { size in
                var layout = HostileLayout { $0.display = .grid }
                layout.addChain(size) {
                    $0.display = .grid
                    $0.gridTemplateColumns = [.repetition(.autoFill, [.track(.breadth(.fixed(.length(0.001))))])]
                }
                return layout
            }
        ),
    ]

    /// Grids whose columns depend on the heights of the grids in them, in chains of 100.
    private static func nestedRatios(_ size: Int) -> HostileLayout {
        var layout = HostileLayout { $0.display = .block }
        for _ in 0..<size / 200 {
            layout.addChain(100, withLeaves: true) {
                $0.display = .grid
                $0.aspectRatio = AspectRatio(2)
            }
        }
        return layout
    }

    private static func deep(
        _ size: Int, _ display: BoxDisplay, _ position: BoxPosition = .static
    ) -> HostileLayout {
        var layout = HostileLayout { $0.display = display }
        layout.addChain(size) {
            $0.display = display
            $0.position = position
            $0.padding = BoxEdges(.length(0.01))
        }
        return layout
    }

    private static func wide(
        _ size: Int, _ display: BoxDisplay, _ style: (inout BoxStyle, Int) -> Void
    ) -> HostileLayout {
        var layout = HostileLayout { $0.display = display }
        layout.addLeaves(size, style)
        return layout
    }
}
