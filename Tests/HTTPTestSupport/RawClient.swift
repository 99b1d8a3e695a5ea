import Foundation
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import TestSupport

/// A client that sends exactly the bytes of a test, and records the bytes that it receives.
package final class RawClient: Sendable {
    private struct Received {
        var bytes: [UInt8] = []
        var isClosed = false
    }

    /// The error if the connection closes before the awaited bytes arrive.
    package struct ConnectionClosed: Error {}

    private let received = NIOLockedValueBox(Received())
    private let channel: any Channel

    /// Connects to a server.
    /// - Parameter request: A request to send as soon as the connection is open. A server closes idle connections, and
    ///   other tests can keep all threads busy before the next line of this test runs.
    package init(_ host: String = "127.0.0.1", port: Int, sending request: String? = nil) async throws {
        let received = received
        let connection = ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.allowRemoteHalfClosure, value: false)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(ReceiveHandler(received: received))
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

    private final class ReceiveHandler: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer

        private let received: NIOLockedValueBox<Received>

        init(received: NIOLockedValueBox<Received>) {
            self.received = received
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            let bytes = unwrapInboundIn(data).readableBytesView
            received.withLockedValue { $0.bytes += bytes }
        }

        func channelInactive(context: ChannelHandlerContext) {
            received.withLockedValue { $0.isClosed = true }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) {
            context.close(promise: nil)
        }
    }

    /// Whether the server or an error has closed the connection.
    package var isClosed: Bool { received.withLockedValue(\.isClosed) }

    /// The received bytes that `response(toHead:)` has not removed, as text.
    package var text: String { String(decoding: received.withLockedValue(\.bytes), as: UTF8.self) }

    package func send(_ bytes: some Sequence<UInt8>) { channel.writeAndFlush(ByteBuffer(bytes: bytes), promise: nil) }

    package func send(_ text: String) { send(text.utf8) }

    /// Sends a request. A `Host` header is added if there is none.
    package func send(_ method: String, _ target: String, _ headers: [String] = [], body: String? = nil) {
        send(Self.request(method, target, headers, body: body))
    }

    /// Returns the bytes of a request as text. A `Host` header is added if there is none.
    package static func request(
        _ method: String, _ target: String, _ headers: [String] = [], body: String? = nil
    ) -> String {
        var lines = ["\(method) \(target) HTTP/1.1"]
        if !headers.contains(where: { $0.lowercased().hasPrefix("host:") }) { lines.append("Host: localhost") }
        lines += headers
        if let body { lines.append("Content-Length: \(body.utf8.count)") }
        return lines.map { $0 + "\r\n" }.joined() + "\r\n" + (body ?? "")
    }

    /// Stops reading from the socket, so that unsent bytes accumulate on the server.
    package func stopReading() async throws { try await channel.setOption(.autoRead, value: false).get() }

    package func close() async { try? await channel.close() }

    // MARK: Responses

    /// Waits for the next response, and removes it from the received bytes.
    package func response(
        toHead isHead: Bool = false, within limit: Duration = .seconds(300)
    ) async throws -> RawResponse {
        try await eventually("a response", within: limit) {
            let isClosed = isClosed
            let response = received.withLockedValue { RawResponse(taking: &$0.bytes, isHead: isHead) }
            if response == nil, isClosed { throw ConnectionClosed() }
            return response
        }
    }

    /// Waits until the received bytes contain a text.
    package func waitForText(_ part: String) async throws {
        try await eventually("“\(part)” in “\(text)”") {
            // The connection is checked first, because text can arrive between the two checks.
            let isClosed = isClosed
            if text.contains(part) { return true }
            if isClosed { throw ConnectionClosed() }
            return false
        }
    }

    package func waitForClose() async throws { try await eventually("the end of the connection") { isClosed } }
}
