import NimbusCSS

/// Counts what happens on many threads.
final class Counter: Sendable {
    private let count = Locked(0)

    var value: Int { count.withLock { $0 } }

    /// 1 for the first time.
    @discardableResult
    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
