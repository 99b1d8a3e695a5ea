import NimbusChameleon

/// A batch of changes.
public struct ChangeNotice: Sendable {
    /// What has become of the files, without their contents, in the order in which the changes were noticed.
    public var changes: [FileChange]
    /// Where they lead to.
    public var cursor: ChangeCursor
    /// How many were told at once.
    public var audience: Int
    /// When the first sign of a change was seen.
    public var start: ContinuousClock.Instant
    /// From then to when all of them were told.
    public var latency: Duration
}
