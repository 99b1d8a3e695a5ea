import CSSEngine
import TestSupport

/// Edits a small tree and its stylesheet repeatedly, with few names and always new values.
struct HostileEdits {
    private let engine: StyleEngine
    private var sheet: Stylesheet
    private var nodes: [(view: BenchNode, node: StyleNode)] = []
    private var random = SeededGenerator(seed: 5)

    init(_ engine: StyleEngine, _ sheet: Stylesheet, _ tree: BenchNode, _ root: StyleNode) {
        self.engine = engine
        self.sheet = sheet
        nodes.append((tree, root))
        for pair in zip(tree.styleChildren, engine.children(of: root)) { nodes.append(pair) }
    }

    /// - Parameter number: A number in one of its declarations.
    static func sheet(_ number: Int) -> [UInt8] {
        Array(
            """
            a { top: \(number)px; left: var(--x) } .c0 b { --x: 1px } .c1 ~ b { width: inherit }
            .c2 > :nth-child(2n) { margin: var(--y, 1px) } .c3:has(.c4) { height: 1px } .c4, .c5:empty { height: 2px }
            """.utf8)
    }

    /// Makes edits and restyles after every fourth edit.
    consuming func run(_ count: Int) {
        for edit in 0..<count {
            if edit % 1000 == 999 { reload(edit) } else { change(edit) }
            if edit % 4 == 0 { engine.restyle() }
        }
    }

    private mutating func change(_ edit: Int) {
        let (view, node) = random.pick(nodes)
        switch random.number(below: 8) {
        case 0, 1, 2:
            view.toggle("c\(random.number(below: 6))")
            engine.update(node, .classes)
        case 3:
            view.styleState.formSymmetricDifference(.highlighted)
            engine.update(node, .state)
        case 4:
            view.inlineStyle = "width: \(edit)px; --z: \(edit)"
            engine.update(node, .inlineStyle)
        case 5:
            engine.setCustomProperty("--y", to: "\(edit)px", of: node)
        case 6:
            engine.remove(engine.insert(BenchNode("b", classes: ["c\(random.number(below: 6))"]), under: node))
        default:
            engine.move(nodes[1 + random.number(below: nodes.count - 1)].node, under: nodes[0].node)
        }
    }

    private mutating func reload(_ number: Int) {
        let new = Stylesheet(LoadBenchmarks.source(Self.sheet(number)))
        engine.replace(sheet, with: new)
        sheet = new
    }
}
