import NimbusChameleon

/// What a server takes from those who talk to it. What is beyond is answered with an error, or cut off.
public struct ServerLimits: Sendable {
    /// Connections at once.
    public var connections = 1024
    /// Connections at once from one address.
    public var connectionsPerPeer = 512
    /// Requests at once that wait for a change, streams of events included.
    public var waiters = 512
    /// The same from one address.
    public var waitersPerPeer = 256
    /// Bytes of the target of a request.
    public var targetSize = 4096
    /// Bytes of one header.
    public var headerSize = 8192
    /// Bytes of all headers of a request.
    public var headersSize = 16_384
    /// Headers of a request.
    public var headers = 64
    /// Bytes of a request's body.
    public var bodySize = WireLimits.reportSize
    /// Requests that wait for their turn on one connection.
    public var pipelined = 16
    /// Bytes that may wait for somebody who does not read.
    public var unreadSize = 1 << 20
    /// For a first request to arrive, and for the body of any.
    public var requestTime = Duration.seconds(10)
    /// For the next request on the same connection.
    public var idleTime = Duration.seconds(75)
    /// For an answer to be taken.
    public var answerTime = Duration.seconds(60)
    /// How long `GET /watch?since=` waits for a change.
    public var watchTime = Duration.seconds(25)
    /// How long `GET /watch` waits: a little less than the ancestor's clients do.
    public var plainWatchTime = Duration.seconds(900)
    /// Between two signs of life on a stream of events.
    public var heartbeat = Duration.seconds(15)
    /// How long a client may be without a connection before it counts as gone.
    public var absence = Duration.seconds(3)

    /// The usual ones.
    public init() {}
}
