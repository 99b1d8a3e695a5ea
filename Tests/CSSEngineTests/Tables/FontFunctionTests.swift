import Testing

@testable import CSSEngine

/// `font()`, `bigger()`, `smaller()` and `font-with-size()`.
@Suite struct FontFunctionTests {
    private static let cases: [(font: String, values: String)] = [
        ("font(Courier 14)", #"normal 400 14px "Courier""#), ("font(14 Courier)", #"normal 400 14px "Courier""#),
        (#"font("Courier New" 12pt)"#, #"normal 400 12px "Courier New""#),
        ("font(Courier, 14)", #"normal 400 14px "Courier""#), ("font(Courier)", #"normal 400 default "Courier""#),
        ("font(30)", "normal 400 30px system-ui"), ("font(system 30)", "normal 400 30px system-ui"),
        ("font(systemBold 30)", "normal 700 30px system-ui"), ("font(30 italicSystem)", "italic 400 30px system-ui"),
        ("font(bold 12px/2 Courier, serif)", #"normal 700 12px "Courier", serif"#),
        ("bigger(Courier 14, 2)", #"normal 400 16px "Courier""#),
        ("smaller(14 Courier, 2)", #"normal 400 12px "Courier""#),
        ("font-with-size(Courier 14, 9)", #"normal 400 9px "Courier""#),
        ("larger(Courier 14, 2)", #"normal 400 16px "Courier""#), ("bigger(Courier, 2)", #"normal 400 16px "Courier""#),
        ("bigger(italic 10px Courier, serif, 1px)", #"italic 400 11px "Courier", serif"#),
        ("smaller(bigger(font(systemBold 10), 5), 1)", "normal 700 14px system-ui"),
        ("smaller(Courier 14, 20)", #"normal 400 0px "Courier""#),
        ("bigger(2em Courier, 2)", #"normal 400 34px "Courier""#),
        ("font-with-size(30, calc(2 * 4px))", "normal 400 8px system-ui"),
    ]

    private func font(_ text: String) -> String? {
        let view = OneView("* { font: \(text) }")
        guard view.stylesheet.diagnostics.isEmpty else { return nil }
        let values = view.computedValues
        return ["font-style", "font-weight", "font-size", "font-family"].map { name in
            values.first { $0.property == name }?.text ?? "–"
        }.joined(separator: " ")
    }

    @Test("A font function sets the longhands", arguments: FontFunctionTests.cases)
    func values(_ text: String, values: String) {
        #expect(font(text) == values)
    }

    @Test("Variables can be arguments")
    func variables() {
        let view = OneView(
            """
            * { --face: "Courier"; --size: 20; --font: var(--face) var(--size); font: bigger(var(--font), var(--size)) }
            """)
        #expect(view.values.contains("font-size: 40px"))
        #expect(view.values.contains(#"font-family: "Courier""#))
    }

    @Test(
        "Malformed functions are invalid",
        arguments: [
            "font()", "font(a b)", "font(1 2)", "font(Courier -4)", "bigger(Courier 14)", "bigger(2)",
            "bigger(Courier 14, 2%)", "bigger(Courier 14, a)", "font-with-size(Courier, -1)", "font(Courier 14) x",
            "font(12px inherit)", "enlarge(Courier 14, 2)",
        ]) func rejected(_ text: String)
    {
        #expect(font(text) == nil)
    }
}
