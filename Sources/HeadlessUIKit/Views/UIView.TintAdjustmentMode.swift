extension UIView {
    /// The adjustment of a view's tint colour.
    public enum TintAdjustmentMode: Int, Sendable {
        /// The mode of the superview.
        case automatic = 0
        /// The tint colour is not changed.
        case normal = 1
        /// The tint colour is dimmed to grey.
        case dimmed = 2
    }
}
