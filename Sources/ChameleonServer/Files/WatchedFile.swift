import Foundation
import NIOCore
import NimbusChameleon

/// A file of the watched folder, as last read.
public struct WatchedFile: Sendable {
    /// The path relative to the watched folder.
    public let path: WatchedPath
    /// The hash of the contents.
    public let hash: ContentHash
    let kind: FileKind
    /// The contents, shared by all responses.
    let buffer: ByteBuffer

    init(path: WatchedPath, kind: FileKind, contents: ByteBuffer) {
        self.path = path
        self.kind = kind
        hash = contents.withUnsafeReadableBytes { ContentHash(of: $0) }
        buffer = contents
    }

    /// The size in bytes.
    public var size: Int { buffer.readableBytes }

    /// A copy of the contents.
    public var data: Data { Data(buffer.readableBytesView) }

    /// The contents as text; `nil` if they are not UTF-8.
    var text: String? { String(exactly: buffer.readableBytesView) }
}
