import BoxLayout
import CSSEngine
import NimbusCSS

/// A small tree of boxes and texts with fuzzed declarations.
struct FuzzedBoxes {
    /// The levels of the nodes in document order. A node is a child of the last node of the level above.
    private static let levels = [0, 1, 2, 2, 1, 2, 3, 3, 1, 1]
    private static let mapper = BoxStyleMapper(.boxModel)

    private var tree = BoxTree()
    private var nodes: [BoxNode] = []

    /// Lays out boxes with declarations that `}` separates. Then checks that a changed tree has the boxes of a new one.
    static func check(_ text: String) {
        let declarations = text.split(separator: "}", omittingEmptySubsequences: false).map(String.init)
        var boxes = FuzzedBoxes(declarations)
        for width: LeafWidth in [.definite(300), .minContent, .maxContent] {
            let frames = boxes.boxes(in: width).map(\.frame)
            precondition(frames.allSatisfy { $0.x.isFinite && $0.y.isFinite })
            precondition(frames.flatMap { [$0.width, $0.height] }.allSatisfy { $0.isFinite && $0 >= 0 })
        }
        boxes.setDeclarations(declarations.reversed())
        var new = FuzzedBoxes(declarations.reversed())
        precondition(boxes.boxes(in: .definite(100)) == new.boxes(in: .definite(100)))
    }

    /// - Parameter declarations: The declarations of the nodes in document order. They are repeated.
    private init(_ declarations: [String]) {
        var ancestors: [BoxNode] = []
        for (index, style) in addStyles(declarations).enumerated() {
            let level = Self.levels[index]
            let node = tree.makeNode(style: style, isLeaf: Self.isLeaf(index))
            ancestors.removeLast(ancestors.count - level)
            if let parent = ancestors.last { tree.append(node, to: parent) }
            ancestors.append(node)
            nodes.append(node)
        }
    }

    private static func isLeaf(_ index: Int) -> Bool { index + 1 == levels.count || levels[index + 1] <= levels[index] }

    /// Replaces the declarations of all nodes.
    private mutating func setDeclarations(_ declarations: [String]) {
        for (node, style) in zip(nodes, addStyles(declarations)) { tree.setStyle(style, of: node) }
    }

    private mutating func addStyles(_ declarations: [String]) -> [BoxStyleID] {
        let elements = Self.levels.indices.map { Element(inlineStyle: declarations[$0 % declarations.count]) }
        let engine = StyleEngine(properties: .boxModel)
        let parent = engine.insert(Element(styleChildren: elements))
        engine.restyle()
        return engine.children(of: parent).map { tree.addStyle(Self.mapper.map(engine.style(of: $0)).style) }
    }

    /// Returns the boxes of the nodes in a space of a width.
    private mutating func boxes(in width: LeafWidth) -> [Box] {
        tree.layOut(nodes[0], in: AvailableSpace(width: width)) { _, width in Self.measure(width) }
        return nodes.map { tree.box(of: $0) }
    }

    /// The size of a text of two words.
    private static func measure(_ width: LeafWidth) -> LeafMetrics {
        let isWide =
            switch width {
            case .minContent: false
            case .maxContent: true
            case .definite(let width): width >= 30
            }
        return LeafMetrics(
            width: isWide ? 30 : 20, height: isWide ? 10 : 20, firstBaseline: 8, lastBaseline: isWide ? 8 : 18)
    }

    private struct Element: StyleElement {
        var inlineStyle: String?
        var styleChildren: [Element] = []
        var styleTypes: [String] { ["node"] }
        var styleID: String? { nil }
        var styleClasses: [String] { [] }
        var styleState: ElementState { [] }
        var hasText: Bool { false }

        func styleAttribute(_ name: String) -> String? { nil }
    }
}
