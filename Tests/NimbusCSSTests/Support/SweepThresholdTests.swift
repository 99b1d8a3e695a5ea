import Testing

@testable import NimbusCSS

@Suite("The sweeps of tables")
struct SweepThresholdTests {
    private final class Object {}

    @Test("Tables lose the objects that nothing else refers to")
    func unusedObjects() {
        var table: [Int: Object] = [:]
        var threshold = SweepThreshold()
        var kept: [Object] = []
        for number in 0..<10_000 {
            let object = Object()
            if number % 1000 == 0 { kept.append(object) }
            threshold.sweepIfReached(by: &table)
            table[number] = object
            #expect(table.count <= 64)
        }
        for (number, object) in kept.enumerated() { #expect(table[number * 1000] === object) }
    }
}
