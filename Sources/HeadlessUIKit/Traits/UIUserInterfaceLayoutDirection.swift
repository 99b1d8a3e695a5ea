/// The reading direction in effect for a view.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// Lines begin at the left.
    case leftToRight = 0
    /// Lines begin at the right.
    case rightToLeft = 1
}
