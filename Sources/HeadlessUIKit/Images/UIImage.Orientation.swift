extension UIImage {
    /// The rotation of an image.
    public enum Orientation: Int, Sendable {
        /// The image is not rotated.
        case up = 0
        /// The image is rotated by 180 degrees.
        case down = 1
        /// The image is rotated by 90 degrees counterclockwise.
        case left = 2
        /// The image is rotated by 90 degrees clockwise.
        case right = 3
    }
}
