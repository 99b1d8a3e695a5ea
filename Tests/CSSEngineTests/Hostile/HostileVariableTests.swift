import Testing

@testable import CSSEngine

/// Variables that lean on one another.
@Suite struct HostileVariableTests {
    private static let count = 20_000

    @Test func aLongChain() {
        let chain = (1...Self.count).map { "--v\($0): var(--v\($0 - 1));" }
        for declarations in [chain, chain.reversed()] {
            let sheet = "a { --v0: red; \(declarations.joined()) color: var(--v\(Self.count)) }"
            let outcome = HostileInput(sheet).outcome()
            #expect(outcome.values["color"] == "rgb(255, 0, 0)")
            #expect(outcome.diagnosticCount == 0)
        }
    }

    @Test func aLongCycle() {
        let cycle = (0..<Self.count).map { "--v\($0): var(--v\(($0 + 1) % Self.count), 1);" }.joined()
        let outcome = HostileInput("a { \(cycle) color: var(--v7, red); width: var(--v9) }").outcome()
        #expect(outcome.values == ["color": "rgb(255, 0, 0)", "width": "auto"])
    }

    /// A value that would be 2 to the power of 1,000 words long is invalid.
    @Test func doubling() {
        let doubles = (1...1000).map { "--v\($0): var(--v\($0 - 1)) var(--v\($0 - 1));" }.joined()
        let outcome = HostileInput("a { --v0: lol; \(doubles) color: red; font-family: var(--v1000) }").outcome()
        #expect(outcome.values["color"] == "rgb(255, 0, 0)")
        #expect(outcome.values["font-family"] == "system-ui")
        #expect(outcome.values["--v2"] == "lol lol lol lol")
        #expect(outcome.values["--v1000"] == nil)
        #expect(outcome.values.values.allSatisfy { $0.utf8.count <= 4 << 20 })
    }

    @Test func fallbacksInFallbacks() {
        let depth = 400
        let value = String(repeating: "var(--none, ", count: depth) + "red" + String(repeating: ")", count: depth)
        #expect(HostileInput("a { color: \(value) }").outcome().values["color"] == "rgb(255, 0, 0)")
    }
}
