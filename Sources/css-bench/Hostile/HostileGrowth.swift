import Foundation

/// Counts the instructions for a small, a medium and a larger input of each case, and checks how they grow. Unlike the
/// times of ``HostileCheck``, the counts are the same on a busy machine.
struct HostileGrowth {
    private let callgrind: Callgrind

    /// The sizes, as parts of the largest.
    private static let divisors = [4, 2, 1]
    /// Work in proportion to n log n has a growth of 1.1.
    private static let limit = 1.3

    init() throws { callgrind = try Callgrind() }

    /// - Parameter filter: A part of the names of the cases to run. `nil` for all cases.
    /// - Returns: Whether all cases passed.
    func run(filter: String?, print: (String) -> Void) throws -> Bool {
        var failed = 0
        let cases = HostileCase.all.filter { filter.map($0.name.contains) ?? true }
        for hostile in cases {
            let counts = try Self.divisors.map { divisor in
                let size = "\(Self.size(of: hostile) / divisor)"
                return try callgrind.count(["--hostile-case", hostile.name, "--size", size, "--is-counted"])
            }
            let growth = Self.growth(of: hostile, counts)
            if growth > Self.limit { failed += 1 }
            let figures = String(format: "%14ld instructions, growth %.2f", counts.last ?? 0, growth)
            print("\(growth > Self.limit ? "FAILED" : "ok    ") \(figures)  \(hostile.name)")
        }
        print("\(cases.count - failed) passed, \(failed) failed")
        return failed == 0
    }

    /// The largest size: small, because Callgrind is slow, but also a quarter of it exceeds the limits of nesting.
    private static func size(of hostile: HostileCase) -> Int {
        max(hostile.fullSize / 500, min(hostile.fullSize / 8, 4000))
    }

    /// Returns the growth of the instructions relative to the growth of the input. About 1 if they are in proportion to the
    /// input, and 2 if they are in proportion to its square.
    private static func growth(of hostile: HostileCase, _ counts: [Int]) -> Double {
        let bytes = divisors.map { hostile.make(size(of: hostile) / $0).byteCount }
        // In cases with edits, only the number of edits doubles.
        let input = max(Double(bytes[2] - bytes[1]) / Double(max(bytes[1] - bytes[0], 1)), 2)
        // If nearly all instructions are independent of the input, their difference says nothing.
        let first = max(counts[1] - counts[0], counts[1] / 8)
        return Double(counts[2] - counts[1]) / Double(first) / input
    }
}
