import CSSEngine
import Testing

@Suite struct StyleInspectorTests {
    @Test("An inspector explains the current stylesheets after it has explained former ones")
    func replacedStylesheet() {
        let engine = StyleEngine()
        let sheet = Stylesheet("UIView { width: 1px }", name: "a.css")
        engine.add(sheet)
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        engine.restyle()
        var inspector = engine.inspector()
        #expect(inspector.rules(of: node).map(\.selector) == ["UIView"])
        #expect(inspector.computedValues(of: node).map(\.selector) == ["UIView"])

        engine.replace(sheet, with: Stylesheet("\n.a { width: 2px }", name: "a.css"))
        engine.restyle()
        #expect(inspector.rules(of: node).map(\.selector) == [".a"])
        #expect(inspector.computedValues(of: node).map(\.selector) == [".a"])
        #expect(inspector.computedValues(of: node).map(\.location?.line) == [2])
    }
}
