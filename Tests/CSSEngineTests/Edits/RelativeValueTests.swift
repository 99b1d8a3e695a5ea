import CSSEngine
import Testing

/// Values that depend on the root, on another element's font or on the device change with them.
@Suite struct RelativeValueTests {
    private func engine(_ css: String) -> StyleEngine {
        let engine = StyleEngine()
        engine.add(Stylesheet(Source(name: "a.css", text: css)))
        return engine
    }

    private func text(_ property: String, of node: StyleNode, in engine: StyleEngine) -> String? {
        engine.properties[property].flatMap { engine.style(of: node)[$0]?.cssText }
    }

    @Test(
        "A root and an element in another tree share declarations, but not the size of rem", arguments: [false, true])
    func rem(isReversed: Bool) {
        let engine = engine(".b { font-size: 28px; left: 2rem }")
        let outer = TestNode("UIView")
        outer.append(TestNode("UIView", classes: ["b"]))
        let roots = [TestNode("UIView", classes: ["b"]), outer]
        let nodes = (isReversed ? roots.reversed() : roots).map { engine.insert($0) }
        engine.restyle()
        let (own, other) = isReversed ? (nodes[1], nodes[0]) : (nodes[0], nodes[1])
        #expect(text("left", of: own, in: engine) == "56px")
        #expect(text("left", of: engine.children(of: other)[0], in: engine) == "32px")
    }

    @Test(
        "A change of the text size changes values relative to a font-size keyword",
        arguments: ["font-size: 2em", "width: 2rem", "font-size: 200%"])
    func textSize(_ declaration: String) {
        let engine = engine(".p { font-size: body } .c { \(declaration) }")
        let parent = TestNode("UIView", classes: ["p"])
        parent.append(TestNode("UILabel", classes: ["c"]))
        let child = engine.children(of: engine.insert(parent))[0]
        engine.restyle()
        let property = String(declaration.prefix { $0 != ":" })
        #expect(text(property, of: child, in: engine) == "34px")
        engine.environment.textScale = 2
        #expect(engine.restyle().changes.map(\.node) == [child])
        // The size of body text that is nearest to twice 17 points is 33.
        #expect(text(property, of: child, in: engine) == "66px")
    }

    @Test("A view inserted with a change of the device is styled for the new device")
    func newViewOnNewDevice() {
        let engine = engine("UIView { width: 10vw }")
        engine.insert(TestNode("UIView"))
        engine.restyle()
        let node = engine.insert(TestNode("UIView"))
        engine.environment.width = 500
        engine.restyle()
        #expect(text("width", of: node, in: engine) == "50px")
    }
}
