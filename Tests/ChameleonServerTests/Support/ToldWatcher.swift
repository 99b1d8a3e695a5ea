import Dispatch
import NIOConcurrencyHelpers

@testable import ChameleonServer

/// Tells what a test says, and nothing of what really happens.
final class ToldWatcher: FolderWatcher, @unchecked Sendable {
    // Sendable because what changes is touched under the lock only.

    private struct Ear {
        let queue: DispatchQueue
        let tell: ([WatchEvent]) -> Void
    }

    private let lock = NIOLock()
    private var ear: Ear?
    private var unheard: [WatchEvent] = []

    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void) {
        lock.withLock { ear = Ear(queue: queue, tell: tell) }
    }

    func watch(_ folder: FolderScanner.Folder) -> Bool { true }
    func finishRound() {}

    func stop() { lock.withLock { ear = nil } }

    func catchUp() {
        let (ear, events) = lock.withLock {
            defer { unheard = [] }
            return (self.ear, unheard)
        }
        if !events.isEmpty { ear?.tell(events) }
    }

    /// Has something happen that is heard when the feed asks for it.
    func happen(_ events: [WatchEvent]) { lock.withLock { unheard += events } }

    /// Whether all that has happened was heard.
    var isHeard: Bool { lock.withLock { unheard.isEmpty } }

    func say(_ events: [WatchEvent]) {
        lock.withLock { ear }?.queue.async { [self] in lock.withLock { ear }?.tell(events) }
    }
}
