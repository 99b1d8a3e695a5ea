import Dispatch

/// Tells nothing: where the system has no events, the sweep finds what changes.
final class SweepOnlyWatcher: FolderWatcher {
    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void) {}
    func watch(_ folder: FolderScanner.Folder) -> Bool { true }
    func finishRound() {}
    func catchUp() {}
    func stop() {}
}
