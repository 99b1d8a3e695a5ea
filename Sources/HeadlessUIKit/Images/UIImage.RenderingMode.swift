extension UIImage {
    /// Whether an image keeps its colours.
    public enum RenderingMode: Int, Sendable {
        /// As the view that shows it likes.
        case automatic = 0
        /// It keeps them.
        case alwaysOriginal = 1
        /// Its shape is drawn in the tint colour.
        case alwaysTemplate = 2
    }
}
