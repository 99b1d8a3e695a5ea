import Testing

@testable import CSSEngine

/// The serialisations of CSSOM. Numbers have six significant digits, as in browsers.
@Suite struct SerialisationTests {
    private static let numbersCases: [(Double, String)] = [
        (0.0, "0"), (-0.0, "0"), (1.0, "1"), (-1.5, "-1.5"), (0.1, "0.1"), (0.1 + 0.2, "0.3"), (100, "100"),
        (1 / 3.0, "0.333333"), (2 / 3.0, "0.666667"), (123_456, "123456"), (123_456.7, "123457"),
        (1_000_000, "1e+06"), (1_234_567, "1.23457e+06"), (999_999.5, "1e+06"), (0.0001, "0.0001"),
        (0.00001, "1e-05"), (1.25e-7, "1.25e-07"), (99.99999, "100"), (12.345678, "12.3457"), (1e20, "1e+20"),
        (-1e-20, "-1e-20"), (1e300, "1e+300"), (16_777_216, "1.67772e+07"), (0.7, "0.7"), (1.005, "1.005"),
        (33.3333333, "33.3333"), (.nan, "0"), (.leastNonzeroMagnitude, "4.94066e-324"),
    ]

    @Test("Numbers have six significant digits", arguments: SerialisationTests.numbersCases)
    func numbers(_ number: Double, _ expected: String) {
        #expect(numberText(number) == expected)
    }

    private static let stringsCases: [(String, String)] = [
        ("", "\"\""), ("a b", "\"a b\""), ("\"", "\"\\\"\""), ("\\", "\"\\\\\""), ("\u{1}", "\"\\1 \""),
        ("\n", "\"\\a \""), ("\u{7F}", "\"\\7f \""), ("é☃😀", "\"é☃😀\""), ("'", "\"'\""),
    ]

    @Test("An identifier of any character is scanned as one token with the same name")
    func identifiers() {
        // Up to the last range of characters below U+10000 that the scanner distinguishes, and some above.
        let scalars = (UInt32(0x80)...0x1_0100).compactMap(Unicode.Scalar.init)
        let names = scalars.flatMap { [String($0), "a\($0)"] }
        let source = Source(name: "", text: names.map(identifierText).joined(separator: " "))
        let tokens = TokenDescription.tokens(of: source).filter { $0.kind != .whitespace }
        #expect(tokens.map(\.kind).allSatisfy { $0 == .ident } && tokens.map(\.value) == names)
    }

    @Test("An identifier has no more escapes than the scanner needs")
    func unescapedIdentifiers() {
        let scalars = (UInt32(0x80)...0x1_0100).compactMap(Unicode.Scalar.init)
        let escaped = scalars.filter { $0 != "\u{FEFF}" && identifierText("a\($0)").contains("\\") }
        let source = Source(name: "", text: escaped.map { "a\($0)" }.joined(separator: " "))
        let names = TokenDescription.tokens(of: source).filter { $0.kind == .ident }.compactMap(\.value)
        #expect(!escaped.isEmpty && Set(names) == ["a"])
    }

    @Test("Strings are quoted and escaped", arguments: SerialisationTests.stringsCases)
    func strings(_ string: String, _ expected: String) {
        #expect(stringText(string) == expected)
    }

    private static let valuesCases: [(Value, String)] = [
        (Value.keyword(.auto), "auto"), (.number(0.5), "0.5"), (.number(1_234_567), "1234567"), (.number(-0.0), "0"),
        (.number(1_234_567.5), "1.23457e+06"), (.length(1_234_567), "1.23457e+06px"), (.length(12), "12px"),
        (.percentage(50), "50%"),
        (.color(CSS.Color(rgb: 0x01_02_03)), "rgb(1, 2, 3)"), (.color(.transparent), "rgba(0, 0, 0, 0)"),
        (.string("a"), "\"a\""), (.image("a.png"), "url(\"a.png\")"),
        (.angle(-90), "-90deg"), (.time(0.25), "0.25s"), (.identifier("a-b_c"), "a-b_c"), (.identifier("1a"), "\\31 a"),
        (.identifier("-1"), "-\\31 "), (.identifier("-"), "\\-"), (.identifier("a b.é"), "a\\ b\\.é"),
        (.identifier("a\n"), "a\\a "), (.commaSeparated([.string("A"), .keyword(.serif)]), "\"A\", serif"),
        (.list([.length(1), .keyword(.auto)]), "1px auto"), (.list([]), ""),
    ]

    @Test("Values are serialised as in CSSOM", arguments: SerialisationTests.valuesCases)
    func values(_ value: Value, _ expected: String) {
        #expect(value.cssText == expected)
    }

    private static let alphaCases: [(Double, String)] = [
        (0.5, "0.5"), (128 / 255.0, "0.5"), (136 / 255.0, "0.533"), (1 / 255.0, "0.004"), (0.2, "0.2"),
        (51 / 255.0, "0.2"), (254 / 255.0, "0.996"),
    ]

    @Test("Alpha has as few decimals as possible", arguments: SerialisationTests.alphaCases)
    func alpha(_ alpha: Double, _ expected: String) {
        #expect(CSS.Color(rgb: 0, alpha: Float(alpha)).cssText == "rgba(0, 0, 0, \(expected))")
    }
}
