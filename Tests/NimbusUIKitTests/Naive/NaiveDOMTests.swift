import TestSupport
import Testing

/// Compares `NIDOM` setter by setter with a DOM that has no plans, records or caches, on random screens.
@MainActor @Suite struct NaiveDOMTests {
    private nonisolated static let batchCount = 8

    @Test("A DOM calls the setters of a naive one", arguments: 0..<batchCount)
    func batch(_ batch: Int) {
        for seed in FuzzSeeds.batch(batch, of: Self.batchCount) where !agrees(seed: seed) { return }
    }

    /// Plays one case. If it fails, records the smallest case that still fails.
    private func agrees(seed: UInt64) -> Bool {
        var screenCase = ScreenCase(seed: seed)
        screenCase.rounds.removeSubrange(FuzzSeeds.changes(of: screenCase.rounds.count)...)
        guard TwinScreens(screenCase).play() != nil else { return true }
        let smallest = screenCase.shrunk { TwinScreens($0).play() != nil }
        Issue.record("NIMBUS_FUZZ_SEED=\(seed)\n\(TwinScreens(smallest).play() ?? "")\n\(smallest)")
        return false
    }
}
