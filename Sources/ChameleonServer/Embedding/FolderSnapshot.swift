import NimbusChameleon

/// The served files at one revision.
public struct FolderSnapshot: Sendable {
    /// The revision of the files.
    public let cursor: ChangeCursor
    /// The files by path.
    public let files: [WatchedPath: WatchedFile]
}
