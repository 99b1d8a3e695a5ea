extension UIView {
    /// Whether a view dims its tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As its superview does.
        case automatic = 0
        /// It does not.
        case normal = 1
        /// It turns it to grey.
        case dimmed = 2
    }
}
