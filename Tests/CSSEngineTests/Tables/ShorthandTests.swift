import Testing

/// The longhands that shorthands and lists set. The result is empty for invalid values.
@Suite struct ShorthandTests {
    private static let marginCases: [(String, String)] = [
        ("1px", "margin-bottom: 1px; margin-left: 1px; margin-right: 1px; margin-top: 1px"),
        ("1px 2px", "margin-bottom: 1px; margin-left: 2px; margin-right: 2px; margin-top: 1px"),
        ("1px 2px 3px", "margin-bottom: 3px; margin-left: 2px; margin-right: 2px; margin-top: 1px"),
        ("1px 2px 3px 4px", "margin-bottom: 3px; margin-left: 4px; margin-right: 2px; margin-top: 1px"),
        ("auto -1px 5% 0", "margin-bottom: 5%; margin-left: 0px; margin-right: -1px; margin-top: auto"),
        ("1px 2px 3px 4px 5px", ""), ("1px,2px", ""), ("1", ""), ("1px/2px", ""),
    ]

    @Test("`margin` sets four sides", arguments: ShorthandTests.marginCases)
    func margin(_ text: String, _ expected: String) {
        #expect(OneView("* { margin: \(text) }").values == expected, "\(text)")
    }

    private static let borderCases: [(String, String)] = [
        ("1px solid red", "border-color: rgb(255, 0, 0); border-width: 1px"),
        ("red 1px", "border-color: rgb(255, 0, 0); border-width: 1px"),
        ("2", "border-color: rgb(0, 0, 0); border-width: 2px"),
        ("#fff", "border-color: rgb(255, 255, 255); border-width: 0px"),
        ("dashed rgb(1 2 3) 2px", "border-color: rgb(1, 2, 3); border-style: dashed; border-width: 2px"),
        ("1px 2px", ""), ("red blue", ""), ("solid red dotted", ""), ("1px thick red", ""),
        ("thin solid", "border-color: rgb(0, 0, 0); border-width: 1px"), ("1px bevel red", ""),
        ("1px solid url(a)", ""),
        ("none", "border-color: rgb(0, 0, 0); border-width: 0px"),
        ("2px hidden red", "border-color: rgb(255, 0, 0); border-width: 0px"),
        ("2px inset red", "border-color: rgb(255, 0, 0); border-style: inset; border-width: 2px"),
        ("solid red", "border-color: rgb(255, 0, 0); border-width: 3px"),
        ("dotted", "border-color: rgb(0, 0, 0); border-style: dotted; border-width: 3px"),
        ("hidden red", "border-color: rgb(255, 0, 0); border-width: 0px"),
        ("-1px", ""), ("10%", ""), ("", ""),
    ]

    @Test("`border` sets width and colour", arguments: ShorthandTests.borderCases)
    func border(_ text: String, _ expected: String) {
        #expect(OneView("* { border: \(text) }").values == expected, "\(text)")
    }

    private static let fontCases: [(String, String)] = [
        ("20", "system-ui; 20px; normal; 400"),
        ("12 Helvetica", "\"Helvetica\"; 12px; normal; 400"), ("12px 'A B'", "\"A B\"; 12px; normal; 400"),
        ("20 Futura-Medium", "\"Futura-Medium\"; 20px; normal; 400"), ("default A", "\"A\"; default; normal; 400"),
        ("headline", "system-ui; headline; normal; 400"), ("-apple-system-body", "system-ui; body; normal; 400"),
        ("20 Medium", "\"Medium\"; 20px; normal; 400"), ("12 system", "system-ui; 12px; normal; 400"),
        ("bold 12px A", "\"A\"; 12px; normal; 700"), ("700 12px A", "\"A\"; 12px; normal; 700"),
        ("italic bold 12px/14px A, serif", "\"A\", serif; 12px; italic; 700"),
        ("bold italic 12px/1.5 A", "\"A\"; 12px; italic; 700"), ("normal 12px A", "\"A\"; 12px; normal; 400"),
        ("normal normal bold normal 12px A", "\"A\"; 12px; normal; 700"),
        ("12px/normal A B", "\"A B\"; 12px; normal; 400"), ("semibold 9pt A", "\"A\"; 9px; normal; 600"),
        ("medium serif", "serif; 16px; normal; 400"),
        ("italic body A", "\"A\"; body; italic; 400"), ("calc(10px + 2px) A", "\"A\"; 12px; normal; 400"),
        ("calc(400 + 100) 12px A", "\"A\"; 12px; normal; 500"), ("12 12 A", "\"A\"; 12px; normal; 12"),
        ("calc(10 + 2) A", "\"A\"; 12px; normal; 400"), ("1.5em/calc(1 + 1) A", "\"A\"; 24px; normal; 400"),
        ("italic small-caps bold condensed 16px/2 cursive", "cursive; 16px; italic; 700"),
        ("small-caps 12px A", "\"A\"; 12px; normal; 400"), ("ULTRA-EXPANDED 12px A", "\"A\"; 12px; normal; 400"),
        ("oblique 14deg 12px A", "\"A\"; 12px; oblique; 400"), ("oblique 12px A", "\"A\"; 12px; oblique; 400"),
        ("oblique 0deg bold 12px A", "\"A\"; 12px; normal; 700"),
        ("oblique calc(7deg * 2) 12px A", "\"A\"; 12px; oblique; 400"), ("oblique 0 A", "\"A\"; 0px; oblique; 400"),
        ("caption", "system-ui; default; normal; 400"), ("Status-Bar", "system-ui; default; normal; 400"),
        ("small-caps small-caps 12px A", ""), ("condensed expanded 12px A", ""), ("small-caps 12px", ""),
        ("italic small-caps bold condensed normal 12px A", ""), ("oblique 100deg 12px A", ""),
        ("italic 10deg 12px A", ""),
        ("caption A", ""), ("12px/caption A", ""), ("bold menu", ""),
        ("Helvetica 12", ""), ("12px, Arial", ""), ("12px 3", ""), ("bold 12px", ""), ("12px/14px", ""), ("", ""),
        ("bold bold 12px A", ""), ("italic oblique 12px A", ""), ("normal normal normal normal normal 12px A", ""),
        ("12px A,", ""), ("12px A 3", ""), ("12px/ A", ""), ("-12px A", ""), ("12px inherit", ""), ("A", ""),
    ]

    @Test("`font` sets its longhands", arguments: ShorthandTests.fontCases)
    func font(_ text: String, _ expected: String) {
        let values = OneView("* { font: \(text) }").computedValues
        let longhands = ["font-family", "font-size", "font-style", "font-weight"]
        let texts = longhands.compactMap { name in values.first { $0.property == name }?.text }
        #expect(texts.joined(separator: "; ") == expected, "\(text)")
        #expect(values.count == (expected.isEmpty ? 0 : 8))
    }

    private static let fontResetCases: [(String, String)] = [
        ("20px A", "normal; normal; 100%; normal"), ("12px/1.5 A", "normal; normal; 100%; 1.5"),
        ("condensed 12px/20px A", "normal; normal; 75%; 20px"), ("caption", "normal; normal; 100%; normal"),
        ("12px / calc(1px + 1em) A", "normal; normal; 100%; 13px"), ("font(A 12)", "normal; normal; 100%; normal"),
        ("12px/150% A", "normal; normal; 100%; 150%"),
    ]

    @Test("`font` sets the line height and the width, and resets the other font properties", arguments: fontResetCases)
    func fontResets(_ text: String, _ expected: String) {
        let earlier = "font-variant-numeric: ordinal; font-feature-settings: 'tnum'; font-width: 50%; line-height: 3;"
        let values = OneView("* { \(earlier) font: \(text) }").computedValues
        let longhands = ["font-variant-numeric", "font-feature-settings", "font-width", "line-height"]
        let texts = longhands.compactMap { name in values.first { $0.property == name }?.text }
        #expect(texts.joined(separator: "; ") == expected)
    }

    @Test("A longhand after `font` overrides its part")
    func longhandAfterFont() {
        let values = OneView("* { font: 12px/1.5 A; line-height: 2; font-width: 75% }").computedValues
        #expect(values.first { $0.property == "line-height" }?.text == "2")
        #expect(values.first { $0.property == "font-width" }?.text == "75%")
    }

    private static let paddingCases: [(String, String)] = [
        ("1px", "1px 1px 1px 1px"), ("1px 2px", "1px 2px 1px 2px"), ("1px 2% auto 0", "1px 2% auto 0px"),
        ("1 2 3", "1px 2px 3px 2px"), ("calc(1 + 1) 2", "2px 2px 2px 2px"),
        ("1px 2px 3px 4px 5px", nil), ("-1px", nil), ("none", nil), ("1px, 2px", nil),
    ].map { ($0, $1.map(sides("padding-")) ?? "") }

    @Test("`padding` sets its longhands", arguments: ShorthandTests.paddingCases)
    func padding(_ text: String, _ expected: String) {
        #expect(OneView("* { padding: \(text) }").values == expected, "\(text)")
    }

    private static let insetCases: [(String, String)] = [
        ("1px", "1px 1px 1px 1px"), ("1px 2% auto -4px", "1px 2% auto -4px"), ("1", nil), ("none", nil),
    ].map { ($0, $1.map(sides("")) ?? "") }

    @Test("`inset` sets four sides", arguments: ShorthandTests.insetCases)
    func inset(_ text: String, _ expected: String) {
        #expect(OneView("* { inset: \(text) }").values == expected, "\(text)")
    }

    /// Returns the longhands of four sides in alphabetical order. The values are clockwise from the top.
    private static func sides(_ prefix: String) -> (String) -> String {
        { text in
            let values = text.split(separator: " ")
            let sides = [("bottom", values[2]), ("left", values[3]), ("right", values[1]), ("top", values[0])]
            return sides.map { "\(prefix)\($0): \($1)" }.joined(separator: "; ")
        }
    }

    private static let longhandsAndAliasesCases: [(String, String)] = [
        (
            "margin: 1px; margin: 2px 3px 4px 5px 6px",
            "margin-bottom: 1px; margin-left: 1px; margin-right: 1px; margin-top: 1px"
        ),
        ("border: 1px red; border-color: blue", "border-color: rgb(0, 0, 255); border-width: 1px"),
        ("border-color: blue; border: 1px", "border-color: rgb(0, 0, 0); border-width: 1px"),
        ("border-color: blue !important; border: 1px", "border-color: rgb(0, 0, 255); border-width: 1px"),
        ("border: inherit", "border-color: rgb(0, 0, 0); border-width: 0px"),
        ("--w: 2px red; border: var(--w)", "--w: 2px red; border-color: rgb(255, 0, 0); border-width: 2px"),
        ("border: 1px; border: var(--none)", "border-color: rgb(0, 0, 0); border-width: 0px"),
        ("font-name: A; font-family: B", "font-family: \"B\""), ("TINT-Color: red", "-ios-tint-color: rgb(255, 0, 0)"),
    ]

    @Test(
        "Shorthands, longhands and aliases override each other in order",
        arguments: ShorthandTests.longhandsAndAliasesCases)
    func longhandsAndAliases(_ declarations: String, _ expected: String) {
        #expect(OneView("* { \(declarations) }").values == expected, "\(declarations)")
    }
}
