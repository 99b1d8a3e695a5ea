import Foundation
import NIOConcurrencyHelpers
import NimbusChameleon

/// Watches a folder of stylesheets and notifies apps and pages of each change.
public final class ChameleonServer: Sendable {
    /// The handler of a route: returns the response to a request.
    public typealias Handler = @Sendable (ServerRequest) async -> ServerResponse

    private enum Life {
        case new
        case starting
        case running(RunningServer)
        case ended
    }

    private struct State {
        var life = Life.new
        var routes: [String: [ServerRequest.Method: Handler]] = [:]
        var listeners: [UUID: AsyncStream<ServerEvent>.Continuation] = [:]
        var snapshot = FolderSnapshot(ChangeLog(files: [:]))
    }

    /// The token that clients must send; `nil` if only this machine is served.
    public let token: AccessToken?

    private let configuration: ServerConfiguration
    private let state = NIOLockedValueBox(State())

    /// Creates a server without starting it.
    public init(_ configuration: ServerConfiguration) {
        self.configuration = configuration
        token = ListeningHost(configuration.host)?.isLoopback == false ? AccessToken() : nil
    }

    /// Adds a route with your own handler. The route takes precedence over a file with the same path.
    /// - Parameters:
    ///   - path: The whole path, decoded, with a leading slash.
    ///   - handler: The handler, called for each admitted request. Several calls can run concurrently.
    public func route(_ method: ServerRequest.Method, _ path: String, handler: @escaping Handler) {
        state.withLockedValue { $0.routes[path, default: [:]][method] = handler }
    }

    /// Returns the server's events from now on, in order. The stream buffers 1000 events and then drops the oldest.
    public func events() -> AsyncStream<ServerEvent> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: ServerEvent.self, bufferingPolicy: .bufferingNewest(1000))
        let id = UUID()
        continuation.onTermination = { [weak self] _ in
            self?.state.withLockedValue { $0.listeners[id] = nil }
        }
        let isOver = state.withLockedValue { state in
            if case .ended = state.life { return true }
            state.listeners[id] = continuation
            return false
        }
        if isOver { continuation.finish() }
        return stream
    }

    /// The served files, sorted by path.
    public var files: [WatchedFile] {
        snapshot().files.values.sorted { $0.path < $1.path }
    }

    /// Returns a served file; `nil` if there is none at the path.
    public func file(_ path: WatchedPath) -> WatchedFile? { snapshot().files[path] }

    /// Returns the served files and their revision, which belong together even if files change at the same time.
    ///
    /// The revision of a `ServerEvent.changed` event may be older, because the folder may have changed again. There are
    /// no files before ``start()``.
    public func snapshot() -> FolderSnapshot { state.withLockedValue(\.snapshot) }

    /// Sends an event to all clients of `GET /events`.
    public func publish(_ event: ServerSentEvent) {
        guard case .running(let server) = state.withLockedValue(\.life) else { return }
        server.onHub { $0.publish(event) }
    }

    /// Sends an event to an app.
    /// - Returns: Whether the app watches with a stream.
    package func send(_ event: ServerSentEvent, to client: ServerClient) async -> Bool {
        guard case .running(let server) = state.withLockedValue(\.life) else { return false }
        return await server.onHub { $0.send(event, to: client) } ?? false
    }

    /// The number of clients that wait for a change, including those with a stream of events.
    var waiterCount: Int {
        get async { await count { $0.room.count } }
    }

    var connectionCount: Int {
        get async { await count { $0.connectionCount } }
    }

    private func count(_ body: @escaping @Sendable (Hub) -> Int) async -> Int {
        guard case .running(let server) = state.withLockedValue(\.life) else { return 0 }
        return await server.onHub(body) ?? 0
    }

    // MARK: Starting and stopping

    /// Reads the folder and starts listening. A server can be started once.
    /// - Returns: The addresses on which the server listens.
    /// - Throws: `ServerFailure`.
    public func start() async throws -> [ServerAddress] {
        state.withLockedValue { state in
            guard case .new = state.life else { preconditionFailure("a server starts once") }
            state.life = .starting
        }
        let owner = Hub.Owner(
            tell: { [weak self] in self?.tell($0) },
            routes: { [weak self] path in self?.state.withLockedValue { $0.routes[path] } ?? [:] },
            changed: { [weak self] log in self?.state.withLockedValue { $0.snapshot = FolderSnapshot(log) } })
        do {
            let server = try await RunningServer.start(configuration, token: token, owner: owner)
            state.withLockedValue { $0.life = .running(server) }
            return server.addresses
        } catch {
            end()
            throw error
        }
    }

    /// Stops watching and closes all connections. Waiting requests get no response.
    public func shutdown() async {
        guard case .running(let server) = state.withLockedValue(\.life) else { return }
        end()
        await server.stop()
    }

    private func end() {
        let listeners = state.withLockedValue { state in
            state.life = .ended
            return Array(state.listeners.values)
        }
        for listener in listeners { listener.finish() }
    }

    private func tell(_ event: ServerEvent) {
        for listener in state.withLockedValue({ Array($0.listeners.values) }) { listener.yield(event) }
    }
}
