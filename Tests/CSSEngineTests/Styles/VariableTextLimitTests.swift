import CSSEngine
import Testing

/// The texts of all custom properties of a tree together have a limit, beyond which further values are invalid.
@Suite struct VariableTextLimitTests {
    @Test("A declaration that is invalid only because of the limit has its value again below the limit")
    func limit() {
        let engine = StyleEngine()
        engine.cacheAllowance = 0
        engine.add(Stylesheet(".reader { --x: 10px; width: var(--x) } .other { --y: 1 }"))
        let width = engine.properties["width"]!
        // 17 values of 4 MB are more than 64 MB.
        let text = String(repeating: "a", count: 4 << 20)
        let root = TestNode("UIView")
        for number in 0..<17 { root.append(TestNode("UIView", inlineStyle: "--long: \"\(number)\(text)\"")) }
        let top = engine.insert(root)
        engine.restyle()
        let reader = engine.insert(TestNode("UIView", classes: ["reader"]), under: top)
        engine.restyle()
        #expect(engine.style(of: reader)[width]?.cssText == "auto")

        for child in engine.children(of: top) { engine.remove(child) }
        for step in 0..<200 {
            engine.setCustomProperty("--step", to: "\(step)", of: top)
            engine.restyle()
        }
        let other = engine.insert(TestNode("UIView", classes: ["other"]), under: top)
        let second = engine.insert(TestNode("UIView", classes: ["reader"]), under: other)
        engine.restyle()
        #expect(engine.style(of: second)[width]?.cssText == "10px")
    }
}
