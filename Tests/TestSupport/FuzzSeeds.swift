import Foundation

/// The seeds of random tests. They are fixed, unless `make fuzz` sets `NIMBUS_FUZZ_SEED`, the first seed, and
/// `NIMBUS_FUZZ_CASES`, the number of cases.
public enum FuzzSeeds {
    private static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }

    /// Returns the seeds of one of several batches, which can run in parallel.
    /// - Parameters:
    ///   - usual: The fixed seeds of all batches.
    ///   - share: The cases of `make fuzz` for one case of this test.
    public static func batch(
        _ batch: Int, of count: Int, usual: Range<UInt64>, share: UInt64 = 1
    ) -> StrideTo<UInt64> {
        let first = setting["NIMBUS_FUZZ_SEED"] ?? usual.lowerBound
        let cases = setting["NIMBUS_FUZZ_CASES"].map { max($0 / share, 1) } ?? UInt64(usual.count)
        return stride(from: first &+ UInt64(batch), to: first &+ cases, by: count)
    }
}
