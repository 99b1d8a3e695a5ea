import Testing

@testable import CSSEngine

/// Attribute selectors (Selectors 4, section 6).
@Suite struct AttributeSelectorTests {
    private static let cases: [(String, value: String?, matches: Bool)] = [
        ("[a]", "", true), ("[a]", nil, false), ("[a='']", "", true), ("[a=b]", "b", true), ("[a=b]", "B", false),
        ("[a=b i]", "B", true), ("[a=b]", "bc", false), ("[a~=b]", "a b c", true), ("[a~=b]", "a\tb", true),
        ("[a~=b]", "abc", false), ("[a~='a b']", "a b", false), ("[a~='']", "", false), ("[a~=B i]", "a b", true),
        ("[a~=b]", "bb b", true), ("[a|=en]", "en", true), ("[a|=en]", "en-GB", true), ("[a|=en]", "eng", false),
        ("[a|='']", "-a", true), ("[a|='']", "", true), ("[a^=ab]", "abc", true), ("[a^=ab]", "cab", false),
        ("[a^='']", "a", false), ("[a$=bc]", "abc", true), ("[a$=bc]", "bca", false), ("[a$=abcd]", "bcd", false),
        ("[a*=bc]", "abcd", true), ("[a*=bc]", "ab c", false), ("[a*='']", "a", false), ("[a*=É]", "xÉy", true),
        ("[a*=BC i]", "abcd", true), ("[a*=b]", "abc", true), ("[a*=aab]", "aaab", true), ("UIView[a=b]", "b", true),
        (":is(.x, [a=b])", "b", true), (":not([a])", nil, true), ("[a][a=b]", "b", true), ("[a=b][a=c]", "b", false),
    ]

    @Test("An attribute selector matches a value", arguments: AttributeSelectorTests.cases)
    func matching(_ selector: String, value: String?, matches: Bool) {
        let node = TestNode("UIView", attributes: value.map { ["a": $0] } ?? [:])
        let values = OneView("\(selector) { width: 1px }", view: node).values
        #expect(values.isEmpty != matches, "\(selector) with \(value ?? "no value")")
    }

    @Test("Changed values are compared again")
    func changedValues() {
        let scene = VisitScene(".row[a*=x] .icon { width: 1px } [a=y] { height: 1px }")
        let (row, icon) = (scene.rows[0], scene.rows[0].children[0])
        func values(_ node: TestNode) -> [PropertyID] {
            scene.engine.restyle()
            return scene.engine.style(of: scene[node]).properties
        }
        #expect(values(icon).isEmpty && values(row).isEmpty)
        scene.set("a", "axe", row)
        #expect(values(icon).count == 1 && values(row).isEmpty)
        scene.set("a", "y", row)
        #expect(values(icon).isEmpty && values(row).count == 1)
    }

    @Test("Attributes that only a new stylesheet names are read")
    func newStylesheets() {
        let engine = StyleEngine()
        engine.add(Stylesheet("[a=b] { width: 1px }"))
        let node = engine.insert(TestNode("UIView", attributes: ["a": "b", "c": "d"]))
        engine.restyle()
        engine.add(Stylesheet("[c=d][a] { height: 1px }"))
        engine.restyle()
        #expect(engine.style(of: node).properties.count == 2)
    }
}
