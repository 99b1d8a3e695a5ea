extension UIImage {
    /// How an image is turned before it is shown.
    public enum Orientation: Int, Sendable {
        /// Not at all.
        case up = 0
        /// By half a turn.
        case down = 1
        /// By a quarter against the clock.
        case left = 2
        /// By a quarter with the clock.
        case right = 3
    }
}
