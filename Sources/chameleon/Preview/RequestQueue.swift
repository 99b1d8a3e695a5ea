import NimbusCSS

/// Runs a few requests at a time, in order. Other work of the main actor is done between them.
final class RequestQueue: Sendable {
    private struct State {
        var running = 0
        var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private let limit: Int
    private let concurrency: Int
    private let state = Locked(State())

    /// - Parameters:
    ///   - limit: The maximum number of requests that run or wait.
    ///   - concurrency: The maximum number of requests that run.
    init(limit: Int, concurrency: Int) {
        self.limit = limit
        self.concurrency = concurrency
    }

    /// Whether the next request is rejected.
    var isFull: Bool { state.withLock { $0.running + $0.waiting.count >= limit } }

    /// Runs a closure when it is its turn.
    /// - Returns: `nil` if too many requests wait, or if the task was cancelled before its turn.
    func run<Result: Sendable>(_ body: @Sendable () async -> Result) async -> Result? {
        guard await begin() else { return nil }
        defer { end() }
        guard !Task.isCancelled else { return nil }
        return await body()
    }

    /// Waits for a turn. `false` if too many requests wait.
    private func begin() async -> Bool {
        await withCheckedContinuation { continuation in
            let isAdmitted: Bool? = state.withLock { state in
                guard state.running + state.waiting.count < limit else { return false }
                guard state.running < concurrency else {
                    state.waiting.append(continuation)
                    return nil
                }
                state.running += 1
                return true
            }
            if let isAdmitted { continuation.resume(returning: isAdmitted) }
        }
    }

    /// Passes the turn to the next request.
    private func end() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
            state.running -= 1
            return nil
        }
        next?.resume(returning: true)
    }
}
