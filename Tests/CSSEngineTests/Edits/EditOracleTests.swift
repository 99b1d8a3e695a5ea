import CSSEngine
import Foundation
import Testing

/// The engine as things change against one that is started anew: random edits of random trees and sheets.
///
/// `NIMBUS_EDITS_SEED=n` plays one case again, `NIMBUS_EDITS_COUNT=n` so many a batch, from the batch
/// `NIMBUS_EDITS_FIRST=n` on.
@Suite struct EditOracleTests {
    private static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }

    @Test(arguments: EditOracleTests.setting["NIMBUS_EDITS_SEED"] == nil ? Array(0..<8) : [])
    func restylingEqualsStylingAnew(_ batch: UInt64) {
        let count = Self.setting["NIMBUS_EDITS_COUNT"] ?? 5
        let first = ((Self.setting["NIMBUS_EDITS_FIRST"] ?? 0) + batch) * count
        var failures = 0
        for seed in first..<first + count where failures < 1 {
            if !agrees(seed: seed) { failures += 1 }
        }
    }

    @Test(.enabled(if: EditOracleTests.setting["NIMBUS_EDITS_SEED"] != nil))
    func restylingEqualsStylingAnewInOneCase() {
        #expect(agrees(seed: Self.setting["NIMBUS_EDITS_SEED"] ?? 0))
    }

    /// Plays one case; tells of a smaller one that still fails.
    private func agrees(seed: UInt64) -> Bool {
        let editCase = EditCase(seed: seed)
        guard editCase.play() != nil else { return true }
        Issue.record("NIMBUS_EDITS_SEED=\(seed)\n\(editCase.shrunk().play() ?? "")")
        return false
    }
}
