import CSSLint
import Testing

@testable import CSSEngine

/// Names and texts are equal if their code points are. `String` also compares canonical equivalence: “é” is one code
/// point, or an “e” and an accent.
@Suite struct CanonicalEquivalenceTests {
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"

    @Test("Inline styles are not shared between equivalent texts")
    func inlineStyle() {
        let engine = StyleEngine()
        engine.add(Stylesheet(".x { -mobile-text-key: var(--x) }"))
        let nodes = [Self.composed, Self.decomposed].map { text in
            engine.insert(TestNode("UIView", classes: ["x"], inlineStyle: "--x: \"\(text)\""))
        }
        engine.restyle()
        var inspector = engine.inspector()
        let texts = nodes.map { inspector.computedValues(of: $0).first { $0.property == "--x" }?.text ?? "" }
        #expect(texts.map { Array($0.utf8) } == [Self.composed, Self.decomposed].map { Array("\"\($0)\"".utf8) })
    }

    @Test("Layers with equivalent names are different layers")
    func layers() {
        let sheet = """
            @layer \(Self.composed), b, \(Self.decomposed);
            @layer \(Self.decomposed) { * { width: 2px } } @layer b { * { width: 1px } }
            """
        #expect(OneView(sheet).values == "width: 2px")
    }

    @Test("Lint reports an undefined variable if only an equivalent name is defined")
    func undefinedVariable() {
        let sheet = Stylesheet("* { --\(Self.composed): 1px; width: var(--\(Self.decomposed)) }")
        #expect(
            Lint.diagnostics(of: [sheet]).contains { if case .undefinedVariable = $0.kind { true } else { false } })
    }

    @Test("Custom properties set from code have names of their own")
    func programmaticProperties() {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView"))
        engine.setCustomProperty("--\(Self.composed)", to: "1px", of: node)
        engine.setCustomProperty("--\(Self.decomposed)", to: "2px", of: node)
        engine.restyle()
        var inspector = engine.inspector()
        #expect(Set(inspector.computedValues(of: node).map(\.text)) == ["1px", "2px"])
    }

    @Test("Undeclared properties are found by their exact names, and exact values are compared")
    func undeclaredProperties() {
        let engine = StyleEngine()
        engine.tracksUndeclaredProperties = true
        let sheet = Stylesheet("* { x-\(Self.composed): 1; x-\(Self.decomposed): 2 }")
        engine.add(sheet)
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        #expect(engine.elementStyle(of: node).undeclaredPropertyNames.count == 2)
        #expect(engine.elementStyle(of: node)["x-\(Self.composed)"]?.text == "1")
        #expect(engine.elementStyle(of: node)["x-\(Self.decomposed)"]?.text == "2")
        let first = Stylesheet("* { x: \(Self.composed) }")
        engine.replace(sheet, with: first)
        engine.restyle()
        engine.replace(first, with: Stylesheet("* { x: \(Self.decomposed) }"))
        #expect(engine.restyle().changes.map(\.difference.undeclaredProperties) == [["x"]])
    }

    @Test("A state is not matched by an equivalent name")
    func customStates() {
        let node = TestNode("UIView")
        node.customStates = [Self.composed]
        #expect(OneView(":state(\(Self.decomposed)) { width: 1px }", view: node).values.isEmpty)
        #expect(OneView(":state(\(Self.composed)) { width: 1px }", view: node).values == "width: 1px")
    }

    @Test("A value that changes to an equivalent string is a change")
    func values() {
        let engine = StyleEngine()
        let sheet = Stylesheet("* { background-image: url(\(Self.composed).png) }")
        engine.add(sheet)
        engine.insert(TestNode("UIView"))
        engine.restyle()
        engine.replace(sheet, with: Stylesheet("* { background-image: url(\(Self.decomposed).png) }"))
        #expect(engine.restyle().changes.count == 1)
        #expect(Value.string(Self.composed) != Value.string(Self.decomposed))
        #expect(Value.identifier(Self.composed) == Value.identifier(Self.composed))
    }

    @Test("A language is not equal to an equivalent one")
    func languages() {
        #expect(CSS.Environment(language: Self.composed) != CSS.Environment(language: Self.decomposed))
    }

    @Test("An app's identifier does not accept an equivalent name")
    func identifiers() {
        let table = PropertyTable([
            Property("shape", .identifiers([Self.composed]), initial: .identifier(Self.composed), "A shape.")
        ])
        #expect(Stylesheet("* { shape: \(Self.composed) }", properties: table).diagnostics.isEmpty)
        #expect(!Stylesheet("* { shape: \(Self.decomposed) }", properties: table).diagnostics.isEmpty)
    }
}
