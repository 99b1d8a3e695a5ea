import CSSEngine
import Foundation
import Testing

/// The engine against a naive matcher and cascade: random trees under random sheets.
///
/// `NIMBUS_ORACLE_SEED=n` plays one case again, `NIMBUS_ORACLE_COUNT=n` so many a batch.
@Suite struct OracleTests {
    private static let setting = ProcessInfo.processInfo.environment

    @Test(arguments: OracleTests.setting["NIMBUS_ORACLE_SEED"] == nil ? Array(0..<8) : [])
    func enginesAgree(_ batch: Int) {
        let count = UInt64(Self.setting["NIMBUS_ORACLE_COUNT"] ?? "") ?? 250
        var failures = 0
        for seed in (UInt64(batch) * count)..<(UInt64(batch + 1) * count) where failures < 3 {
            if !agrees(seed: seed) { failures += 1 }
        }
    }

    @Test(.enabled(if: OracleTests.setting["NIMBUS_ORACLE_SEED"] != nil))
    func enginesAgreeOnOneCase() {
        #expect(agrees(seed: UInt64(Self.setting["NIMBUS_ORACLE_SEED"] ?? "") ?? 0))
    }

    /// Plays one case; tells what differs.
    private func agrees(seed: UInt64) -> Bool {
        var generator = OracleGenerator(seed: seed)
        let oracleCase = generator.makeCase()
        let differences = OracleComparison(oracleCase).differences
        guard !differences.isEmpty else { return true }
        Issue.record("NIMBUS_ORACLE_SEED=\(seed)\n\(differences.joined(separator: "\n"))\n\(oracleCase)")
        return false
    }
}
