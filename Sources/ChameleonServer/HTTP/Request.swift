import NIOCore
import NIOHTTP1
import NimbusChameleon

/// A request that has arrived completely.
struct Request {
    let head: HTTPRequestHead
    let body: ByteBuffer

    /// Whether server-sent events are what is wanted.
    var acceptsEvents: Bool {
        head.headers[canonicalForm: "accept"].contains {
            $0.split(separator: ";").first?.lowercased() == WatchAnswer.streamType
        }
    }
}
