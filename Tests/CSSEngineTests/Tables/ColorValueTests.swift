import Testing

/// Colours as written, and as CSSOM serialises what they compute to (CSS Color 4, sections 5, 6 and 15).
@Suite struct ColorValueTests {
    private static let namesCases: [(String, String)] = [
        ("red", "rgb(255, 0, 0)"), ("ReD", "rgb(255, 0, 0)"), ("green", "rgb(0, 128, 0)"),
        ("orange", "rgb(255, 165, 0)"), ("brown", "rgb(165, 42, 42)"), ("gray", "rgb(128, 128, 128)"),
        ("grey", "rgb(128, 128, 128)"), ("purple", "rgb(128, 0, 128)"), ("rebeccapurple", "rgb(102, 51, 153)"),
        ("transparent", "rgba(0, 0, 0, 0)"), ("r\\65 d", "rgb(255, 0, 0)"),
        ("lightgoldenrodyellow", "rgb(250, 250, 210)"),
    ]

    @Test(arguments: ColorValueTests.namesCases)
    func names(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let hexadecimalCases: [(String, String)] = [
        ("#abc", "rgb(170, 187, 204)"), ("#ABC", "rgb(170, 187, 204)"), ("#010203", "rgb(1, 2, 3)"),
        ("#f008", "rgba(255, 0, 0, 0.533)"), ("#ff000080", "rgba(255, 0, 0, 0.5)"),
        ("#00000000", "rgba(0, 0, 0, 0)"), ("#123456ff", "rgb(18, 52, 86)"), ("#80", "rgb(128, 128, 128)"),
    ]

    @Test(arguments: ColorValueTests.hexadecimalCases)
    func hexadecimal(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let functionsCases: [(String, String)] = [
        ("rgb(1,2,3)", "rgb(1, 2, 3)"), ("rgba(1, 2, 3, .5)", "rgba(1, 2, 3, 0.5)"),
        ("rgb(1, 2, 3, 50%)", "rgba(1, 2, 3, 0.5)"), ("rgb(1 2 3)", "rgb(1, 2, 3)"),
        ("rgb(1 2 3 / 0.5)", "rgba(1, 2, 3, 0.5)"), ("rgb(1 2 3/25%)", "rgba(1, 2, 3, 0.25)"),
        ("RGB(100%, 0%, 50%)", "rgb(255, 0, 128)"), ("rgb(100% 0 50%)", "rgb(255, 0, 128)"),
        ("rgb(300, -20, 3.6)", "rgb(255, 0, 4)"), ("rgb(none 2 3)", "rgb(0, 2, 3)"),
        ("rgb(1 2 3 / none)", "rgba(1, 2, 3, 0)"), ("rgb(1, 2, 3, 7)", "rgb(1, 2, 3)"),
        ("rgb(/**/1/**/,2,3)", "rgb(1, 2, 3)"), ("rgb(1e1, 2, 3)", "rgb(10, 2, 3)"),
    ]

    @Test(arguments: ColorValueTests.functionsCases)
    func functions(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let rejectedCases: [String] = [
        "redd", "\"red\"", "#", "#f", "#12345", "#1234567", "#123456789", "#ggg", "rgb(1, 2)", "rgb(1, 2 3)",
        "rgb(1 2, 3)", "rgb(1 2 3 0.5)", "rgb(1, 2, 3 / 0.5)", "rgb(1, 2, none)", "rgb(100%, 0, 50%)", "rgb()",
        "rgb(1 2 3 /)", "rgb(1px 2 3)", "rgb (1, 2, 3)", "rgb(1, 2, 3,)", "red blue", "1", "red !", "red;;x",
    ]

    @Test(arguments: ColorValueTests.rejectedCases)
    func rejected(_ text: String) {
        #expect(OneView.value("color", text) == nil, "\(text)")
    }
}
