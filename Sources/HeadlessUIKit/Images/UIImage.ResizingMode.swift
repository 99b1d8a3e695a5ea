extension UIImage {
    /// The way in which the middle part of a resizable image fills its area.
    public enum ResizingMode: Int, Sendable {
        /// The part is repeated.
        case tile = 0
        /// The part is stretched.
        case stretch = 1
    }
}
