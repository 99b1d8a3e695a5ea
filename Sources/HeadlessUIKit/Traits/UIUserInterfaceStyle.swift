/// The light or dark appearance of the interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// The style is not specified.
    case unspecified = 0
    /// The light appearance.
    case light = 1
    /// The dark appearance.
    case dark = 2
}
