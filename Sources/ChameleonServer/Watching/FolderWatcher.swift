import Dispatch

/// Reports changes in a folder and its subfolders. It may report too much, and a sweep finds the changes that it
/// misses. All calls in both directions are on one queue.
protocol FolderWatcher: AnyObject {
    /// Starts watching.
    /// - Parameters:
    ///   - root: The absolute path of the watched folder.
    ///   - tell: The closure that receives the events.
    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void)

    /// Watches a folder. Each scan calls this for every folder, just before it lists the folder's files.
    /// - Returns: Whether changes in the folder will be reported.
    func watch(_ folder: FolderScanner.Folder) -> Bool

    /// Ends a scan of all folders. Folders that were not part of the scan need no longer be watched.
    func finishRound()

    /// Reports all pending events before it returns, as far as the system provides them.
    func catchUp()

    /// Stops watching and reports nothing more.
    func stop()
}

/// Returns the watcher for this operating system.
func systemWatcher() -> any FolderWatcher {
    #if os(Linux)
    InotifyWatcher()
    #elseif os(macOS)
    FSEventsWatcher()
    #else
    SweepOnlyWatcher()
    #endif
}
