import NIOCore
import NIOHTTP1
import NimbusChameleon

/// A completely received request.
struct Request {
    let head: HTTPRequestHead
    let body: ByteBuffer

    /// Whether the client accepts server-sent events.
    var acceptsEvents: Bool {
        head.headers[canonicalForm: "accept"].contains {
            $0.split(separator: ";").first?.lowercased() == WatchAnswer.streamType
        }
    }
}
