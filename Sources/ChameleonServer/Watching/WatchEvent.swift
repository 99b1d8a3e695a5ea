/// What a watcher tells.
enum WatchEvent: Hashable {
    /// - Parameter path: below the watched folder, as the file system has it.
    case file(path: String, sign: ChangeSign)
    /// Folders have come, gone or moved, or events were lost: everything is to be looked at.
    case everything
}
