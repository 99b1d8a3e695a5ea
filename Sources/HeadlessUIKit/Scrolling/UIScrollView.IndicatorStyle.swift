extension UIScrollView {
    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// A colour that is visible on any background.
        case `default` = 0
        /// A dark colour.
        case black = 1
        /// A light colour.
        case white = 2
    }
}
