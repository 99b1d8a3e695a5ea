import CSSEngine
import Testing

/// The meaning of `currentcolor` where an element's `color` is no colour.
@Suite struct CurrentColorTests {
    @Test("With color: none, currentcolor is black under every parent, also after a move")
    func withoutColor() {
        let engine = StyleEngine()
        engine.keepsColorSchemes = true
        engine.add(
            Stylesheet(".parent { color: light-dark(red, blue) } .child { color: none; border-color: currentcolor }"))
        let border = engine.properties["border-color"]!
        let child = engine.insert(TestNode("UIView", classes: ["child"]))
        engine.restyle()
        let asRoot = engine.style(of: child)[border]
        let parent = engine.insert(TestNode("UIView", classes: ["parent"]))
        engine.move(child, under: parent)
        engine.restyle()
        let second = engine.insert(TestNode("UIView", classes: ["child", "other"]), under: parent)
        engine.restyle()
        #expect(asRoot == .color(.black))
        #expect(engine.style(of: child)[border] == asRoot)
        #expect(engine.style(of: second)[border] == asRoot)
    }
}
