import Testing

@testable import CSSEngine

/// Stylesheets in which the last rule wins, beside others in which the most specific one does.
@Suite struct StylesheetOrderingTests {
    /// The `top` of a view of class `a` and id `i`.
    private func top(_ sheets: [(text: String, ordering: StyleEngine.Ordering)]) -> String? {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView", id: "i", classes: ["a"]))
        for sheet in sheets {
            engine.add(Stylesheet(Source(name: "a.css", text: sheet.text), dialect: Dialect(ordering: sheet.ordering)))
        }
        engine.restyle()
        return engine.style(of: node)[engine.properties["top"]!]?.cssText
    }

    private static let cases: [(sheets: [(String, StyleEngine.Ordering)], top: String)] = [
        ([("#i { top: 1px } UIView { top: 2px }", .sourceOrder)], "2px"),
        ([("#i { top: 1px } UIView { top: 2px }", .cascade)], "1px"),
        ([("#i { top: 1px !important } UIView { top: 2px }", .sourceOrder)], "1px"),
        ([("@layer x { UIView { top: 2px } } #i { top: 1px }", .sourceOrder)], "1px"),
        ([("#i { top: 1px }", .sourceOrder), ("* { top: 2px }", .sourceOrder)], "2px"),
        // Each of its rules counts as one class among those of other stylesheets.
        ([(".a { top: 1px }", .cascade), ("* { top: 2px }", .sourceOrder)], "2px"),
        ([("#i { top: 1px }", .cascade), ("* { top: 2px }", .sourceOrder)], "1px"),
        ([("#i#i { top: 1px }", .sourceOrder), (".a { top: 2px }", .cascade)], "2px"),
        ([("#i#i { top: 1px }", .sourceOrder), ("UIView { top: 2px }", .cascade)], "1px"),
        ([("#i { top: 1px } .a { top: 2px }", .cascade), ("", .sourceOrder)], "1px"),
    ]

    @Test("A stylesheet may order its rules by their source", arguments: StylesheetOrderingTests.cases)
    func order(_ sheets: [(String, StyleEngine.Ordering)], top: String) {
        #expect(self.top(sheets.map { (text: $0.0, ordering: $0.1) }) == top, "\(sheets)")
    }

    @Test("A new version with another order restyles")
    func newVersion() {
        let engine = StyleEngine()
        let node = engine.insert(TestNode("UIView", id: "i"))
        let source = Source(name: "a.css", text: "#i { top: 1px } UIView { top: 2px }")
        let first = Stylesheet(source)
        engine.add(first)
        engine.restyle()
        engine.replace(first, with: Stylesheet(source, dialect: Dialect(ordering: .sourceOrder)))
        engine.restyle()
        #expect(engine.style(of: node)[engine.properties["top"]!]?.cssText == "2px")
    }
}
