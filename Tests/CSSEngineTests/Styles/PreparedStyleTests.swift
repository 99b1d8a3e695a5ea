import Testing

@testable import CSSEngine

/// Styles that are read after the rules or an inline style have changed, before the next restyle.
@Suite struct PreparedStyleTests {
    @Test("A value whose declaration no longer exists has no location")
    func removedDeclaration() throws {
        let engine = StyleEngine()
        let sheet = Stylesheet(".a { width: 1px; --x: 2px } .b { width: 3px }")
        engine.add(sheet)
        let node = engine.insert(TestNode("UIView", classes: ["a"]))
        engine.restyle()
        engine.replace(sheet, with: Stylesheet(".b { width: 3px }"))
        engine.prepare()
        let style = engine.elementStyle(of: node)
        let width = try #require(engine.properties["width"])
        #expect(style["width"]?.text == "1px")
        #expect(style.location(of: width) == nil)
        #expect(style.components(of: "width") == ["1px"])
        #expect(style.all.allSatisfy { $0.location == nil && $0.selector == nil })
        var inspector = engine.inspector()
        #expect(inspector.computedValues(of: node).allSatisfy { $0.location == nil && $0.selector == nil })
        engine.restyle()
        #expect(engine.elementStyle(of: node).all.isEmpty)
    }

    @Test("The absent id is neither of a stylesheet nor of an inline style")
    func absentDeclaration() {
        #expect(SheetID.none.inlineText == nil && SheetID.none.stylesheet == nil)
        #expect(SheetID(stylesheet: 3).stylesheet == 3 && SheetID(stylesheet: 3).inlineText == nil)
        #expect(SheetID(inlineText: 3).inlineText == 3 && SheetID(inlineText: 3).stylesheet == nil)
    }
}
