extension UIGraphicsImageRendererFormat {
    /// Which colours a picture has room for.
    public enum Range: Int, Sendable {
        /// Nobody has said.
        case unspecified = -1
        /// As the screen has them.
        case automatic = 0
        /// More than those of sRGB.
        case extended = 1
        /// Those of sRGB.
        case standard = 2
    }
}
