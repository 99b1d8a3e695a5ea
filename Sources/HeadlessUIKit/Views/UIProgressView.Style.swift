extension UIProgressView {
    /// The style of a progress view.
    public enum Style: Int, Sendable {
        /// The standard style.
        case `default` = 0
        /// The style for toolbars.
        @available(tvOS, unavailable)
        case bar = 1
    }
}
