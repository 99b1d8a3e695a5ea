import NimbusChameleon

/// Files that have changed together: one revision.
struct FileBatch: Sendable {
    /// What has become of one file.
    struct Change: Sendable {
        let path: WatchedPath
        /// Nil where it is gone.
        let file: WatchedFile?
    }

    /// In the order of their first signs; never two of one path.
    var changes: [Change]
    /// When the first sign of a change was seen.
    var start: ContinuousClock.Instant
}
