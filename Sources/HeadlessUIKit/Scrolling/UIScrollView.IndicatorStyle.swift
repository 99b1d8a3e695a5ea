extension UIScrollView {
    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// What stands out from the background.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }
}
