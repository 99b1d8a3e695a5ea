extension UIBarButtonItem {
    /// How much a bar button stands out.
    public enum Style: Int, Sendable {
        /// As ever.
        case plain = 0
        /// As the way to finish.
        case done = 2
    }
}
