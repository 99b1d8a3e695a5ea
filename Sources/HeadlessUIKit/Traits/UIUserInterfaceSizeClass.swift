/// How much room an axis of the interface has.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not said.
    case unspecified = 0
    /// Little, as across a phone.
    case compact = 1
    /// Much, as across a tablet.
    case regular = 2
}
