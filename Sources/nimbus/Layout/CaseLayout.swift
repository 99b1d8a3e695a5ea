import BoxLayout
import CSSEngine
import NimbusCSS

/// The layout of a case: styles from the engine, boxes from the box layout.
struct CaseLayout {
    /// The border box of a node, relative to the border box of the nearest ancestor that has a box, in px.
    private(set) var frames: [BoxRect] = []
    /// The problems in the declarations. Declarations with an invalid value are dropped.
    let diagnostics: [Diagnostic]
    /// The declared values that have no effect on a box, each once.
    private(set) var problems: [MappedBoxStyle.Problem] = []
    /// The number of nodes whose children are too deep to have boxes.
    private(set) var cutOffCount = 0
    /// The depth down to which nodes have boxes.
    var maximumDepth: Int { tree.maximumDepth }

    private let layoutCase: LayoutCase
    private let engine: StyleEngine
    private let mapper: BoxStyleMapper
    private var tree = BoxTree()
    private var styleIDs: [ObjectIdentifier: BoxStyleID] = [:]
    /// The boxes and the styles of the nodes in document order.
    private var boxes: [BoxNode] = []
    private var displays: [BoxDisplay] = []
    private var texts: [BoxNode: SquareText] = [:]

    init(_ layoutCase: LayoutCase, _ mapper: BoxStyleMapper) {
        self.layoutCase = layoutCase
        self.mapper = mapper
        engine = StyleEngine(properties: .boxModel)
        let viewport = engine.insert(LayoutElement(viewportOf: layoutCase))
        engine.restyle()
        diagnostics = engine.inlineDiagnostics
        let root = engine.children(of: viewport)[0]
        makeBoxes(root)
        layOut(in: viewport, direction: mapper.map(engine.style(of: root)).style.direction)
    }

    // MARK: Boxes

    private mutating func makeBoxes(_ root: StyleNode) {
        // Nodes leave the stack in document order, which is the order of the case.
        var pending = [root]
        while let node = pending.popLast() {
            makeBox(engine.style(of: node))
            pending += engine.children(of: node).reversed()
        }
        // Deepest parents first: a change of a node's children is a change of all its ancestors.
        for parent in layoutCase.nodes.indices.reversed() {
            for child in layoutCase.children(of: parent) { tree.append(boxes[child], to: boxes[parent]) }
        }
    }

    /// Makes the box of the next node.
    private mutating func makeBox(_ computed: ComputedStyle) {
        let node = layoutCase.nodes[boxes.count]
        let mapped = mapper.map(computed)
        let style = mapped.style
        for problem in mapped.problems where !self.problems.contains(problem) { self.problems.append(problem) }
        let id = styleID(of: computed, style)
        let text = SquareText(node.text ?? "")
        let box: BoxNode
        switch style.display {
        case .flex, .grid:
            box = tree.makeNode(style: id)
            // Text in a flex or grid container is in an anonymous item (CSS Flexbox 1, section 4).
            if !text.isEmpty {
                var item = BoxStyle()
                item.direction = style.direction
                tree.append(leaf(text, style: tree.addStyle(item)), to: box)
            }
        case .none, .contents, .block, .flowRoot:
            box = text.isEmpty ? tree.makeNode(style: id) : leaf(text, style: id)
        }
        boxes.append(box)
        displays.append(style.display)
    }

    private mutating func leaf(_ text: SquareText, style: BoxStyleID) -> BoxNode {
        let box = tree.makeNode(style: style, isLeaf: true)
        texts[box] = text
        return box
    }

    /// Stores a style once for all nodes with the same computed style.
    private mutating func styleID(of computed: ComputedStyle, _ style: BoxStyle) -> BoxStyleID {
        let key = ObjectIdentifier(computed)
        if let known = styleIDs[key] { return known }
        let id = tree.addStyle(style)
        styleIDs[key] = id
        return id
    }

    // MARK: Layout

    private mutating func layOut(in viewport: StyleNode, direction: BoxDirection) {
        let style = mapper.map(engine.style(of: viewport), direction: direction).style
        let container = tree.makeNode(style: tree.addStyle(style))
        tree.append(boxes[0], to: container)
        let texts = texts
        let report = tree.layOut(container, in: AvailableSpace(width: .maxContent)) { node, width in
            texts[node]?.metrics(width) ?? LeafMetrics(width: 0, height: 0)
        }
        cutOffCount = report.cutOff.count
        frames = boxes.map { tree.box(of: $0).frame }
        if layoutCase.isRounded { snap() }
    }

    /// Puts the edges of all boxes on whole px.
    private mutating func snap() {
        // The exact positions of the border boxes that the frames of children are relative to.
        var origins: [BoxPoint] = []
        origins.reserveCapacity(boxes.count)
        for index in boxes.indices {
            let origin = layoutCase.nodes[index].parent.map { origins[$0] } ?? BoxPoint(x: 0, y: 0)
            let frame = frames[index]
            // A node without a box passes its children on to the nearest ancestor with one.
            let hasBox = displays[index] != .contents
            origins.append(hasBox ? BoxPoint(x: origin.x + frame.x, y: origin.y + frame.y) : origin)
            frames[index] = frame.snapped(from: origin)
        }
    }
}
