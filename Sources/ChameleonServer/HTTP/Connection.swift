import NIOCore
import NIOHTTP1

/// One connection: takes requests one after the other, hands them to the hub, and writes what it answers. Whoever is
/// slow to ask or to read is cut off.
final class Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
        /// Nothing to answer.
        case idle
        /// The hub has the request.
        case handling(HTTPRequestHead)
        /// An answer is on its way.
        case answering
        /// Events are sent one by one.
        case streaming
        /// Nothing is read any more, so that the last answer arrives before the end does.
        case closing
    }

    /// What this connection's client is called, once it has watched.
    var client: ServerClient?
    /// How far a client without a cursor has been told of changes on this connection.
    var plainRevision: UInt64?
    /// The other side's address, without the port.
    private(set) var peer = ""
    /// The address of this machine that it has connected to.
    private(set) var local: String?

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

    // MARK: The channel

    func channelActive(context: ChannelHandlerContext) {
        self.context = context
        peer = context.remoteAddress?.host ?? ""
        local = context.localAddress?.host
        guard hub.admit(self) else { return context.close(promise: nil) }
        expect(within: limits.requestTime)
    }

    func channelInactive(context: ChannelHandlerContext) {
        timeout?.cancel()
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
        refuse(.text(status, "this is not understood"))
    }

    // MARK: Requests

    private func begin(_ head: HTTPRequestHead) {
        guard arriving == nil else { return refuse(.text(.badRequest, "a request within a request")) }
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

    /// Answers what cannot be handled, and ends the connection; at once where another answer is under way.
    private func refuse(_ answer: Answer) {
        guard case .idle = state else { return close() }
        arriving = nil
        state = .handling(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Connection": "close"]))
        self.answer(answer)
    }

    // MARK: Answers

    /// Answers the request that the hub has.
    /// - Parameter delivered: called when the system has taken all of it.
    func answer(_ answer: Answer, delivered: (() -> Void)? = nil) {
        guard case .handling(let head) = state, let context else { return }
        state = .answering
        expect(within: limits.answerTime)
        let keepsAlive = head.isKeepAlive && head.method != .CONNECT && !head.headers.contains(name: "upgrade")
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

    /// Begins an answer that has no end.
    func beginStream(type: String) {
        guard case .handling(let head) = state else { return }
        state = .streaming
        timeout?.cancel()
        write(.ok, ["Content-Type": type, "Cache-Control": "no-store"], version: head.version)
    }

    /// Sends a part of an answer that has no end. Whoever has not read enough of it by now is cut off.
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

    // MARK: The end

    func close() {
        context?.close(promise: nil)
    }

    /// Ends this side, and waits a moment for the other: were bytes of its left unread, the system would take the
    /// answer back.
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
    /// The address without the port; of an address of IPv4 in one of IPv6, the former.
    var host: String? {
        guard let address = ipAddress else { return nil }
        return address.lowercased().hasPrefix("::ffff:") && address.contains(".")
            ? String(address.dropFirst(7)) : address
    }
}
