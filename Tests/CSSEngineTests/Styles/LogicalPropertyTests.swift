import Testing

@testable import CSSEngine

/// The order of declarations that may set the same side of a box under different names.
@Suite struct LogicalPropertyTests {
    private static let left = PropertyTable.standard["margin-left"]!
    private static let start = PropertyTable.standard["margin-inline-start"]!

    private static let cases: [(sheet: String, strongest: PropertyID?)] = [
        ("", nil), ("* { margin-left: 1px }", left), ("* { margin-inline-start: 1px }", start),
        ("* { margin-left: 1px; margin-inline-start: 1px }", start),
        ("* { margin-inline-start: 1px; margin-left: 1px }", left),
        ("UIView { margin-left: 1px } * { margin-inline-start: 1px }", left),
        ("* { margin-left: 1px !important; margin-inline-start: 1px }", left),
        ("* { margin-left: 1px } @layer { * { margin-inline-start: 1px } }", left),
        ("* { margin-left: 1px; margin-inline-start: 1px; margin: 2px }", left),
        ("* { margin-inline: 1px; margin-left: revert-layer; margin-left: 2px }", left),
        ("@layer a, b; @layer b { * { margin-inline-start: 1px } } @layer a { * { margin-left: 1px } }", start),
        ("* { margin-left: var(--none); margin-inline-start: var(--none) }", start),
        // `all` is weaker than later declarations.
        ("* { all: inherit; margin-inline-start: 1px }", start),
    ]

    @Test("The stronger declaration is known", arguments: LogicalPropertyTests.cases)
    func strongest(_ sheet: String, _ expected: PropertyID?) {
        let engine = StyleEngine()
        engine.add(Stylesheet(sheet))
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        #expect(engine.style(of: node).strongest(Self.left, Self.start) == expected, "\(sheet)")
    }

    @Test("Another order of equal values is a change")
    func orderIsAChange() throws {
        let engine = StyleEngine()
        let first = Stylesheet("* { margin-left: 1px; margin-inline-start: 2px }")
        engine.add(first)
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        let before = engine.style(of: node)
        #expect(engine.replace(first, with: Stylesheet("* { margin-inline-start: 2px; margin-left: 1px }")))
        engine.restyle()
        let after = engine.style(of: node)
        #expect(after.strongest(Self.left, Self.start) == Self.left)
        #expect(StyleDifference(from: before, to: after).changes.map(\.property) == [Self.left, Self.start])
    }

    @Test("Properties that cannot collide have no order")
    func orderIsRare() {
        let engine = StyleEngine()
        engine.add(Stylesheet("* { margin-left: 1px; padding-inline-start: 2px; width: 1px; min-inline-size: 3px }"))
        let node = engine.insert(TestNode("UIView"))
        engine.restyle()
        #expect(engine.style(of: node).entries.allSatisfy { $0.order == 0 })
    }
}
