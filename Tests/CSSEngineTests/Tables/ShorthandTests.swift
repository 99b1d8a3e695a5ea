import Testing

/// Shorthands and lists: which longhands they set; an empty text where they are rejected.
@Suite struct ShorthandTests {
    private static let marginCases: [(String, String)] = [
        ("1px", "margin-bottom: 1px; margin-left: 1px; margin-right: 1px; margin-top: 1px"),
        ("1px 2px", "margin-bottom: 1px; margin-left: 2px; margin-right: 2px; margin-top: 1px"),
        ("1px 2px 3px", "margin-bottom: 3px; margin-left: 2px; margin-right: 2px; margin-top: 1px"),
        ("1px 2px 3px 4px", "margin-bottom: 3px; margin-left: 4px; margin-right: 2px; margin-top: 1px"),
        ("auto -1px 5% 0", "margin-bottom: 5%; margin-left: 0px; margin-right: -1px; margin-top: auto"),
        ("1px 2px 3px 4px 5px", ""), ("1px,2px", ""), ("1", ""), ("1px/2px", ""),
    ]

    @Test(arguments: ShorthandTests.marginCases)
    func margin(_ text: String, _ expected: String) {
        #expect(OneView("* { margin: \(text) }").values == expected, "\(text)")
    }

    private static let borderCases: [(String, String)] = [
        ("1px solid red", "border-color: rgb(255, 0, 0); border-width: 1px"),
        ("red 1px", "border-color: rgb(255, 0, 0); border-width: 1px"),
        ("2", "border-color: rgb(0, 0, 0); border-width: 2px"),
        ("#fff", "border-color: rgb(255, 255, 255); border-width: 0px"),
        ("dashed rgb(1 2 3) 2px", "border-color: rgb(1, 2, 3); border-width: 2px"),
        ("1px 2px", ""), ("red blue", "border-color: rgb(255, 0, 0); border-width: 0px"), ("solid red dotted", ""),
        ("-1px", ""), ("10%", ""), ("", ""),
    ]

    @Test(arguments: ShorthandTests.borderCases)
    func border(_ text: String, _ expected: String) {
        #expect(OneView("* { border: \(text) }").values == expected, "\(text)")
    }

    private static let fontCases: [(String, String)] = [
        ("12 Helvetica", "font-family: \"Helvetica\"; font-size: 12px"),
        ("12px 'A B'", "font-family: \"A B\"; font-size: 12px"), ("80%", "font-family: \"\"; font-size: 12.8px"),
        ("Helvetica 12", ""), ("12px, Arial", ""), ("12px 3", ""),
    ]

    @Test(arguments: ShorthandTests.fontCases)
    func font(_ text: String, _ expected: String) {
        #expect(OneView("* { font: \(text) }").values == expected, "\(text)")
    }

    private static let paddingCases: [(String, String)] = [
        ("1px", "padding: 1px"), ("1px 2px", "padding: 1px 2px"), ("1px 2% auto 0", "padding: 1px 2% auto 0px"),
        ("1px 2px 3px 4px 5px", ""), ("-1px", ""), ("1", ""), ("none", ""),
    ]

    @Test(arguments: ShorthandTests.paddingCases)
    func padding(_ text: String, _ expected: String) {
        #expect(OneView("* { padding: \(text) }").values == expected, "\(text)")
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

    @Test(arguments: ShorthandTests.longhandsAndAliasesCases)
    func longhandsAndAliases(_ declarations: String, _ expected: String) {
        #expect(OneView("* { \(declarations) }").values == expected, "\(declarations)")
    }
}
