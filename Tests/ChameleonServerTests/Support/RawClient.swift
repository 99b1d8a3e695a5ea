import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import TestSupport

/// A socket that says exactly what a test says, and notes what comes back.
final class RawClient: Sendable {
    private struct Heard {
        var bytes: [UInt8] = []
        var isClosed = false
    }

    /// The error if the connection ends before the response does.
    struct ConnectionClosed: Error {}

    private let heard = NIOLockedValueBox(Heard())
    private let channel: any Channel

    /// Connects to a server.
    /// - Parameter request: A request that is sent as soon as the connection is there. Servers close connections on
    ///   which nothing comes, and other tests can keep all threads busy before the next line of a test.
    init(_ host: String = "127.0.0.1", port: Int, sending request: String? = nil) async throws {
        let heard = heard
        let connection = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Ear(heard: heard))
                }
            }
            .connect(host: host, port: port)
        guard let request else {
            channel = try await connection.get()
            return
        }
        channel = try await connection.flatMap { channel in
            channel.writeAndFlush(ByteBuffer(string: request)).map { channel }
        }.get()
    }

    deinit { channel.close(promise: nil) }

    private final class Ear: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let heard: NIOLockedValueBox<Heard>

        init(heard: NIOLockedValueBox<Heard>) {
            self.heard = heard
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = unwrapInboundIn(data).readableBytesView
            heard.withLockedValue { $0.bytes += bytes }
        }

        func channelInactive(context: ChannelHandlerContext) {
            heard.withLockedValue { $0.isClosed = true }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }
    }

    /// Whether the other side, or an error, has ended the connection.
    var isClosed: Bool { heard.withLockedValue(\.isClosed) }

    /// What has come and was not taken yet.
    var text: String { String(decoding: heard.withLockedValue(\.bytes), as: UTF8.self) }

    func send(_ bytes: some Sequence<UInt8>) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

    func send(_ text: String) { send(text.utf8) }

    /// Sends a request with a host, and whatever headers and body.
    func send(_ method: String, _ target: String, _ headers: [String] = [], body: String? = nil) {
        send(Self.request(method, target, headers, body: body))
    }

    /// The text of a request with a host, and whatever headers and body.
    static func request(
        _ method: String, _ target: String, _ headers: [String] = [], body: String? = nil
    ) -> String {
        var lines = ["\(method) \(target) HTTP/1.1"]
        if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) { lines.append("Host: localhost") }
        lines += headers
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        return lines.map { $0 + "\r\n" }.joined() + "\r\n" + (body ?? "")
    }

    /// Takes no more bytes from the system, so that they pile up on the other side.
    func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    func close() async { try? await channel.close() }

    // MARK: Responses

    /// Takes the next response from what has come.
    func response(toHead isHead: Bool = false) async throws -> RawResponse {
        try await eventually("a response") {
            let isClosed = isClosed
            let response = heard.withLockedValue { RawResponse(taking: &$0.bytes, isHead: isHead) }
            if response == nil, isClosed { throw ConnectionClosed() }
            return response
        }
    }

    /// Waits for a text in what has come.
    func hears(_ part: String) async throws { try await eventually("“\(part)” in “\(text)”") { text.contains(part) } }

    func hearsTheEnd() async throws { try await eventually("the end") { isClosed } }
}
