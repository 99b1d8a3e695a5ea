import Foundation

/// The delays between attempts to reach a server. Delays double after each failure, up to a limit, and are randomised
/// to spread the load of many apps.
public struct BackOff: Hashable, Sendable {
    /// The delay after the first failure, in seconds.
    public var first: TimeInterval
    /// The maximum delay, in seconds.
    public var limit: TimeInterval

    /// Creates delays that double after each failure.
    public init(first: TimeInterval = 0.1, limit: TimeInterval = 5) {
        self.first = first
        self.limit = limit
    }

    /// Returns the delay in seconds: a random fraction of the doubled delay, at least half of it.
    /// - Parameters:
    ///   - failures: The number of consecutive failures, at least 1.
    ///   - chance: A random number from 0 to 1, different for each delay.
    func delay(afterFailures failures: Int, chance: Double) -> TimeInterval {
        let whole = min(limit, first * pow(2, Double(failures - 1)))
        return max(0, whole * (1 + chance) / 2)
    }
}
