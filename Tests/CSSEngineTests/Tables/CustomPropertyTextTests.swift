import Testing

/// The text of a custom property. It is as written, except that the end of the stylesheet closes strings, functions and
/// escapes.
@Suite struct CustomPropertyTextTests {
    private static let wholeCases: [(String, String)] = [
        ("x", "x"), ("/*a*/ x /*b*/ y /*c*/", "x /*b*/ y"), ("", ""), ("/**/", ""), (#"x\ "#, #"x\ "#),
        (#"x\\"#, #"x\\"#), (#"\41  "#, #"\41"#), (#"var(--none, x\ )"#, #"x\ "#),
    ]

    @Test("The text is as written", arguments: CustomPropertyTextTests.wholeCases)
    func asWritten(_ value: String, _ text: String) {
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

    @Test(
        "The end of the stylesheet closes strings, functions and escapes",
        arguments: CustomPropertyTextTests.cutOffCases)
    func unclosed(_ value: String, _ text: String) {
        let values = OneView("* { --a: \(value)").values
        #expect(values.drop { $0 != " " }.drop { $0 == " " } == text)
    }
}
