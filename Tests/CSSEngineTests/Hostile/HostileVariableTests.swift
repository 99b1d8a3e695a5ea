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

    @Test("Nested fallbacks are resolved")
    func nestedFallbacks() {
        let depth = 400
        let value = String(repeating: "var(--none, ", count: depth) + "red" + String(repeating: ")", count: depth)
        #expect(HostileInput("a { color: \(value) }").outcome().values["color"] == "rgb(255, 0, 0)")
    }
}
