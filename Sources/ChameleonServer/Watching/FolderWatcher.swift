import Dispatch

/// Tells of changes in a folder and those in it. It may tell too much and too often, and need not tell everything: a
/// sweep finds what it misses. Everything is called on one queue, and it calls on that.
protocol FolderWatcher: AnyObject {
    /// Begins.
    /// - Parameters:
    ///   - root: the watched folder's absolute path.
    ///   - tell: called with what happened, as often as something does.
    func start(root: String, on queue: DispatchQueue, telling tell: @escaping ([WatchEvent]) -> Void)

    /// Called for every folder that there is, each time that they are looked through, just before its files are.
    /// - Returns: whether changes in it will be told.
    func watch(_ folder: FolderScanner.Folder) -> Bool

    /// Called when all folders have been looked through: those that were not among them are of no interest any more.
    func finishRound()

    /// Tells what has happened until now before it returns, as far as the system says.
    func catchUp()

    /// Ends, and tells nothing more.
    func stop()
}

/// The system's own.
func systemWatcher() -> any FolderWatcher {
    #if os(Linux)
    InotifyWatcher()
    #elseif os(macOS)
    FSEventsWatcher()
    #else
    SweepOnlyWatcher()
    #endif
}
