import CSSEngine
import Foundation
import TestSupport
import Testing

/// Compares the styles after random edits of the tree and the stylesheets with the styles of a new engine.
///
/// `NIMBUS_EDITS_SEED` plays one case, `NIMBUS_EDITS_COUNT` sets the number of cases per batch, and `NIMBUS_EDITS_FIRST`
/// the first batch.
@Suite struct EditOracleTests {
    private static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }

    @Test(
        "Random edits result in the styles of a new engine",
        arguments: EditOracleTests.setting["NIMBUS_EDITS_SEED"] == nil ? Array(0..<8) : [])
    func batch(_ batch: UInt64) {
        let count = Self.setting["NIMBUS_EDITS_COUNT"] ?? TestExtent.choose(2, full: 5)
        let first = ((Self.setting["NIMBUS_EDITS_FIRST"] ?? 0) + batch) * count
        var failures = 0
        for seed in first..<first + count where failures < 1 {
            if !agrees(seed: seed) { failures += 1 }
        }
    }

    @Test(
        "The edits of one case result in the styles of a new engine",
        .enabled(if: EditOracleTests.setting["NIMBUS_EDITS_SEED"] != nil))
    func oneCase() {
        #expect(agrees(seed: Self.setting["NIMBUS_EDITS_SEED"] ?? 0))
    }

    /// Plays one case. If it fails, records the smallest case that still fails.
    private func agrees(seed: UInt64) -> Bool {
        let editCase = EditCase(seed: seed)
        guard editCase.play() != nil else { return true }
        Issue.record("NIMBUS_EDITS_SEED=\(seed)\n\(editCase.shrunk().play() ?? "")")
        return false
    }
}
