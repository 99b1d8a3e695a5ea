import Dispatch
import NIOConcurrencyHelpers

@testable import ChameleonServer

/// A watcher that reports the events of a test, and no events of the file system.
final class ScriptedWatcher: FolderWatcher, @unchecked Sendable {
    // `Sendable` because the lock guards all properties that change.

    private struct Listener {
        let queue: DispatchQueue
        let report: ([WatchEvent]) -> Void
    }

    private let lock = NIOLock()
    private var listener: Listener?
    private var pendingEvents: [WatchEvent] = []

    func start(root: String, on queue: DispatchQueue, telling report: @escaping ([WatchEvent]) -> Void) {
        lock.withLock { listener = Listener(queue: queue, report: report) }
    }

    func watch(_ folder: FolderScanner.Folder) -> Bool { true }
    func finishRound() {}

    func stop() { lock.withLock { listener = nil } }

    func catchUp() {
        let (listener, events) = lock.withLock {
            defer { pendingEvents = [] }
            return (self.listener, pendingEvents)
        }
        if !events.isEmpty { listener?.report(events) }
    }

    /// Adds events that are reported when the feed calls `catchUp()`.
    func queue(_ events: [WatchEvent]) { lock.withLock { pendingEvents += events } }

    /// Whether all events of `queue(_:)` were reported.
    var isDrained: Bool { lock.withLock { pendingEvents.isEmpty } }

    /// Reports events without waiting for `catchUp()`.
    func report(_ events: [WatchEvent]) {
        lock.withLock { listener }?.queue.async { [self] in lock.withLock { listener }?.report(events) }
    }
}
