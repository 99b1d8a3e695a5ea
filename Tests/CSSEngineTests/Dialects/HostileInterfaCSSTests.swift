import TestSupport
import Testing

@testable import CSSEngine
@testable import InterfaCSS

/// Input that is not a stylesheet: the lowering terminates, and its result is CSS without broken tokens.
@Suite struct HostileInterfaCSSTests {
    private static let pieces: [[UInt8]] =
        [
            "a", ".c", "#i", "label", "UIButton", "&", ":pad", ":nthChild(", ":not(", "@a", "@extend ", "@late", "--a",
            "@import ", ":", "=", "url(", "\"", "'", "\"x\"", "(", ")", "[", "]", "{", "}", "{", "}", ";", ";", ";",
            ",",
            " ", "\n", "\n", "/*", "*/", "//", "<!--", "-->", "alpha", "titleColor(highlighted)", "titleLabel.font",
            "layout", "frame", "attributedText", "attributedTitle", "text(", "image", "resizable(", "kern", "font",
            "transform", "hidden", "backgroundColor", "text",
            "contentSize",
            "size(", "left(", "rgb(", "lighten(", "gradient(", "bigger(", "L(", "image(", "rotate(", "YES", "red",
            "1px",
            "50%", "12", "-3", "*", "**", ">", ">=", "+", "~", "|", "||", "&&", "!", "\\", "\\\"", "-", ".", "/",
            "\u{FFFD}", "é", "😀", "Courier", "parent", "my-id", "\\u00e9",
        ].map { Array($0.utf8) } + [[0], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98]]

    private static func check(_ bytes: [UInt8], sourceLocation: Testing.SourceLocation = #_sourceLocation) {
        let source = bytes.withUnsafeBufferPointer { Source(name: "a.iss", bytes: $0) }
        for layout in [LoweredText.Layout.compact, .indented] {
            let (lowered, log) = InterfaCSSLowering.lower(source, properties: .standard, layout: layout)
            let isFlawed = TokenList.withTokens(of: lowered) { $0.isFlawed }
            if isFlawed {
                Issue.record(
                    "flawed: \(source.string(0..<min(300, source.length)))\n→ \(lowered.string(0..<min(600, lowered.length)))",
                    sourceLocation: sourceLocation)
            }
            #expect(lowered.length <= 64 * source.length + 64, sourceLocation: sourceLocation)
            for diagnostic in log.diagnostics(in: source).prefix(20) {
                #expect(diagnostic.range.upperBound <= source.length, sourceLocation: sourceLocation)
            }
        }
        let sheet = Stylesheet(source, dialects: [.interfaCSS])
        let formatter = DiagnosticFormatter(properties: .standard)
        for diagnostic in sheet.diagnostics.prefix(20) {
            #expect(diagnostic.range.upperBound <= source.length, sourceLocation: sourceLocation)
            _ = formatter.text(of: diagnostic)
        }
    }

    @Test("Random tokens are lowered", arguments: 0..<40) func randomTokensAreLowered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<60 {
            var bytes: [UInt8] = []
            let length = random.number(in: 1...400)
            while bytes.count < length { bytes += random.pick(Self.pieces) }
            Self.check(bytes)
        }
    }

    @Test("Long random tokens are lowered", arguments: 0..<4) func longRandomTokensAreLowered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var bytes: [UInt8] = []
        while bytes.count < 50_000 { bytes += random.pick(Self.pieces) }
        Self.check(bytes)
    }

    @Test("Random bytes are lowered", arguments: 0..<4) func randomBytesAreLowered(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        Self.check((0..<20_000).map { _ in UInt8(truncatingIfNeeded: random.next() >> 20) })
    }

    @Test("Every prefix of a stylesheet is lowered") func everyPrefixOfAStylesheetIsLowered() throws {
        for fixture in LoweringFixture.all {
            let bytes = Array(fixture.text.utf8)
            for count in stride(from: 0, through: bytes.count, by: TestExtent.choose(55, full: 11)) {
                Self.check(Array(bytes.prefix(count)))
            }
        }
    }

    /// Pieces that nest, or that are never closed.
    private static let repeated = [
        "{", "}", "(", ")", "a{", "a{b{", ".a { label { ", "a:(;", "x: f(", "\"", "'", "a: '\n", "@", "@a: @a;", "@a: ",
        ".a{@a:1;", "a:b{", "foo: 1\n", "foo: 1\n{", "a.", "a.b.", ".c", ".c > ", ".c,", ":not(", "view:not(", "a { b:",
        "alpha: 1 +", "alpha: ((((", "alpha:1;", ".a { alpha: @b + @b + @b }", "/*", "//", "/* */", "\\", "é", "[",
        ".a { titleLabel.font: Courier 12; }", ".a { layout: left(", ".a { text: \"@a @b", "@extend .a;",
        ".a { backgroundColor: lighten(", ".a { attributedText: text(", ".a { attributedText: \"a\" (",
        ".a { image: image(", "\"a\" (kern: 1), ", ".a { backgroundColor: gradient(image(", "a=", "=", "label\n",
        "a b c\n", "--a:", "titleColor(", ".a { font: bigger(",
    ]

    @Test(
        "A long repetition is lowered in linear time", .timeLimit(.minutes(15)),
        arguments: HostileInterfaCSSTests.repeated)
    func aLongRepetitionIsLoweredInLinearTime(piece: String) {
        let size = TestExtent.choose(10_000, full: 100_000)
        Self.check(Array(String(repeating: piece, count: 2 * size / piece.utf8.count).utf8))
        Self.check(Array((".a { alpha: " + String(repeating: piece, count: size / piece.utf8.count)).utf8))
    }
}
