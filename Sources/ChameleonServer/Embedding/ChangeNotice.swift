import NimbusChameleon

/// The event reported for a batch of changes.
public struct ChangeNotice: Sendable {
    /// The changes without file contents, in the order of their first signs.
    public var changes: [FileChange]
    /// The cursor after the changes.
    public var cursor: ChangeCursor
    /// The number of clients that were sent the changes.
    public var audience: Int
    /// The time of the first sign of a change.
    public var start: ContinuousClock.Instant
    /// The time from `start` until all clients were sent the changes.
    public var latency: Duration
}
