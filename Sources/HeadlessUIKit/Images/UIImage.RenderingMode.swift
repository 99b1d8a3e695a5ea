extension UIImage {
    /// The use of an image's colours.
    public enum RenderingMode: Int, Sendable {
        /// The view that displays the image chooses the mode.
        case automatic = 0
        /// The image is drawn in its own colours.
        case alwaysOriginal = 1
        /// The shape of the image is drawn in the tint colour.
        case alwaysTemplate = 2
    }
}
