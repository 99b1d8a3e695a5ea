extension UIGraphicsImageRendererFormat {
    /// The colour range of an image.
    public enum Range: Int, Sendable {
        /// The range is not specified.
        case unspecified = -1
        /// The range of the screen.
        case automatic = 0
        /// A range that is wider than sRGB.
        case extended = 1
        /// The range of sRGB.
        case standard = 2
    }
}
