import Testing

/// The text of a custom property: as written, with what the end of the sheet cuts off made whole.
@Suite struct CustomPropertyTextTests {
    private static let wholeCases: [(String, String)] = [
        ("x", "x"), ("/*a*/ x /*b*/ y /*c*/", "x /*b*/ y"), ("", ""), ("/**/", ""), (#"x\ "#, #"x\ "#),
        (#"x\\"#, #"x\\"#), (#"\41  "#, #"\41"#), (#"var(--none, x\ )"#, #"x\ "#),
    ]

    @Test(arguments: CustomPropertyTextTests.wholeCases)
    func isAsWritten(_ value: String, _ text: String) {
        #expect(OneView("* { --a: \(value); }").values == "--a: \(text)")
    }

    private static let cutOffCases: [(String, String)] = [
        (#"x\"#, "x\u{FFFD}"), (#"\"#, "\u{FFFD}"), (#"x\\"#, #"x\\"#), (#"x\\\"#, "x\\\\\u{FFFD}"),
        (#"1\"#, "1\u{FFFD}"),
        (#"#\"#, "#\u{FFFD}"), (#"@\"#, "@\u{FFFD}"), (#"(\"#, "(\u{FFFD}"), (#"url(x\"#, "url(x\u{FFFD}"),
        (#""x\"#, "\"x"),
        (#"'\"#, "'"), (#"x/*\"#, "x"), (#"var(--none, x\"#, "x\u{FFFD}"), (#"var(--none) x\"#, ""),
        (#"var(--none,) "x\"#, "\"x"),
    ]

    @Test(arguments: CustomPropertyTextTests.cutOffCases)
    func isMadeWhole(_ value: String, _ text: String) {
        let values = OneView("* { --a: \(value)").values
        #expect(values.drop { $0 != " " }.drop { $0 == " " } == text)
    }
}
