import NimbusChameleon

/// The files that changed together in one revision.
struct FileBatch: Sendable {
    /// The change of one file.
    struct Change: Sendable {
        let path: WatchedPath
        /// The new version of the file; `nil` if it was removed.
        let file: WatchedFile?
    }

    /// The changes in the order of their first signs, at most one per path.
    var changes: [Change]
    /// The time of the first sign of a change.
    var start: ContinuousClock.Instant
}
