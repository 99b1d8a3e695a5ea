extension UIActivityIndicatorView {
    /// The look of an activity indicator.
    public enum Style: Int, Sendable {
        /// Small, in a muted colour.
        case medium = 100
        /// Large, in a muted colour.
        case large = 101
        /// Large and white.
        @available(visionOS, unavailable)
        case whiteLarge = 0
        /// Small and white.
        @available(visionOS, unavailable)
        case white = 1
        /// Small and grey.
        @available(tvOS, unavailable)
        @available(visionOS, unavailable)
        case gray = 2
    }
}
