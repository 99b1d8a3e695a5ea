import NimbusChameleon

/// The limits on clients and requests. The server responds to anything beyond a limit with an error or closes the
/// connection.
public struct ServerLimits: Sendable {
    /// The maximum number of connections.
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
