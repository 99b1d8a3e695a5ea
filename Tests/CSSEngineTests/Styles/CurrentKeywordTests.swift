import Testing

@testable import CSSEngine

/// `current`: a value that wins the cascade and leaves the property as it is.
@Suite struct CurrentKeywordTests {
    private static let cases: [(sheet: String, values: String)] = [
        ("UIView { top: 1px } UIView { top: current }", "top: current"),
        ("UIView { top: current } UIView { top: 1px }", "top: 1px"),
        ("UIView { top: CURRENT }", "top: current"), ("UIView { color: current }", "color: current"),
        ("UIView { top: current !important } UIView { top: 1px }", "top: current"),
        ("UIView { font-family: current }", "font-family: current"),
        (
            "UIView { margin: current }",
            "margin-bottom: current; margin-left: current; margin-right: current; margin-top: current"
        ),
        ("UIView { --x: current; top: var(--x) }", "--x: current; top: current"),
        ("UIView { top: var(--none, current) }", "top: current"),
        ("@layer a, b; @layer a { * { top: 1px } } @layer b { * { top: current } }", "top: current"),
        ("UIView { margin: current 1px }", ""), ("UIView { top: current 1px }", ""), ("UIView { all: current }", ""),
        ("UIView { color: current; border-color: currentcolor }", "border-color: rgb(0, 0, 0); color: current"),
        ("UIView { font-size: current; width: 2em }", "font-size: current; width: 32px"),
        ("@supports (top: current) { UIView { top: 1px } }", "top: 1px"),
        ("@supports (top: current 1px) { UIView { top: 1px } }", ""),
    ]

    @Test("Every property accepts current as its whole value", arguments: CurrentKeywordTests.cases)
    func values(_ sheet: String, values: String) {
        #expect(OneView(sheet).values == values, "\(sheet)")
    }

    private static let contexts: [(sheet: String, values: String)] = [
        // The engine does not know what the app has set: an element has the initial font size and colour.
        (".parent { font-size: 20px } .child { font-size: current; width: 2em }", "font-size: current; width: 32px"),
        (".parent { font-size: current } .child { font-size: 2em; width: 1em }", "font-size: 32px; width: 32px"),
        (".parent { font-size: current } .child { width: 2rem }", "width: 32px"),
        (".parent { font-size: current } .child { font-size: inherit; width: 1em }", "font-size: current; width: 16px"),
        (
            ".parent { color: current } .child { color: currentcolor; border-color: currentcolor }",
            "border-color: rgb(0, 0, 0); color: rgb(0, 0, 0)"
        ),
        (
            ".child { color: red } .child { color: current; border-color: lighten(currentcolor, 10%) }",
            "border-color: rgb(0, 0, 0); color: current"
        ),
        (
            ".child { font: current; width: 1em }",
            "font-family: current; font-feature-settings: current; font-size: current; font-style: current; "
                + "font-variant-numeric: current; font-weight: current; font-width: current; line-height: current; "
                + "width: 16px"
        ),
    ]

    @Test(
        "Values relative to the font size and the colour use the initial ones", arguments: CurrentKeywordTests.contexts)
    func relativeValues(_ sheet: String, values: String) {
        let engine = StyleEngine()
        let stylesheet = Stylesheet(sheet)
        engine.add(stylesheet)
        let parent = engine.insert(TestNode("UIView", classes: ["parent"]))
        let child = engine.insert(TestNode("UIView", classes: ["child"]), under: parent)
        engine.restyle()
        var report = engine.inspector()
        let computed = report.computedValues(of: child).map { "\($0.property): \($0.text)" }.sorted()
        #expect(computed.joined(separator: "; ") == values)
        #expect(stylesheet.diagnostics.isEmpty)
    }

    @Test("Every property of the standard table accepts it")
    func everyProperty() {
        for property in PropertyTable.standard.all {
            #expect(PropertyTable.standard.accepts("current", for: property.name), "\(property.name)")
        }
    }
}
