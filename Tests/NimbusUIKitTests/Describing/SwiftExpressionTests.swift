import NimbusCSS
import Testing

@testable import NimbusDescribing
@testable import NimbusUIKit

/// Values as Swift has them.
@MainActor @Suite struct SwiftExpressionTests {
    @Test(
        arguments: [
            (0, "0"), (-0.5, "-0.5"), (1 / 3, "0.3333333333333333"), (1e-9, "1e-09"), (390, "390"), (999_999, "999999"),
            (1_234_567, "1234567.0"), (1e30, "1e+30"), (.infinity, ".infinity"), (-.infinity, "-.infinity"),
            (.nan, ".nan"),
        ] as [(CGFloat, String)])
    func numbersAreExact(_ number: CGFloat, _ text: String) { #expect(SwiftLiteral.number(number) == text) }

    @Test(
        arguments: [
            (0, "0"), (999_999, "999999"), (1_000_000, "1_000_000"), (-1_234_567, "-1_234_567"),
            (.min, "-9_223_372_036_854_775_808"),
        ] as [(Int, String)])
    func integersAreGrouped(_ number: Int, _ text: String) { #expect(SwiftLiteral.integer(number) == text) }

    @Test(arguments: [
        ("", #""""#), (#"a"b\c\(d)"#, #""a\"b\\c\\(d)""#), ("a\r\n\tb\0", #""a\r\n\tb\u{0}""#), ("é“ß”日", "\"é“ß”日\""),
        ("\u{301}e\u{301}", "\"\\u{301}e\u{301}\""),
        ("\u{202E}\u{2028}\u{200D}\u{A0}", #""\u{202E}\u{2028}\u{200D}\u{A0}""#),
    ])
    func textsStayInTheirQuotes(_ text: String, _ literal: String) { #expect(SwiftLiteral.text(text) == literal) }

    @Test func commentsStayOnTheirLine() {
        #expect(SwiftLiteral.comment("a\n\r b\u{2028}c\u{0}\u{85}d\u{B}e") == "a b c\u{2400} d e")
        #expect(SwiftLiteral.comment(String(repeating: "a", count: 1000)).count == 100)
    }

    @Test func fontsAreAskedForAsTheyAreFound() {
        let fonts: [(UIFont?, String)] = [
            (.systemFont(ofSize: 12), "UIFont.systemFont(ofSize: 12)"),
            (.boldSystemFont(ofSize: 12.25), "UIFont.systemFont(ofSize: 12.25, weight: .bold)"),
            (.italicSystemFont(ofSize: 9), "UIFont.italicSystemFont(ofSize: 9)"),
            (
                .monospacedSystemFont(ofSize: 9, weight: .heavy),
                "UIFont.monospacedSystemFont(ofSize: 9, weight: .heavy)"
            ),
            (UIFont(name: "Courier", size: 9), "UIFont(name: \"Courier\", size: 9) ?? UIFont.systemFont(ofSize: 9)"),
        ]
        for (font, text) in fonts { #expect(font.map { FontExpression.text($0) } == text) }
    }

    @Test func coloursThatDependOnContrastSaySo() throws {
        let color = UIColor { @Sendable traits in
            let isHigh = traits.accessibilityContrast == .high
            return UIColor(white: traits.userInterfaceStyle == .dark ? 1 : isHigh ? 0 : 0.25, alpha: isHigh ? 1 : 0.5)
        }
        #expect(
            try #require(ColorVariants(color)).expression == """
                UIColor { @Sendable traits in
                    if traits.accessibilityContrast == .high, traits.userInterfaceStyle == .dark {
                        return UIColor(red: 1, green: 1, blue: 1, alpha: 1)
                    }
                    if traits.accessibilityContrast == .high, traits.userInterfaceStyle != .dark {
                        return UIColor(red: 0, green: 0, blue: 0, alpha: 1)
                    }
                    if traits.userInterfaceStyle == .dark {
                        return UIColor(red: 1, green: 1, blue: 1, alpha: 0.5)
                    }
                    return UIColor(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)
                }
                """)
        #expect(ColorVariants(UIColor(patternImage: UIImage())) == nil)
    }

    @Test func namesAreThoseOfSwiftAndGivenOnce() {
        var names = SwiftNames()
        let ids = ["note-name", "note name", "note_name", "class", "1st", "ü", "setUpBar", "bar", "Bar", nil, nil]
        #expect(
            ids.map { names.name(id: $0, viewClass: "UILabel") } == [
                "noteName", "noteNameLabel", "noteNameLabel2", "classLabel", "label1st", "label1", "setUpBar",
                "barLabel",
                "barLabel2", "label2", "label3",
            ])
        #expect(SwiftNames.type(file: "a/profile.view.json") == "ProfileViews")
        #expect(SwiftNames.type(file: "-/2nd screen.json") == "Styled2ndScreenViews")
        #expect(SwiftNames.type(file: "") == "StyledViews")
    }
}
