import TestSupport
import Testing

@testable import CSSEngine

/// Bytes that are not a stylesheet, and tokens that are never closed.
@Suite struct HostileBytesTests {
    private static let withoutEndCases: [(String, String, String)] = [
        ("/*", " a { color: blue } ", "this comment is never closed"), ("/*", "*", "this comment is never closed"),
        ("b { color: (", "red; ", "“(” is never closed"), ("b { ", "color: red; ", "the block of “b” is never closed"),
        ("b { color: [", "red; ", "“[” is never closed"), ("b { color: f(", "red; ", "“f(” is never closed"),
        ("b { font-family: \"", "x", "this string is not closed on its line"),
        ("b { font-family: '", "\\\n", "this string is not closed on its line"),
        ("b", " b", "expected a block in braces after this rule"),
        ("@media ", "a,", "expected a block in braces after this rule"),
    ]

    @Test("An unclosed construct of any length is reported", arguments: HostileBytesTests.withoutEndCases)
    func unclosedTokens(_ start: String, _ piece: String, _ sentence: String) {
        let text = "a { color: red }\n" + start + String(repeating: piece, count: 50_000)
        let outcome = HostileInput(text).outcome()
        #expect(outcome.says(sentence), "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    @Test("A URL without an end is reported")
    func unclosedURL() {
        let outcome = HostileInput("a { background-image: url(" + String(repeating: "x/", count: 50_000)).outcome()
        #expect(outcome.values["background-image"]?.count == 100_000 + 7)
        #expect(outcome.says("is never closed"), "\(outcome.diagnostics)")
        let bad = HostileInput("a { top: 1px; background-image: url(" + String(repeating: "x (", count: 50_000))
            .outcome()
        #expect(bad.values == ["top": "1px"])
        #expect(bad.diagnosticCount > 0)
    }

    @Test("Random bytes are parsed", arguments: 0..<TestExtent.choose(1, full: 4))
    func randomBytes(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = (0..<50_000).map { _ in UInt8(truncatingIfNeeded: random.next() >> 20) }
        let outcome = HostileInput(bytes: bytes).soundOutcome()
        #expect(outcome.diagnosticCount > 0)
        #expect(outcome.diagnosticCount <= DiagnosticLog.limit + 1)
    }

    /// Random sequences of CSS tokens, NUL and parts of UTF-8 characters.
    @Test("Random tokens are parsed", arguments: 0..<4)
    func randomTokens(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let bytes = RandomTokens.bytes(atLeast: 50_000, &random)
        #expect(HostileInput(bytes: bytes).soundOutcome().diagnosticCount > 0)
    }

    @Test("A stylesheet of NUL bytes is parsed")
    func onlyNULs() {
        let outcome = HostileInput(bytes: [UInt8](repeating: 0, count: 100_000)).outcome()
        #expect(outcome.says("expected a block in braces after this rule"), "\(outcome.diagnostics)")
        let name = HostileInput(bytes: Array("a { --\0: \0; color: red }".utf8)).outcome()
        #expect(name.values == ["--\u{FFFD}": "\u{FFFD}", "color": "rgb(255, 0, 0)"])
    }

    @Test("Every prefix of a stylesheet is parsed")
    func everyPrefix() {
        let sheet = Array(
            "@media (width){a:is(.c)::x{--a:url(\"é\\61 \");color:rgb(1,2,3)!important}}/*😀*/@import url(a b);".utf8)
        // Every proper prefix of the rule has an error.
        let rule = sheet.firstIndex(of: UInt8(ascii: "/"))!
        for count in 0...sheet.count {
            let outcome = HostileInput(bytes: Array(sheet.prefix(count))).soundOutcome()
            if (1..<rule).contains(count) { #expect(outcome.diagnosticCount > 0, "\(count)") }
        }
    }
}
