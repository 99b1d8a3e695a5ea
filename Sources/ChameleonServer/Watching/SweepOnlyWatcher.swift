import Dispatch

/// A watcher without events, for systems that have none: the sweep finds all changes.
final class SweepOnlyWatcher: FolderWatcher {
    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void) {}
    func watch(_ folder: FolderScanner.Folder) -> Bool { true }
    func finishRound() {}
    func catchUp() {}
    func stop() {}
}
