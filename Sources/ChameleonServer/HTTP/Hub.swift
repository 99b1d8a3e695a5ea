import NIOCore
import NIOHTTP1
import NimbusChameleon

/// The state shared by all requests: the change log, the waiting clients and the embedders' routes. All access is on
/// one event loop, so no locks are needed.
final class Hub {
    /// The callbacks to the server that owns the hub.
    struct Owner: Sendable {
        let tell: @Sendable (ServerEvent) -> Void
        let routes: @Sendable (_ path: String) -> [ServerRequest.Method: ChameleonServer.Handler]
        let changed: @Sendable (ChangeLog) -> Void
    }

    let limits: ServerLimits
    let gate: RequestGuard
    let owner: Owner
    let loop: any EventLoop
    private(set) var log = ChangeLog(files: [:])
    var room = WaitingRoom()
    var plainClients = PlainClients()
    var clients: [ServerClient: Int] = [:]

    private var connections: [ObjectIdentifier: Connection] = [:]
    private var connectionCounts: [String: Int] = [:]
    private var strangers = Strangers()
    private var heartbeat: RepeatedTask?

    init(limits: ServerLimits, gate: RequestGuard, owner: Owner, loop: any EventLoop) {
        self.limits = limits
        self.gate = gate
        self.owner = owner
        self.loop = loop
        let interval = TimeAmount(limits.heartbeat)
        let bound = NIOLoopBound(Unowned(hub: self), eventLoop: loop)
        heartbeat = loop.scheduleRepeatedTask(initialDelay: interval, delay: interval) { _ in bound.value.hub?.beat() }
    }

    private struct Unowned {
        weak var hub: Hub?
    }

    /// The numbers of connections without a pairing code.
    private struct Strangers {
        var counts: [String: Int] = [:]
        /// The number of those on this machine.
        var local = 0
        /// The number of others.
        var remote = 0

        mutating func add(_ connection: Connection, _ difference: Int) {
            let count = counts[connection.peer, default: 0] + difference
            counts[connection.peer] = count == 0 ? nil : count
            if connection.isLocal { local += difference } else { remote += difference }
        }
    }

    // MARK: Files

    /// Sets the files found when the server starts.
    func begin(with files: [WatchedPath: WatchedFile]) {
        log = ChangeLog(files: files)
        owner.changed(log)
    }

    /// Appends a batch as the next revision and notifies all waiting clients.
    func append(_ batch: FileBatch) {
        log.append(batch)
        owner.changed(log)
        tellWaiters(of: batch)
    }

    // MARK: Connections

    var connectionCount: Int { connections.count }

    /// - Returns: Whether the limits permit another connection.
    func admit(_ connection: Connection) -> Bool {
        let available = limits.connections - (connection.isLocal ? 0 : limits.loopbackConnections)
        guard connections.count < available,
            connectionCounts[connection.peer, default: 0] < limits.connectionsPerPeer
        else { return false }
        if gate.token != nil {
            guard (connection.isLocal ? strangers.local : strangers.remote) < limits.strangers,
                strangers.counts[connection.peer, default: 0] < limits.strangersPerPeer
            else { return false }
            connection.isStranger = true
            strangers.add(connection, 1)
        }
        connections[ObjectIdentifier(connection)] = connection
        connectionCounts[connection.peer, default: 0] += 1
        return true
    }

    /// Removes a closed connection.
    func dismiss(_ connection: Connection) {
        guard connections.removeValue(forKey: ObjectIdentifier(connection)) != nil else { return }
        let count = connectionCounts[connection.peer, default: 1] - 1
        connectionCounts[connection.peer] = count == 0 ? nil : count
        welcome(connection)
        _ = room.leave(connection)
        depart(connection)
    }

    /// Stops counting a connection as one without a pairing code.
    private func welcome(_ connection: Connection) {
        guard connection.isStranger else { return }
        connection.isStranger = false
        strangers.add(connection, -1)
    }

    /// Closes all connections.
    func close() {
        heartbeat?.cancel()
        for connection in connections.values { connection.close() }
    }

    // MARK: Requests

    /// Handles a request: responds now or later.
    func handle(_ request: Request, from connection: Connection) {
        guard request.head.uri.utf8.count <= limits.targetSize else {
            return connection.answer(.text(.uriTooLong, "the target is too long"), closes: true)
        }
        let parsed = RequestTarget(request.head.uri)
        let verdict = gate.verdict(on: request.head, target: parsed, local: connection.local)
        // A refused request closes, so that clients without access keep no connection.
        if let answer = Self.answer(verdict) { return connection.answer(answer, closes: true) }
        // Only clients with access learn that a target is malformed.
        guard var target = parsed else {
            return connection.answer(.text(.badRequest, "the target is malformed"), closes: true)
        }
        welcome(connection)
        if RequestGuard.isOfOtherSite(request.head) { target.query = [:] }
        if request.head.method == .POST, !Self.isJSON(request.head) {
            return connection.answer(.text(.unsupportedMediaType, "the content type must be application/json"))
        }
        route(request, to: target, showsCookie: verdict == .allowed(byQuery: true), from: connection)
    }

    private static func answer(_ verdict: RequestGuard.Verdict) -> Answer? {
        guard case .refused(let status, let reason) = verdict else { return nil }
        return .text(HTTPResponseStatus(statusCode: status), reason)
    }

    private static func isJSON(_ head: HTTPRequestHead) -> Bool {
        let types = head.headers["content-type"]
        let type = types.first?.split(separator: ";").first?.lowercased()
        return types.count == 1 && type?.filter { $0 != " " } == "application/json"
    }

    private func route(_ request: Request, to target: RequestTarget, showsCookie: Bool, from connection: Connection) {
        let method = request.head.method
        let handlers = owner.routes(target.path)
        guard handlers.isEmpty else {
            return embed(request, target, handlers, showsCookie: showsCookie, from: connection)
        }
        switch target.path {
        case "/watch":
            method == .GET ? watch(request, target, from: connection) : connection.answer(.notAllowed([.GET]))
        case "/events":
            method == .GET ? stream(request, target, to: connection) : connection.answer(.notAllowed([.GET]))
        case "/report": method == .POST ? report(request, from: connection) : connection.answer(.notAllowed([.POST]))
        case "/manifest":
            connection.answer(method == .GET || method == .HEAD ? manifest() : .notAllowed([.GET, .HEAD]))
        default: connection.answer(file(request, target))
        }
    }
}

extension TimeAmount {
    init(_ duration: Duration) {
        self = .nanoseconds(
            duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000)
    }
}
