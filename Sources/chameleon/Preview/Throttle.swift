/// Runs a closure at most once in an interval. The first request runs at once, and later ones together at the end of the
/// interval.
@MainActor final class Throttle {
    private let interval: Duration
    private var lastRun: ContinuousClock.Instant?
    private var pending: Task<Void, Never>?

    init(interval: Duration) {
        self.interval = interval
    }

    func request(_ body: @escaping @MainActor () -> Void) {
        guard pending == nil else { return }
        let next = lastRun.map { $0 + interval } ?? .now
        guard next > .now else { return run(body) }
        pending = Task {
            try? await Task.sleep(until: next)
            guard !Task.isCancelled else { return }
            pending = nil
            run(body)
        }
    }

    private func run(_ body: @MainActor () -> Void) {
        body()
        // The interval starts after the run, so that other work is done between two long runs.
        lastRun = .now
    }

    /// Drops a pending request.
    func cancel() {
        pending?.cancel()
        pending = nil
    }
}
