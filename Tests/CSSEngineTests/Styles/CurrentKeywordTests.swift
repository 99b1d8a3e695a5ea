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

    @Test("Every property of the standard table accepts it")
    func everyProperty() {
        for property in PropertyTable.standard.all {
            #expect(PropertyTable.standard.accepts("current", for: property.name), "\(property.name)")
        }
    }
}
