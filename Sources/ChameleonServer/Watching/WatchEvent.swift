/// An event from a watcher.
enum WatchEvent: Hashable {
    /// - Parameter path: The path relative to the watched folder, as in the file system.
    case file(path: String, sign: ChangeSign)
    /// Folders were added, removed or moved, or events were lost: all folders must be scanned.
    case everything
}
