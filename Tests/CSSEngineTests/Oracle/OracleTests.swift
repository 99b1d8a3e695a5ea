import CSSEngine
import Foundation
import TestSupport
import Testing

/// Compares the engine with a naive matcher and cascade on random trees and stylesheets.
///
/// `NIMBUS_ORACLE_SEED` plays one case, and `NIMBUS_ORACLE_COUNT` sets the number of cases per batch.
@Suite struct OracleTests {
    private static let setting = ProcessInfo.processInfo.environment

    @Test(
        "The engine agrees with the naive matcher and cascade",
        arguments: OracleTests.setting["NIMBUS_ORACLE_SEED"] == nil ? Array(0..<8) : [])
    func batch(_ batch: Int) {
        let count = UInt64(Self.setting["NIMBUS_ORACLE_COUNT"] ?? "") ?? TestExtent.choose(40, full: 250)
        var failures = 0
        for seed in (UInt64(batch) * count)..<(UInt64(batch + 1) * count) where failures < 3 {
            if !agrees(seed: seed) { failures += 1 }
        }
    }

    @Test(
        "The engine agrees with the naive matcher and cascade in one case",
        .enabled(if: OracleTests.setting["NIMBUS_ORACLE_SEED"] != nil))
    func oneCase() {
        #expect(agrees(seed: UInt64(Self.setting["NIMBUS_ORACLE_SEED"] ?? "") ?? 0))
    }

    /// Plays one case and records its differences.
    private func agrees(seed: UInt64) -> Bool {
        var generator = OracleGenerator(seed: seed)
        let oracleCase = generator.makeCase()
        let differences = OracleComparison(oracleCase).differences
        guard !differences.isEmpty else { return true }
        Issue.record("NIMBUS_ORACLE_SEED=\(seed)\n\(differences.joined(separator: "\n"))\n\(oracleCase)")
        return false
    }
}
