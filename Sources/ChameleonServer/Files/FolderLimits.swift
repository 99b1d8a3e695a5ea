import NimbusChameleon

/// The limits on the watched folder, whose files the server keeps in memory. The server skips anything beyond a limit
/// and reports a problem.
public struct FolderLimits: Sendable {
    /// The maximum size of a file, in bytes. At most 8 MiB, which is the limit of clients.
    public var fileSize = WireLimits.fileSize { didSet { fileSize = min(fileSize, WireLimits.fileSize) } }
    /// The maximum number of files. At most 10,000.
    public var files = 5000 { didSet { files = min(files, WireLimits.files) } }
    /// The maximum total size of all files, in bytes.
    public var totalSize = 256 << 20
    /// The maximum number of folders.
    public var folders = 5000
    /// The maximum nesting depth of folders.
    public var depth = 32

    /// Creates the default limits.
    public init() {}
}
