import NimbusChameleon

/// What a server takes from the folder that it watches, all of which it keeps in memory. What is beyond is left out,
/// and told.
public struct FolderLimits: Sendable {
    /// Bytes of a file; no more than 8 MiB, which is what clients take.
    public var fileSize = WireLimits.fileSize { didSet { fileSize = min(fileSize, WireLimits.fileSize) } }
    /// Files; no more than 10,000.
    public var files = 5000 { didSet { files = min(files, WireLimits.files) } }
    /// Bytes of all files.
    public var totalSize = 256 << 20
    /// Folders.
    public var folders = 5000
    /// Folders inside one another.
    public var depth = 32

    /// The usual ones.
    public init() {}
}
