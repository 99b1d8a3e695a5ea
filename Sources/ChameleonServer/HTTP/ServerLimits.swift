import NimbusChameleon

/// The limits on clients and requests. The server responds to anything beyond a limit with an error or closes the
/// connection.
public struct ServerLimits: Sendable {
    /// The maximum number of connections. It is lowered if the process cannot have so many open files and sockets. One
    /// in eight is for clients on this machine. If a pairing code is needed, at most one in eight can be a connection
    /// on which no code has arrived yet.
    public var connections = 1024
    /// The maximum number of connections from one address.
    public var connectionsPerPeer = 512
    /// The maximum number of requests that wait for a change, including streams of events.
    public var waiters = 512
    /// The maximum number of waiting requests from one address.
    public var waitersPerPeer = 256
    /// The maximum size of a request's target, in bytes.
    public var targetSize = 4096
    /// The maximum size of one header field, in bytes.
    public var headerSize = 8192
    /// The maximum size of all header fields of a request, in bytes.
    public var headersSize = 16_384
    /// The maximum number of header fields of a request.
    public var headers = 64
    /// The maximum size of a request's body, in bytes.
    public var bodySize = WireLimits.reportSize
    /// The maximum number of requests that are queued on one connection.
    public var pipelined = 16
    /// The maximum number of bytes that a client may leave unread.
    public var unreadSize = 1 << 20
    /// The time allowed for the first request to arrive, and for the rest of a request that has begun.
    public var requestTime = Duration.seconds(10)
    /// The time allowed until the next request on the same connection.
    public var idleTime = Duration.seconds(75)
    /// The time allowed for a client to receive a response.
    public var answerTime = Duration.seconds(60)
    /// The time that `GET /watch?since=` waits for a change.
    public var watchTime = Duration.seconds(25)
    /// The time that `GET /watch` waits for a change: slightly less than the timeout of legacy clients of Nimbus CSS.
    public var plainWatchTime = Duration.seconds(900)
    /// The time between two keep-alive comments on a stream of events.
    public var heartbeat = Duration.seconds(15)
    /// The time that a client may be without a connection before it is reported as gone.
    public var absence = Duration.seconds(3)

    /// Creates the default limits.
    public init() {}
}

extension ServerLimits {
    /// Returns limits that leave open files for the watched folder.
    /// - Parameter count: The maximum number of files and sockets of the process.
    func fitted(toDescriptors count: Int) -> ServerLimits {
        var limits = self
        let available = max(count - min(count / 2, 128), 8)
        guard connections > available else { return limits }
        limits.connections = available
        limits.connectionsPerPeer = min(connectionsPerPeer, available / 2)
        return limits
    }

    /// The number of connections that only clients on this machine can use.
    var loopbackConnections: Int { connections / 8 }

    /// The maximum number of connections without a pairing code. It applies to clients on this machine and to other
    /// clients separately.
    var strangers: Int { max(8, connections / 8) }

    /// The maximum number of connections without a pairing code from one address.
    var strangersPerPeer: Int { strangers / 2 }
}
