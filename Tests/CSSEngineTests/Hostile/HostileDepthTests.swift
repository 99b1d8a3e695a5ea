import Testing

@testable import CSSEngine

/// Selectors with the maximum depth of matching, and with one step more.
@Suite struct HostileDepthTests {
    struct Case: CustomTestStringConvertible {
        var start = ""
        var piece: String
        var middle: String
        var closer = ""
        /// The maximum number of nested parts.
        var deepest: Int
        /// Whether the selector with the maximum depth matches.
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

    @Test("A selector with the maximum depth is matched", arguments: HostileDepthTests.cases)
    func maximumDepth(_ example: Case) {
        let outcome = HostileInput(finished(example.sheet(example.deepest))).outcome(chain: 130)
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics)")
        #expect((outcome.values["color"] == "rgb(255, 0, 0)") == example.matches)
    }

    @Test("A deeper selector is invalid", arguments: HostileDepthTests.cases)
    func excessiveDepth(_ example: Case) {
        let outcome = HostileInput(finished(example.sheet(example.deepest + 1))).outcome(chain: 130)
        #expect(outcome.diagnosticCount == 1)
        #expect(outcome.diagnostics.allSatisfy { $0.contains("expected fewer compounds and levels of nesting") })
        #expect(outcome.values["color"] == nil)
    }

    /// Each nested rule adds to the depth of its selector. Only the innermost rule is tested.
    @Test("The depth of a nested rule's selector includes the enclosing rules")
    func nestedRules() {
        let wrappers = (start: String(repeating: ":not(", count: 50), end: String(repeating: ")", count: 50))
        let rules = (0..<100).map { _ in "b\(wrappers.start)&\(wrappers.end) {" }.joined()
        let outcome = HostileInput("b {" + rules + "a & { color: red }" + String(repeating: "}", count: 101)).outcome()
        #expect(outcome.diagnosticCount == 1)
        #expect(outcome.diagnostics.allSatisfy { $0.contains("expected fewer compounds and levels of nesting") })
    }

    private func finished(_ sheet: String) -> String { sheet.hasSuffix("}") ? sheet : sheet + " { color: red }" }
}
