import Foundation
import NimbusChameleon

/// Collects signs of changes until the files are due to be read. The caller passes the current time.
struct ChangeCollector {
    typealias Instant = ContinuousClock.Instant

    /// A file to read.
    struct Candidate: Hashable {
        let path: WatchedPath
        /// The time of the first sign of its change.
        let first: Instant
        /// The number of earlier reads whose contents could not be used.
        let attempts: Int
        /// The last sign before the read.
        let sign: ChangeSign
    }

    /// The work that is due.
    struct Work {
        /// The files to read, in the order of their first signs.
        var candidates: [Candidate] = []
        /// Whether to scan all folders.
        var looksEverywhere = false
    }

    private struct Pending {
        var sign: ChangeSign
        var first: Instant
        /// The start of the wait, which is later than the first sign if the file is read again.
        let start: Instant
        var due: Instant
        var attempts: Int
    }

    private let coalescing: Coalescing
    private var pending: [WatchedPath: Pending] = [:]
    /// The pending paths in the order of their first signs.
    private var order: [WatchedPath] = []
    private var look: (first: Instant, due: Instant)?
    /// The recent number of files, used to detect floods.
    private var load = 0.0
    /// The time of the last update of `load`.
    private var loadTime: Instant?

    init(_ coalescing: Coalescing) {
        self.coalescing = coalescing
    }

    // MARK: Signs

    mutating func note(_ path: WatchedPath, _ sign: ChangeSign, at now: Instant) {
        guard var known = pending[path] else {
            add(Candidate(path: path, first: now, attempts: 0, sign: sign), at: now)
            return
        }
        if sign.isLessSpecific(than: known.sign) { return }
        known.sign = sign
        known.due = due(sign, start: known.start, now: now)
        pending[path] = known
    }

    /// Schedules a file to be read again, because what was read cannot be used.
    /// - Parameters:
    ///   - sign: The sign that determines the delay, unless there is a new one.
    ///   - isAttempt: Whether the file had contents.
    mutating func retry(_ candidate: Candidate, as sign: ChangeSign, isAttempt: Bool, at now: Instant) {
        if pending[candidate.path] == nil {
            add(Candidate(path: candidate.path, first: now, attempts: 0, sign: sign), at: now)
        }
        pending[candidate.path]?.first = candidate.first
        pending[candidate.path]?.attempts = candidate.attempts + (isAttempt ? 1 : 0)
    }

    /// Schedules a scan of all folders.
    mutating func noteEverything(at now: Instant) {
        let first = min(look?.first ?? now, now)
        let flood = flood(at: now)
        look = (first, min(now + coalescing.written(flood), first + coalescing.bound(flood)))
    }

    /// Schedules a scan of all folders, unless one is scheduled already.
    mutating func noteEverything(notBefore time: Instant) {
        look = look ?? (time, time)
    }

    private mutating func add(_ candidate: Candidate, at now: Instant) {
        pending[candidate.path] = Pending(
            sign: candidate.sign, first: candidate.first, start: now, due: due(candidate.sign, start: now, now: now),
            attempts: candidate.attempts)
        order.append(candidate.path)
    }

    private func due(_ sign: ChangeSign, start: Instant, now: Instant) -> Instant {
        switch sign {
        case .written: now + coalescing.written(flood(at: now))
        case .created, .found, .removed: now + coalescing.quiet(flood(at: now))
        case .writing: min(now + coalescing.writing, start + coalescing.writingBound)
        case .empty: now + coalescing.writing
        }
    }

    /// Returns the sign of a writer of the file since the candidate was taken, after which the contents that were read are
    /// outdated; `nil` if there is none.
    func newSign(of candidate: Candidate) -> ChangeSign? {
        pending[candidate.path].flatMap { $0.sign == .writing || $0.sign == .written ? $0.sign : nil }
    }

    // MARK: Time

    /// The time when the next work is due; `nil` if nothing is pending.
    var due: Instant? { [filesDue, awaitedDue, look?.due].compactMap { $0 }.min() }

    /// Removes and returns the work that is due. Files wait for each other, but not for those that await their writers.
    mutating func take(at now: Instant) -> Work {
        var work = Work()
        if let look, look.due <= now {
            work.looksEverywhere = true
            self.look = nil
        }
        let filesAreDue = filesDue.map { $0 <= now } ?? false
        let count = pending.count
        order.removeAll { path in
            guard let known = pending[path], known.sign.awaitsWriter ? known.due <= now : filesAreDue else {
                return false
            }
            work.candidates.append(
                Candidate(path: path, first: known.first, attempts: known.attempts, sign: known.sign))
            pending[path] = nil
            return true
        }
        load = decayedLoad(at: now) + Double(count - pending.count)
        loadTime = now
        return work
    }

    /// Returns the extent of a flood, from 0 for single saves to 1 for very many files.
    private func flood(at now: Instant) -> Double {
        coalescing.flood(ofFiles: decayedLoad(at: now) + Double(pending.count))
    }

    /// Returns the number of files taken recently. Halves every 250 ms.
    private func decayedLoad(at now: Instant) -> Double {
        guard let loadTime else { return 0 }
        return load * pow(0.5, (now - loadTime) / .milliseconds(250))
    }

    /// The time when the last file that does not await its writer is due, limited by the bound of the earliest one.
    private var filesDue: Instant? {
        let complete = pending.values.lazy.filter { !$0.sign.awaitsWriter }
        guard let last = complete.map(\.due).max(), let start = complete.map(\.start).min() else { return nil }
        let files = decayedLoad(at: start) + Double(pending.count)
        return min(last, start + coalescing.bound(coalescing.flood(ofFiles: files)))
    }

    private var awaitedDue: Instant? { pending.values.lazy.filter(\.sign.awaitsWriter).map(\.due).min() }
}
