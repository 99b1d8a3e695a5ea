/// The contrast that the user has chosen in the accessibility settings.
public enum UIAccessibilityContrast: Int, Sendable {
    /// The contrast is not specified.
    case unspecified = -1
    /// Normal contrast.
    case normal = 0
    /// Increased contrast.
    case high = 1
}
