extension UIImage {
    /// The rotation of an image, and whether it is mirrored.
    public enum Orientation: Int, Sendable {
        /// The image is not rotated.
        case up = 0
        /// The image is rotated by 180 degrees.
        case down = 1
        /// The image is rotated by 90 degrees counterclockwise.
        case left = 2
        /// The image is rotated by 90 degrees clockwise.
        case right = 3
        /// The image is mirrored horizontally.
        case upMirrored = 4
        /// The image is mirrored vertically.
        case downMirrored = 5
        /// The image is mirrored horizontally, and then rotated by 90 degrees counterclockwise.
        case leftMirrored = 6
        /// The image is mirrored horizontally, and then rotated by 90 degrees clockwise.
        case rightMirrored = 7
    }
}
