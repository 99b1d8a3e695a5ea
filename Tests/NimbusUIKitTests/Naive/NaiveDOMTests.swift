import Foundation
import TestSupport
import Testing

/// Compares `NIDOM` setter by setter with a DOM that has no plans, records or caches, on random screens.
///
/// `NIMBUS_SCREEN_SEED` plays one case, and `NIMBUS_SCREEN_COUNT` sets the number of cases per batch.
@MainActor @Suite struct NaiveDOMTests {
    private nonisolated static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }

    @Test(
        "A DOM calls the setters of a naive one",
        arguments: NaiveDOMTests.setting["NIMBUS_SCREEN_SEED"] == nil ? Array(0..<8) : [])
    func batch(_ batch: UInt64) {
        let count = Self.setting["NIMBUS_SCREEN_COUNT"] ?? TestExtent.choose(10, full: 25)
        for seed in batch * count..<(batch + 1) * count where !agrees(seed: seed) { return }
    }

    @Test(
        "A DOM calls the setters of a naive one in one case",
        .enabled(if: NaiveDOMTests.setting["NIMBUS_SCREEN_SEED"] != nil))
    func oneCase() {
        #expect(agrees(seed: Self.setting["NIMBUS_SCREEN_SEED"] ?? 0))
    }

    /// Plays one case. If it fails, records the smallest case that still fails.
    private func agrees(seed: UInt64) -> Bool {
        let screenCase = ScreenCase(seed: seed)
        guard TwinScreens(screenCase).play() != nil else { return true }
        let smallest = screenCase.shrunk { TwinScreens($0).play() != nil }
        Issue.record("NIMBUS_SCREEN_SEED=\(seed)\n\(TwinScreens(smallest).play() ?? "")\n\(smallest)")
        return false
    }
}
