import CSSEngine
import Foundation
import Testing

/// Random edits under random rules of each family of selectors. The styles equal the styles of a new engine and of the
/// naive matcher.
///
/// `make fuzz SEED=n CASES=n` plays more cases. It sets `NIMBUS_FUZZ_SEED` to the first seed and `NIMBUS_FUZZ_CASES`
/// to the number of cases.
@Suite struct FamilyTests {
    private static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }
    private static let batchCount: UInt64 = 4

    @Test("Random edits under rules of a family result in the styles of a new engine", arguments: 0..<batchCount)
    func batch(_ batch: UInt64) {
        let first = Self.setting["NIMBUS_FUZZ_SEED"] ?? 1000
        let count = Self.setting["NIMBUS_FUZZ_CASES"] ?? 1500
        for seed in stride(from: first + batch, to: first + count, by: Int(Self.batchCount)) {
            let familyCase = FamilyCase(seed: seed)
            guard familyCase.play() != nil else { continue }
            Issue.record("make fuzz SEED=\(seed) CASES=1\n\(familyCase.shrunk().play() ?? "")")
            return
        }
    }
}
