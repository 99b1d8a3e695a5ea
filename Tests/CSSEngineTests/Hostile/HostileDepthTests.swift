import Testing

@testable import CSSEngine

/// Selectors of which matching goes as deep as is allowed, and one step deeper.
@Suite struct HostileDepthTests {
    struct Case: CustomTestStringConvertible {
        var start = ""
        var piece: String
        var middle: String
        var closer = ""
        /// The most pieces that are allowed.
        var deepest: Int
        /// Whether it matches where it is allowed.
        var matches = true

        func sheet(_ count: Int) -> String {
            start + String(repeating: piece, count: count) + middle + String(repeating: closer, count: count)
        }

        var testDescription: String { start + piece }
    }

    private static let cases = [
        Case(piece: "a ", middle: "a { color: red }", deepest: 127),
        Case(piece: "a > ", middle: "a { color: red }", deepest: 127),
        Case(start: ".none ", piece: "a ", middle: "a { color: red }", deepest: 126, matches: false),
        Case(piece: "a + ", middle: "a { color: red }", deepest: 127, matches: false),
        Case(piece: "a:is(", middle: "a", closer: ")", deepest: 127),
        Case(piece: "a:is(", middle: "a", closer: ") a", deepest: 63),
        Case(piece: ":not(:not(", middle: "a", closer: "))", deepest: 63),
        Case(piece: "a:nth-child(1 of ", middle: "a", closer: ")", deepest: 127),
        Case(start: "a {", piece: "& a {", middle: "color: red }", closer: "}", deepest: 63),
        Case(start: "a {", piece: ".c:is(&) {", middle: "color: red }", closer: "}", deepest: 127),
        Case(start: "a {", piece: ":has(& a), & {", middle: "color: red }", closer: "}", deepest: 42),
    ]

    @Test(arguments: HostileDepthTests.cases)
    func theDeepestIsMatched(_ example: Case) {
        let outcome = HostileInput(finished(example.sheet(example.deepest))).outcome(chain: 130)
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics)")
        #expect((outcome.values["color"] == "rgb(255, 0, 0)") == example.matches)
    }

    @Test(arguments: HostileDepthTests.cases)
    func whatIsDeeperIsInvalid(_ example: Case) {
        let outcome = HostileInput(finished(example.sheet(example.deepest + 1))).outcome(chain: 130)
        #expect(outcome.diagnosticCount == 1)
        #expect(outcome.diagnostics.allSatisfy { $0.contains("expected fewer compounds and levels of nesting") })
        #expect(outcome.values["color"] == nil)
    }

    /// Each rule is deep, and deeper by all those around it; only the innermost one is asked for.
    @Test func depthAddsUpOverRules() {
        let wrappers = (start: String(repeating: ":not(", count: 50), end: String(repeating: ")", count: 50))
        let rules = (0..<100).map { _ in "b\(wrappers.start)&\(wrappers.end) {" }.joined()
        let outcome = HostileInput("b {" + rules + "a & { color: red }" + String(repeating: "}", count: 101)).outcome()
        #expect(outcome.diagnosticCount == 1)
        #expect(outcome.diagnostics.allSatisfy { $0.contains("expected fewer compounds and levels of nesting") })
    }

    private func finished(_ sheet: String) -> String { sheet.hasSuffix("}") ? sheet : sheet + " { color: red }" }
}
