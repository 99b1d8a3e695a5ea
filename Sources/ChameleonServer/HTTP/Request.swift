import NIOCore
import NIOHTTP1

/// A request that has arrived completely.
struct Request {
    let head: HTTPRequestHead
    let body: ByteBuffer
}
