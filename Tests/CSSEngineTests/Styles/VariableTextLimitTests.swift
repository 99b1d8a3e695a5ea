import CSSEngine
import Testing

/// The texts of all custom properties of a tree together have a limit, beyond which further values are invalid.
@Suite struct VariableTextLimitTests {
    @Test("A declaration that is invalid only because of the limit has its value again below the limit")
    func limit() {
        let (engine, top, _) = engineBeyondLimit(".reader { --x: 10px; width: var(--x) } .other { --y: 1 }")
        for child in engine.children(of: top) { engine.remove(child) }
        for step in 0..<200 {
            engine.setCustomProperty("--step", to: "\(step)", of: top)
            engine.restyle()
        }
        let other = engine.insert(TestNode("UIView", classes: ["other"]), under: top)
        let second = engine.insert(TestNode("UIView", classes: ["reader"]), under: other)
        engine.restyle()
        #expect(width(of: second, in: engine) == "10px")
    }

    @Test("An element has a value below the limit although an equal element had none beyond it")
    func equalElement() {
        let (engine, top, reader) = engineBeyondLimit(".reader { --x: 10px; width: var(--x) }")
        let children = engine.children(of: top)
        for child in children.dropFirst() where child != reader { engine.remove(child) }
        for step in 0..<200 {
            engine.setCustomProperty("--long", to: "\(step)", of: children[0])
            engine.restyle()
        }
        let second = engine.insert(TestNode("UIView", classes: ["reader"]), under: top)
        engine.restyle()
        #expect(width(of: second, in: engine) == "10px")
    }

    @Test("A value that is longer than the limit is invalid")
    func longText() {
        let text = String(repeating: "a", count: (64 << 20) + 1)
        #expect(OneView("* { --x: \(text); width: 1px; width: var(--x, 2px) }").values == "width: 2px")
    }

    /// Creates an engine whose texts fill the limit.
    /// - Returns: The engine, the root, and its last child: an element with the class `reader`, for whose own custom
    ///   property the limit has no space.
    private func engineBeyondLimit(_ rules: String) -> (engine: StyleEngine, top: StyleNode, reader: StyleNode) {
        let engine = StyleEngine()
        engine.cacheAllowance = 0
        engine.add(Stylesheet(rules))
        let root = TestNode("UIView")
        for text in Self.textsUpToLimit { root.append(TestNode("UIView", inlineStyle: "--long: \(text)")) }
        let top = engine.insert(root)
        engine.restyle()
        let reader = engine.insert(TestNode("UIView", classes: ["reader"]), under: top)
        engine.restyle()
        #expect(width(of: reader, in: engine) == "auto")
        return (engine, top, reader)
    }

    private func width(of node: StyleNode, in engine: StyleEngine) -> String? {
        engine.style(of: node)[engine.properties["width"]!]?.cssText
    }

    /// Different values that fill the limit: each is half as long as the one before, after several of 4 MB.
    private static var textsUpToLimit: [String] {
        let lengths = (0..<16).map { (4 << 20) - $0 } + (0..<22).map { (2 << 20) >> $0 }
        return lengths.map { String(repeating: "a", count: $0) }
    }
}
