import NimbusCSS

/// Limits how many requests are handled at the same time.
final class RequestLimit: Sendable {
    private let limit: Int
    private let count = Locked(0)

    init(_ limit: Int) {
        self.limit = limit
    }

    /// Runs a closure. `nil` if too many are running.
    func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result? {
        let isAdmitted = count.withLock { count in
            guard count < limit else { return false }
            count += 1
            return true
        }
        guard isAdmitted else { return nil }
        defer { count.withLock { $0 -= 1 } }
        return await body()
    }
}
