extension UIActivityIndicatorView {
    /// The size and default colour of an activity indicator.
    public enum Style: Int, Sendable {
        /// The standard size in a muted colour.
        case medium = 100
        /// The large size in a muted colour.
        case large = 101
        /// The large size in white.
        @available(visionOS, unavailable)
        case whiteLarge = 0
        /// The standard size in white.
        @available(visionOS, unavailable)
        case white = 1
        /// The standard size in grey.
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        case gray = 2
    }
}
