/// How much contrast the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// The usual.
    case normal = 0
    /// More than the usual.
    case high = 1
}
