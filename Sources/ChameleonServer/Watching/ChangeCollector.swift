import NimbusChameleon

/// Collects the signs of changes until it is time to look at the files. Knows no clock: it is told the time.
struct ChangeCollector {
    typealias Instant = ContinuousClock.Instant

    /// A file that is to be looked at.
    struct Candidate: Hashable {
        let path: WatchedPath
        /// When the first sign of its change was seen.
        let first: Instant
        /// How often it was looked at in vain.
        let attempts: Int
        /// Whether its writer has not closed it, for longer than anybody waits.
        var isBeingWritten = false
    }

    /// What there is to do.
    struct Work {
        /// In the order of their first signs.
        var candidates: [Candidate] = []
        /// Whether to look through all folders.
        var looksEverywhere = false
    }

    private struct Pending {
        var sign: ChangeSign
        var first: Instant
        /// Since when it waits: later than its first sign where it is looked at again.
        let start: Instant
        var due: Instant
        var attempts: Int
    }

    private let coalescing: Coalescing
    private var pending: [WatchedPath: Pending] = [:]
    /// The pending ones in the order of their first signs.
    private var order: [WatchedPath] = []
    private var look: (first: Instant, due: Instant)?

    init(_ coalescing: Coalescing) {
        self.coalescing = coalescing
    }

    // MARK: Signs

    mutating func note(_ path: WatchedPath, _ sign: ChangeSign, at now: Instant) {
        guard var known = pending[path] else {
            add(Candidate(path: path, first: now, attempts: 0), sign, at: now)
            return
        }
        // That it differs is known, and by a better sign.
        guard sign != .found || known.sign == .found || known.sign == .removed else { return }
        known.sign = sign
        known.due = due(sign, start: known.start, now: now)
        pending[path] = known
    }

    /// Notes that a file that was looked at is to be looked at again.
    /// - Parameter sign: what it looks like.
    mutating func retry(_ candidate: Candidate, as sign: ChangeSign, at now: Instant) {
        guard pending[candidate.path] == nil else { return }
        add(
            Candidate(path: candidate.path, first: candidate.first, attempts: candidate.attempts + 1), sign, at: now)
    }

    /// Notes that all folders are to be looked through.
    mutating func noteEverything(at now: Instant) {
        let first = look?.first ?? now
        look = (first, min(now + coalescing.written, first + coalescing.bound))
    }

    private mutating func add(_ candidate: Candidate, _ sign: ChangeSign, at now: Instant) {
        pending[candidate.path] = Pending(
            sign: sign, first: candidate.first, start: now, due: due(sign, start: now, now: now),
            attempts: candidate.attempts)
        order.append(candidate.path)
    }

    private func due(_ sign: ChangeSign, start: Instant, now: Instant) -> Instant {
        switch sign {
        case .written: now + coalescing.written
        case .found, .removed: now + coalescing.quiet
        case .writing: min(now + coalescing.writing, start + coalescing.writingBound)
        }
    }

    /// Whether a file that was looked at has been written to since it was taken; then it counts as looked at in vain.
    mutating func isOutdated(_ candidate: Candidate) -> Bool {
        guard let news = pending[candidate.path], news.sign == .writing || news.sign == .written else { return false }
        pending[candidate.path]?.first = candidate.first
        pending[candidate.path]?.attempts = candidate.attempts + 1
        return true
    }

    // MARK: Time

    /// When there is something to do; nil while there is nothing.
    var due: Instant? { [filesDue, writtenToDue, look?.due].compactMap { $0 }.min() }

    /// What there is to do by now, which is no longer pending then. Files wait for one another, but none for one that
    /// is written to.
    mutating func take(at now: Instant) -> Work {
        var work = Work()
        if let look, look.due <= now {
            work.looksEverywhere = true
            self.look = nil
        }
        let filesAreDue = filesDue.map { $0 <= now } ?? false
        order.removeAll { path in
            guard let known = pending[path], known.sign == .writing ? known.due <= now : filesAreDue else {
                return false
            }
            work.candidates.append(
                Candidate(
                    path: path, first: known.first, attempts: known.attempts,
                    isBeingWritten: known.sign == .writing))
            pending[path] = nil
            return true
        }
        return work
    }

    /// When the last of the files that are not written to is due, but no later than the bound allows for one of them.
    private var filesDue: Instant? {
        let files = pending.values.lazy.filter { $0.sign != .writing }
        guard let last = files.map(\.due).max(), let start = files.map(\.start).min() else { return nil }
        return min(last, start + coalescing.bound)
    }

    private var writtenToDue: Instant? { pending.values.lazy.filter { $0.sign == .writing }.map(\.due).min() }
}
