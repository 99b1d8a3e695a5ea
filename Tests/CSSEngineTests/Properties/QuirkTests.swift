import Testing

@testable import CSSEngine

/// Quirks change the intended values, and no others.
@Suite struct QuirkTests {
    private static let quirky = PropertyTable(adding: [], quirks: .uiColorNames)

    private static let colorNameCases: [(String, standard: String, quirky: String)] = [
        ("green", "rgb(0, 128, 0)", "rgb(0, 255, 0)"), ("orange", "rgb(255, 165, 0)", "rgb(255, 128, 0)"),
        ("BROWN", "rgb(165, 42, 42)", "rgb(153, 102, 51)"), ("purple", "rgb(128, 0, 128)", "rgb(128, 0, 128)"),
        ("gr\\65 en", "rgb(0, 128, 0)", "rgb(0, 255, 0)"), ("grey", "rgb(128, 128, 128)", "rgb(128, 128, 128)"),
        ("red", "rgb(255, 0, 0)", "rgb(255, 0, 0)"), ("clear", "rgba(0, 0, 0, 0)", "rgba(0, 0, 0, 0)"),
        ("canvas", "canvas", "canvas"), ("#008000", "rgb(0, 128, 0)", "rgb(0, 128, 0)"),
        (
            "color-mix(in srgb, green, green)", "color(srgb 0 0.501961 0)", "color(srgb 0 1 0)"
        ),
    ]

    @Test("Colour names have the values of UIColor", arguments: QuirkTests.colorNameCases)
    func colorNames(_ text: String, _ standard: String, _ quirky: String) {
        #expect(PropertyCase.typed("color", text) == standard)
        #expect(PropertyCase.typed("color", text, in: Self.quirky) == quirky)
    }

    /// The grey of UIColor is exactly 0.5. The grey of CSS is 128 / 255.
    @Test("Grey and purple have channels of exactly 0.5")
    func grayAndPurple() throws {
        let stylesheet = Stylesheet("* { color: gray; background-color: purple }", properties: Self.quirky)
        let values = stylesheet.parts[0].sheet.values
        #expect(
            values == [
                .color(CSS.Color(red: 0.5, green: 0.5, blue: 0.5)), .color(CSS.Color(red: 0.5, green: 0, blue: 0.5)),
            ])
    }

    /// Values are parsed in stylesheets, after the substitution of variables, and in inline styles.
    @Test("Quirks apply wherever values are parsed")
    func everySource() {
        let engine = StyleEngine(properties: Self.quirky)
        engine.add(
            Stylesheet("* { --c: green; color: var(--c); background-color: green }", properties: Self.quirky))
        let node = engine.insert(TestNode("UIView", inlineStyle: "border-color: green"))
        engine.restyle()
        var report = engine.inspector()
        let values = Dictionary(
            uniqueKeysWithValues: report.computedValues(of: node).map { ($0.property, $0.text) })
        for property in ["color", "background-color", "border-color"] {
            #expect(values[property] == "rgb(0, 255, 0)", "\(property)")
        }
    }
}
