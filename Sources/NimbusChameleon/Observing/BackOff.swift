import Foundation

/// How long to wait for a server that is not there: longer after each failure, up to a limit, and not all apps at once.
public struct BackOff: Hashable, Sendable {
    /// Seconds after the first failure.
    public var first: TimeInterval
    /// No wait is longer; in seconds.
    public var limit: TimeInterval

    /// Waits that double from one failure to the next.
    public init(first: TimeInterval = 0.1, limit: TimeInterval = 5) {
        self.first = first
        self.limit = limit
    }

    /// Seconds to wait: at least half of what the failures have come to.
    /// - Parameters:
    ///   - failures: how many there were in a row, at least one.
    ///   - chance: from 0 to 1, another one for each wait.
    func delay(afterFailures failures: Int, chance: Double) -> TimeInterval {
        let whole = min(limit, first * pow(2, Double(failures - 1)))
        return max(0, whole * (1 + chance) / 2)
    }
}
