/// The position of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
    /// Any position.
    case any = 0
    /// The bottom of its container.
    case bottom = 1
    /// The top of its container.
    case top = 2
    /// The top of the screen. The background extends below the status bar.
    case topAttached = 3
}
