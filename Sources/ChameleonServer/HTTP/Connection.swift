import NIOCore
import NIOHTTP1

/// A client connection: passes one request at a time to the hub and writes the response. Closes when a request or the
/// reading of a response takes too long.
final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// No request is being handled.
        case idle
        /// The hub handles the request.
        case handling(HTTPRequestHead)
        /// A response is being written.
        case answering
        /// A stream of server-sent events is open.
        case streaming
        /// The connection ignores further input, so that the client receives the last response before the end.
        case closing
    }

    /// The connection's client, set by its first watch request.
    var client: ServerClient?
    /// The last revision sent on this connection to a client without a cursor.
    var plainRevision: UInt64?
    /// Whether a pairing code is needed and has not arrived on this connection yet.
    var isStranger = false
    /// The client's address, without the port.
    private(set) var peer = ""
    /// Whether the client is on this machine.
    var isLocal: Bool { peer.isLoopbackAddress }
    /// The local address of the connection, without the port.
    private(set) var local: String?

    /// The embedder's handling of the current request. Cancelled when the connection closes.
    var handling: Task<Void, Never>?

    private let hub: Hub
    private let limits: ServerLimits
    private var context: ChannelHandlerContext?
    private var state = State.idle
    /// The request that is arriving.
    private var arriving: (head: HTTPRequestHead, body: ByteBuffer)?
    private var waiting: CircularBuffer<Request> = []
    private var timeout: Scheduled<Void>?

    init(hub: Hub) {
        self.hub = hub
        limits = hub.limits
    }

    // MARK: Channel

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        peer = context.remoteAddress?.host ?? ""
        local = context.localAddress?.host
        guard hub.admit(self) else { return context.close(promise: nil) }
        expect(within: limits.requestTime)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
        handling?.cancel()
        state = .closing
        waiting = []
        self.context = nil
        hub.dismiss(self)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .closing = state { return }
        switch unwrapInboundIn(data) {
        case .head(let head): begin(head)
        case .body(let bytes): take(bytes)
        case .end: end()
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError else { return context.close(promise: nil) }
        let status: HTTPResponseStatus = error == .headerOverflow ? .requestHeaderFieldsTooLarge : .badRequest
        refuse(.text(status, "the request is malformed"))
    }

    // MARK: Requests

    private func begin(_ head: HTTPRequestHead) {
        guard arriving == nil else { return refuse(.text(.badRequest, "a request began before the last one ended")) }
        // The parser has checked that a length is a number.
        if let length = head.headers.first(name: "content-length"), Int(length) ?? .max > limits.bodySize {
            return refuse(.text(.payloadTooLarge, "the body is too large"))
        }
        arriving = (head, ByteBuffer())
        if case .idle = state { expect(within: limits.requestTime) }
    }

    private func take(_ bytes: ByteBuffer) {
        guard arriving.map({ $0.body.readableBytes + bytes.readableBytes <= limits.bodySize }) == true else {
            return refuse(.text(.payloadTooLarge, "the body is too large"))
        }
        arriving?.body.writeImmutableBuffer(bytes)
    }

    private func end() {
        guard let (head, body) = arriving else { return }
        arriving = nil
        guard waiting.count < limits.pipelined else { return close() }
        waiting.append(Request(head: head, body: body))
        handleNext()
    }

    private func handleNext() {
        guard case .idle = state else { return }
        guard let request = waiting.popFirst() else {
            return expect(within: arriving == nil ? limits.idleTime : limits.requestTime)
        }
        timeout?.cancel()
        state = .handling(request.head)
        hub.handle(request, from: self)
    }

    /// Responds to a request that cannot be handled, then closes the connection. Closes at once if another response is
    /// pending.
    private func refuse(_ answer: Answer) {
        guard case .idle = state else { return close() }
        arriving = nil
        state = .handling(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Connection": "close"]))
        self.answer(answer)
    }

    // MARK: Responses

    /// Responds to the request that the hub handles.
    /// - Parameters:
    ///   - closes: Whether to close the connection after the response.
    ///   - delivered: The closure called after the system has accepted the whole response.
    func answer(_ answer: Answer, closes: Bool = false, delivered: (() -> Void)? = nil) {
        guard case .handling(let head) = state, let context else { return }
        state = .answering
        expect(within: limits.answerTime)
        let isUpgrade = head.method == .CONNECT || head.headers.contains(name: "upgrade")
        let keepsAlive = !closes && head.isKeepAlive && !isUpgrade
        var headers = answer.headers
        headers.add(name: "Content-Length", value: String(answer.body.readableBytes))
        if !keepsAlive { headers.replaceOrAdd(name: "Connection", value: "close") }
        write(answer.status, headers, version: head.version)
        if head.method != .HEAD, answer.body.readableBytes > 0 {
            context.write(wrapOutboundOut(.body(.byteBuffer(answer.body))), promise: nil)
        }
        let done = NIOLoopBound((self, delivered), eventLoop: context.eventLoop)
        context.writeAndFlush(wrapOutboundOut(.end(nil))).whenComplete { result in
            let (connection, delivered) = done.value
            guard case .success = result else { return connection.close() }
            delivered?()
            connection.finish(keepsAlive: keepsAlive)
        }
    }

    private func finish(keepsAlive: Bool) {
        guard case .answering = state else { return }
        guard keepsAlive else { return linger() }
        state = .idle
        handleNext()
    }

    /// Begins a response without an end.
    func beginStream(type: String) {
        guard case .handling(let head) = state else { return }
        state = .streaming
        timeout?.cancel()
        write(.ok, ["Content-Type": type, "Cache-Control": "no-store"], version: head.version)
    }

    /// Sends a part of a stream. Closes the connection if the client has left too many bytes unread.
    func send(_ bytes: ByteBuffer) {
        guard case .streaming = state, let context else { return }
        guard context.channel.isWritable else { return close() }
        context.writeAndFlush(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
    }

    private func write(_ status: HTTPResponseStatus, _ headers: HTTPHeaders, version: HTTPVersion) {
        guard let context else { return }
        var headers = headers
        for (name, value) in Answer.guarding { headers.add(name: name, value: value) }
        let head = HTTPResponseHead(version: version, status: status, headers: headers)
        context.write(wrapOutboundOut(.head(head)), promise: nil)
    }

    // MARK: Closing

    func close() {
        context?.close(promise: nil)
    }

    /// Closes the output and waits up to 1 s for the client to close. If received bytes were still unread at close, the
    /// system would reset the connection and the response could be lost.
    private func linger() {
        state = .closing
        context?.close(mode: .output, promise: nil)
        expect(within: .seconds(1))
    }

    private func expect(within time: Duration) {
        timeout?.cancel()
        guard let context else { return }
        let connection = NIOLoopBound(self, eventLoop: context.eventLoop)
        timeout = context.eventLoop.scheduleTask(in: TimeAmount(time)) { connection.value.giveUp() }
    }

    private func giveUp() {
        guard case .idle = state, arriving != nil else { return close() }
        refuse(.text(.requestTimeout, "the request did not arrive in time"))
    }
}

extension SocketAddress {
    /// The address without the port. An IPv4-mapped IPv6 address yields the IPv4 address.
    var host: String? {
        guard let address = ipAddress else { return nil }
        return address.lowercased().hasPrefix("::ffff:") && address.contains(".")
            ? String(address.dropFirst(7)) : address
    }
}
