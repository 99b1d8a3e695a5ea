import Testing

@testable import CSSEngine

/// Very large numbers of selectors, layers, declarations and diagnostics.
@Suite struct HostileCountTests {
    private static let listCases: [(String, String)] = [
        ("a", ""), (":is(a", ")"), (":where(a", ")"), (":not(x", ")"), ("a:has(x", "), a"),
        (":nth-child(1 of a", ")"),
    ]

    @Test("A list with very many members is parsed", arguments: HostileCountTests.listCases)
    func longLists(_ start: String, _ end: String) {
        let members = (0..<20_000).map { ",.x\($0)" }.joined()
        let outcome = HostileInput("\(start)\(members)\(end) { color: red }").outcome()
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics.prefix(3))")
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
    }

    @Test("An invalid member of a long list does not affect the next rule")
    func invalidMember() {
        let members = String(repeating: "a,", count: 20_000)
        let outcome = HostileInput("\(members)% { color: red } a { top: 1px }").outcome()
        #expect(outcome.values == ["top": "1px"])
        #expect(outcome.says("found “%”"), "\(outcome.diagnostics)")
        #expect(outcome.diagnosticCount == 1)
        let forgiving = HostileInput(":is(\(members)%) { color: red }").outcome()
        #expect(forgiving.values == ["color": "rgb(255, 0, 0)"])
    }

    @Test("A layer with 20,000 ancestors is styled")
    func nestedLayers() {
        let name = "a" + String(repeating: ".a", count: 20_000)
        let sheet = "@layer \(name); @layer \(name) { a { color: red } } @layer a { a { color: lime } } a { top: 1px }"
        let outcome = HostileInput(sheet).outcome()
        #expect(outcome.diagnosticCount == 0, "\(outcome.diagnostics)")
        #expect(outcome.values == ["color": "rgb(0, 255, 0)", "top": "1px"])
    }

    @Test("A rule with very many declarations is styled")
    func manyDeclarations() {
        let outcome = HostileInput("a {" + String(repeating: "top:1px;left:2px;", count: 20_000) + "}").outcome()
        #expect(outcome.values == ["top": "1px", "left": "2px"])
    }

    @Test("Diagnostics above the limit are counted")
    func diagnosticLimit() {
        let outcome = HostileInput(String(repeating: "a{colr:red}\n", count: 20_000)).outcome()
        #expect(outcome.diagnosticCount == DiagnosticLog.limit + 1)
        let last = Stylesheet(String(repeating: "a{colr:red}\n", count: 20_000)).diagnostics.last
        #expect(last?.kind == .more(10_000, errors: 0))
    }

    @Test("A very long name is parsed")
    func longName() {
        let name = String(repeating: "x", count: 200_000)
        let outcome = HostileInput("a:not(.\(name)) { --\(name): 1; color: red; \(name): 2 }").outcome()
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
        #expect(outcome.values["--" + name] == "1")
        #expect(outcome.diagnosticCount == 1)
    }

    @Test("Numbers out of range are clamped")
    func numbersOutOfRange() {
        let digits = String(repeating: "9", count: 100_000)
        let outcome = HostileInput("a { opacity: \(digits); --x: 1; left: -1e999999999px; top: 1e-999999999px }")
            .outcome()
        #expect(outcome.values["opacity"] == "1")
        #expect(outcome.values["top"] == "0px")
        #expect(outcome.diagnosticCount == 0)
    }
}
