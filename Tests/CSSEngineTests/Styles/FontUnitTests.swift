import CSSEngine
import Testing

/// The units that refer to a font (CSS Values 4, section 6.1).
@Suite struct FontUnitTests {
    /// An engine whose fonts have a different metric for each unit.
    private func engine(_ css: String) -> StyleEngine {
        let engine = StyleEngine()
        engine.add(Stylesheet(css))
        engine.fontMetrics = { font in
            let factor = font.families == [.string("Wide")] ? 10.0 : 1
            return FontMetrics(
                xHeight: font.size * 0.5 * factor, capHeight: font.size * 0.75 * factor,
                zeroWidth: font.size * (font.weight > 400 ? 0.7 : 0.6) * factor,
                ideographWidth: font.size * (font.isItalic ? 2 : 1) * factor, lineHeight: font.size * 1.25 * factor)
        }
        return engine
    }

    private func value(_ property: String, of node: StyleNode, in engine: StyleEngine) -> String? {
        engine.restyle()
        var inspector = engine.inspector()
        return inspector.computedValues(of: node).first { $0.property == property }?.text
    }

    @Test(
        "A length is a multiple of a metric of the element's font",
        arguments: [
            ("width: 2ex", "20px"), ("width: 2cap", "30px"), ("width: 2ch", "24px"), ("width: 2ic", "40px"),
            ("width: 2lh", "50px"), ("width: 2CH; font-weight: bold", "28px"),
            ("width: 2ic; font-style: italic", "80px"), ("width: 2ch; font-family: Wide", "240px"),
            ("width: calc(1ch + 1px)", "13px"), ("width: 2lh; line-height: 3", "120px"),
            ("width: 2lh; line-height: 30px", "60px"), ("width: 2lh; line-height: 150%", "60px"),
            ("width: 1lh; line-height: 2lh", "40px"), ("width: 2lh; --h: 30px; line-height: var(--h)", "60px"),
        ])
    func metrics(_ declarations: String, _ expected: String) {
        let engine = engine("UIView { font-size: 20px; \(declarations) }")
        let root = engine.insert(TestNode("UIView"))
        #expect(value("width", of: root, in: engine) == expected)
    }

    @Test("A font size refers to the font of the parent")
    func fontSize() {
        let engine = engine("#root { font-size: 20px; font-weight: bold } #child { font-size: 2ch; width: 1em }")
        let root = engine.insert(TestNode("UIView", id: "root"))
        let child = engine.insert(TestNode("UIView", id: "child"), under: root)
        #expect(value("width", of: child, in: engine) == "28px")
    }

    @Test(
        "Without a font size, a length refers to the font that the element has without a style",
        arguments: [
            ("width: 2em", "34px"), ("width: 2ex", "17px"), ("width: 2lh", "42.5px"),
            ("width: 2lh; line-height: 3", "102px"),
            ("width: calc(1em + 1px)", "18px"), ("--w: 2em; width: var(--w)", "34px"),
            ("width: 2em; font-weight: bold", "34px"),
            ("width: 2em; font-size: 20px", "40px"), ("width: 2em; font-size: 1em", "32px"), ("width: 2rem", "32px"),
            ("all: inherit; width: 2em", "34px"), ("--s: 10px; width: 2em; font-size: var(--s)", "20px"),
        ])
    func ownFont(_ declarations: String, _ expected: String) {
        let engine = engine("UILabel { \(declarations) }")
        let label = TestNode("UILabel")
        label.fontSize = 17
        let node = engine.insert(label, under: engine.insert(TestNode("UIView")))
        #expect(value("width", of: node, in: engine) == expected)
    }

    @Test("A length follows the font that the element has without a style", arguments: ["2em", "var(--w)"])
    func changedOwnFont(_ width: String) {
        let engine = engine("UILabel { --w: 2em; width: \(width) } .sized { font-size: 20px }")
        let labels = [17.0, 18, -1, .nan].map { size in
            let label = TestNode("UILabel")
            label.fontSize = size
            return label
        }
        let nodes = labels.map { engine.insert($0) }
        #expect(nodes.map { value("width", of: $0, in: engine) } == ["34px", "36px", "32px", "32px"])
        labels[0].fontSize = 18
        engine.update(nodes[0], .classes)
        #expect(engine.restyle().visitedCount == 0)
        engine.update(nodes[0], .fontSize)
        engine.update(nodes[1], .fontSize)
        #expect(engine.restyle().visitedCount == 1)
        #expect(value("width", of: nodes[0], in: engine) == "36px")
        labels[1].classes = ["sized"]
        engine.update(nodes[1])
        #expect(value("width", of: nodes[1], in: engine) == "40px")
    }

    @Test("The root's own font has no effect on rem")
    func rootFont() {
        let engine = engine("* { width: 1em; height: 1rem; margin-top: 1rlh }")
        let label = TestNode("UILabel")
        label.fontSize = 17
        let root = engine.insert(label)
        let child = engine.insert(TestNode("UIView"), under: root)
        #expect(value("width", of: root, in: engine) == "17px")
        for node in [root, child] {
            #expect(value("height", of: node, in: engine) == "16px")
            #expect(value("margin-top", of: node, in: engine) == "20px")
        }
    }

    @Test("lh in a line height is the line height of the parent, and follows it")
    func lineHeight() {
        let engine = engine(
            "#root { line-height: 30px } #root.high { line-height: 40px } #child { line-height: 2lh; width: 1lh }")
        let node = TestNode("UIView", id: "root")
        let root = engine.insert(node)
        let child = engine.insert(TestNode("UIView", id: "child"), under: root)
        #expect(value("width", of: child, in: engine) == "60px")
        node.classes = ["high"]
        engine.update(root)
        #expect(value("width", of: child, in: engine) == "80px")
    }

    @Test("rlh is the line height of the root, and follows it")
    func rootLineHeight() {
        let engine = engine(
            "#root { font-size: 20px; height: 1rlh } #root.high { line-height: 40px } #child { width: 2rlh }")
        let node = TestNode("UIView", id: "root")
        let root = engine.insert(node)
        let child = engine.insert(TestNode("UIView", id: "child"), under: root)
        #expect(value("width", of: child, in: engine) == "50px")
        #expect(value("height", of: root, in: engine) == "25px")
        node.classes = ["high"]
        engine.update(root)
        #expect(value("width", of: child, in: engine) == "80px")
        #expect(value("height", of: root, in: engine) == "40px")
    }

    @Test("Without a toolkit, metrics are estimated from the font size")
    func estimates() {
        let view = OneView("* { font-size: 20px; width: 1ex; height: 1ch; left: 1ic; top: 1lh; right: 1cap }")
        #expect(
            view.values == "font-size: 20px; height: 10px; left: 20px; right: 14px; top: 24px; width: 10px")
    }
}
