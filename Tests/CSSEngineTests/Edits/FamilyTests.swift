import CSSEngine
import TestSupport
import Testing

/// Random edits under random rules of each family of selectors. The styles equal the styles of a new engine and of the
/// naive matcher.
///
/// `make fuzz SUITE=engine` plays more cases.
@Suite struct FamilyTests {
    private static let batchCount = 4

    @Test("Random edits under rules of a family result in the styles of a new engine", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount) {
            let familyCase = FamilyCase(seed: seed)
            guard familyCase.play() != nil else { continue }
            Issue.record("make fuzz SUITE=engine SEED=\(seed) CASES=1\n\(familyCase.shrunk().play() ?? "")")
            return
        }
    }
}
