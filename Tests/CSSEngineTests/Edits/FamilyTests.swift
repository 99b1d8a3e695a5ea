import CSSEngine
import TestSupport
import Testing

/// Random edits under random rules of each family of selectors. The styles equal the styles of a new engine and of the
/// naive matcher.
///
/// `make fuzz SEED=n CASES=n` plays more cases.
@Suite struct FamilyTests {
    private static let batchCount = 4

    @Test("Random edits under rules of a family result in the styles of a new engine", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount, usual: 1000..<TestExtent.choose(1200, full: 2500)) {
            let familyCase = FamilyCase(seed: seed)
            guard familyCase.play() != nil else { continue }
            Issue.record("make fuzz SEED=\(seed) CASES=1\n\(familyCase.shrunk().play() ?? "")")
            return
        }
    }
}
