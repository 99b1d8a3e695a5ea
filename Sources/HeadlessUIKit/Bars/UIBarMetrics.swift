/// The sizes of bar that an image may be meant for.
public enum UIBarMetrics: Int, Sendable {
    /// The usual one.
    case `default` = 0
    /// The low one.
    case compact = 1
}
