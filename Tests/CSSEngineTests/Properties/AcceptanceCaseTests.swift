import Testing

/// The acceptance cases of Nimbus CSS on values. Two cases differ, as in CSS: a longhand after a shorthand replaces
/// only its part, and a shorthand resets the parts that it omits.
@Suite struct AcceptanceCaseTests {
    private static let borders: [(String, String)] = [
        ("border: 2px solid red", "border-color: rgb(255, 0, 0); border-width: 2px"),
        ("border: 2px solid red; border-width: 5px", "border-color: rgb(255, 0, 0); border-width: 5px"),
        ("border: 2px solid red; border-color: blue", "border-color: rgb(0, 0, 255); border-width: 2px"),
        ("border-color: red; border: 3px", "border-color: rgb(0, 0, 0); border-width: 3px"),
        (
            "border: 2px solid red; border-color: blue; border-width: 5px",
            "border-color: rgb(0, 0, 255); border-width: 5px"
        ),
    ]

    @Test("Case 34: borders", arguments: borders)
    func case34Borders(_ declarations: String, _ expected: String) {
        #expect(OneView("* { \(declarations) }").values == expected)
    }

    /// A rule for two selectors is followed by a rule for the first. The second selector keeps its border.
    @Test("Selectors of one list have independent borders")
    func bordersOfASelectorList() {
        let sheet = ".a, UIView { border: 1px solid red } .a { border-color: blue }"
        #expect(OneView(sheet).values == "border-color: rgb(255, 0, 0); border-width: 1px")
    }

    private static let fonts: [(String, String)] = [
        ("font: 20 \"Futura-Medium\"", "\"Futura-Medium\" 20px normal 400"),
        ("font: 20", "system-ui 20px normal 400"),
        ("font-family: \"Futura-Medium\"; font: 20", "system-ui 20px normal 400"),
        ("font: 20 \"Futura-Medium\"; font-size: 12", "\"Futura-Medium\" 12px normal 400"),
        ("font-size: 12; font: 20 \"Futura-Medium\"", "\"Futura-Medium\" 20px normal 400"),
        ("font-weight: bold", "700"), ("font-weight: bold; font-style: italic; font-size: 9", "9px italic 700"),
        ("font: 20 A; font-weight: bold", "\"A\" 20px normal 700"),
        ("font: italic bold 20px A; font-style: normal", "\"A\" 20px normal 700"),
    ]

    @Test("Case 34: fonts", arguments: fonts)
    func case34Fonts(_ declarations: String, _ expected: String) {
        let names = ["font-family", "font-size", "font-style", "font-weight"]
        let values = OneView("* { \(declarations) }").computedValues
        let texts = names.compactMap { name in values.first { $0.property == name }?.text }
        #expect(texts.joined(separator: " ") == expected)
    }

    private static let colors: [(String, String?)] = [
        ("#1af", "rgb(17, 170, 255)"), ("#11AAFF", "rgb(17, 170, 255)"), ("#12", "rgb(18, 18, 18)"),
        ("#11223344", "rgba(17, 34, 51, 0.267)"), ("green", "rgb(0, 128, 0)"), ("Brown", "rgb(165, 42, 42)"),
        ("darkGray", "rgb(169, 169, 169)"), ("nosuch", nil), ("none", "none"), ("clear", "rgba(0, 0, 0, 0)"),
        ("rgba(10,20,30,.5)", "rgba(10, 20, 30, 0.5)"),
    ]

    @Test("Cases 30 to 32: colours", arguments: colors)
    func cases30To32Colors(_ text: String, _ expected: String?) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let others: [(String, String, String)] = [
        ("text-shadow", "rgba(0,0,0,.5) 1px -2px", "rgba(0, 0, 0, 0.5) 1px -2px 0px"),
        ("text-shadow", "2px 2px red", "rgb(255, 0, 0) 2px 2px 0px"), ("text-shadow", "none", "none"),
        ("-mobile-background-stretch", "1 2 3 4", "1px 2px 3px 4px"),
        ("-mobile-background-stretch", "5px 6px", "5px 6px 5px 6px"),
        ("-mobile-background-stretch", "7", "7px 7px 7px 7px"),
    ]

    @Test("Cases 33 and 35: other values", arguments: others)
    func cases33And35(_ property: String, _ text: String, _ expected: String) {
        #expect(OneView.value(property, text) == expected)
    }

    @Test("Case 29: a label with all properties")
    func case29() {
        let view = OneView(
            """
            * { color: blue; font: 15 Courier; text-align: center; text-shadow: red 3 -4; -ios-line-break-mode: clip;
            -ios-number-of-lines: 2; -ios-minimum-font-size: 6; -ios-adjusts-font-size: true;
            -ios-baseline-adjustment: align-baselines; opacity: 0.25 }
            """)
        #expect(view.stylesheet.diagnostics.isEmpty)
        #expect(
            view.values == """
                -ios-adjusts-font-size: true; -ios-baseline-adjustment: align-baselines; -ios-line-break-mode: clip; \
                -ios-minimum-font-size: 6px; -ios-number-of-lines: 2; color: rgb(0, 0, 255); font-family: "Courier"; \
                font-feature-settings: normal; font-size: 15px; font-style: normal; font-variant-numeric: normal; \
                font-weight: 400; font-width: 100%; line-height: normal; opacity: 0.25; text-align: center; \
                text-shadow: rgb(255, 0, 0) 3px -4px 0px
                """)
    }
}
