/// The reading direction of the interface.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not said.
    case unspecified = -1
    /// Lines begin at the left.
    case leftToRight = 0
    /// Lines begin at the right.
    case rightToLeft = 1
}
