import Foundation
import NIOCore
import NimbusChameleon

/// A file of the watched folder, as it was read last.
public struct WatchedFile: Sendable {
    /// Where it lies.
    public let path: WatchedPath
    /// What its bytes come to.
    public let hash: ContentHash
    let kind: FileKind
    /// The bytes, shared by all answers.
    let buffer: ByteBuffer

    init(path: WatchedPath, kind: FileKind, bytes: Data) {
        self.path = path
        self.kind = kind
        hash = ContentHash(of: bytes)
        buffer = ByteBuffer(bytes: bytes)
    }

    /// How many bytes it has.
    public var size: Int { buffer.readableBytes }

    /// A copy of its bytes.
    public var data: Data { Data(buffer.readableBytesView) }

    /// The bytes as text; nil where they are none.
    var text: String? { String(exactly: buffer.readableBytesView) }
}
