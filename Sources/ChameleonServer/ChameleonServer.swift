import Foundation
import NIOConcurrencyHelpers
import NimbusChameleon

/// Watches a folder of style sheets and tells apps and pages of each change.
public final class ChameleonServer: Sendable {
    /// Answers the requests to a route.
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
        var files: [WatchedPath: WatchedFile] = [:]
    }

    /// What has to be shown by clients; nil where only this machine is served.
    public let token: AccessToken?

    private let configuration: ServerConfiguration
    private let state = NIOLockedValueBox(State())

    /// A server that does not run yet.
    public init(_ configuration: ServerConfiguration) {
        self.configuration = configuration
        token = ListeningHost(configuration.host)?.isLoopback == false ? AccessToken() : nil
    }

    /// Has a route of your own answered by you, for as long as the server is there. It wins over a file of that path.
    /// - Parameters:
    ///   - path: all of it, decoded, beginning with a slash.
    ///   - handler: called for each request that has been let in; several may be under way at once.
    public func route(_ method: ServerRequest.Method, _ path: String, handler: @escaping Handler) {
        state.withLockedValue { $0.routes[path, default: [:]][method] = handler }
    }

    /// What happens from now on, in its order. Whoever does not take it in time loses what is oldest.
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

    /// The files as they are served, in the order of their paths.
    public var files: [WatchedFile] {
        state.withLockedValue(\.files).values.sorted { $0.path < $1.path }
    }

    /// A file as it is served; nil where there is none.
    public func file(_ path: WatchedPath) -> WatchedFile? { state.withLockedValue { $0.files[path] } }

    /// Sends an event to all who read `GET /events`.
    public func publish(_ event: ServerSentEvent) {
        guard case .running(let server) = state.withLockedValue(\.life) else { return }
        server.onHub { $0.publish(event) }
    }

    /// How many wait for a change, those who receive events among them.
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

    // MARK: Life

    /// Reads the folder and begins to listen. A server starts once.
    /// - Returns: where it listens.
    /// - Throws: `ServerFailure`.
    public func start() async throws -> [ServerAddress] {
        state.withLockedValue { state in
            guard case .new = state.life else { preconditionFailure("a server starts once") }
            state.life = .starting
        }
        let owner = Hub.Owner(
            tell: { [weak self] in self?.tell($0) },
            routes: { [weak self] path in self?.state.withLockedValue { $0.routes[path] } ?? [:] },
            changed: { [weak self] log in self?.state.withLockedValue { $0.files = log.files } })
        do {
            let server = try await RunningServer.start(configuration, token: token, owner: owner)
            state.withLockedValue { $0.life = .running(server) }
            return server.addresses
        } catch {
            end()
            throw error
        }
    }

    /// Ends all connections and stops to watch. Whoever waits is not answered.
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
