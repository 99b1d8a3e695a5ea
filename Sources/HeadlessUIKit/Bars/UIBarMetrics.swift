/// The heights of a bar for which an image can be set.
public enum UIBarMetrics: Int, Sendable {
    /// The standard height.
    case `default` = 0
    /// The compact height.
    case compact = 1
}
