import Testing

@testable import CSSEngine

/// Variables that refer to each other.
@Suite struct HostileVariableTests {
    private static let count = 20_000

    @Test("A long chain of variables is resolved")
    func longChain() {
        let chain = (1...Self.count).map { "--v\($0): var(--v\($0 - 1));" }
        for declarations in [chain, chain.reversed()] {
            let sheet = "a { --v0: red; \(declarations.joined()) color: var(--v\(Self.count)) }"
            let outcome = HostileInput(sheet).outcome()
            #expect(outcome.values["color"] == "rgb(255, 0, 0)")
            #expect(outcome.diagnosticCount == 0)
        }
    }

    @Test("A long cycle of variables has no value")
    func longCycle() {
        let cycle = (0..<Self.count).map { "--v\($0): var(--v\(($0 + 1) % Self.count), 1);" }.joined()
        let outcome = HostileInput("a { \(cycle) color: var(--v7, red); width: var(--v9) }").outcome()
        #expect(outcome.values == ["color": "rgb(255, 0, 0)", "width": "auto"])
    }

    /// A value that would have 2 to the power of 1,000 identifiers is invalid.
    @Test("Variables that double their length are invalid above the limit")
    func doublingVariables() {
        let doubles = (1...1000).map { "--v\($0): var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
        let outcome = HostileInput("a { --v0: lol; \(doubles) color: red; font-family: var(--v1000) }").outcome()
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
        #expect(outcome.values["font-family"] == "system-ui")
        #expect(outcome.values["--v2"] == "lol lol lol lol")
        #expect(outcome.values["--v1000"] == nil)
        #expect(outcome.values.values.allSatisfy { $0.utf8.count <= 4 << 20 })
    }

    @Test("Custom properties beyond the limit of a tree have no value and are reported once")
    func treeLimit() throws {
        let text = String(repeating: "x", count: 1 << 20 - 100)
        let copies = (1...70).map { "--v\($0): var(--text) \($0);" }.joined(separator: "\n")
        let engine = StyleEngine()
        engine.add(Stylesheet("a { --text: '\(text)';\n\(copies) width: 1px }\nb { width: 2px }"))
        let root = engine.insert(TestNode("b"))
        engine.restyle()
        #expect(engine.limitDiagnostic == nil)
        let node = engine.insert(TestNode("a"), under: root)
        engine.restyle()
        let diagnostic = try #require(engine.limitDiagnostic)
        #expect(diagnostic.kind == .customPropertyLimit)
        #expect((2...71).contains(diagnostic.location.line))
        let style = engine.elementStyle(of: node)
        #expect(style["width"] != nil)
        #expect((60...66).contains((1...70).count { style["--v\($0)"] != nil }))
    }

    @Test("Nested fallbacks are resolved")
    func nestedFallbacks() {
        let depth = 400
        let value = String(repeating: "var(--none, ", count: depth) + "red" + String(repeating: ")", count: depth)
        #expect(HostileInput("a { color: \(value) }").outcome().values["color"] == "rgb(255, 0, 0)")
    }
}
