/// The amount of space along one axis of the interface.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// The size class is not specified.
    case unspecified = 0
    /// Restricted space, such as the width of a phone.
    case compact = 1
    /// Generous space, such as the width of a tablet.
    case regular = 2
}
