import Foundation

/// The seeds of random tests. They are fixed, unless `make fuzz` sets `NIMBUS_FUZZ_SEED`, the first seed, and
/// `NIMBUS_FUZZ_CASES`, the number of cases.
public enum FuzzSeeds {
    private static let setting = ProcessInfo.processInfo.environment.compactMapValues { UInt64($0) }

    /// Returns the seeds of one of several batches, which can run in parallel. All batches have 1,000 seeds together, and
    /// 4,000 for `make ci-full`.
    /// - Parameters:
    ///   - share: The cases for one seed, because a seed of this test is worth as many.
    public static func batch(_ batch: Int, of count: Int, share: UInt64 = 1) -> StrideTo<UInt64> {
        let first = setting["NIMBUS_FUZZ_SEED"] ?? 1
        let cases = setting["NIMBUS_FUZZ_CASES"] ?? TestExtent.choose(1000, full: 4000)
        return stride(from: first &+ UInt64(batch), to: first &+ max(cases / share, 1), by: count)
    }

    /// Returns how many of the changes of a case are made: all of them for `make fuzz` and `make ci-full`, and otherwise
    /// the first two, because a debug build takes a minute for 1,000 screens with two changes.
    public static func changes(of all: Int) -> Int {
        TestExtent.isFull || setting["NIMBUS_FUZZ_SEED"] != nil ? all : 2
    }
}
