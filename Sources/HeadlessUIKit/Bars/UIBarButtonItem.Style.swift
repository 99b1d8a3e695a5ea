extension UIBarButtonItem {
    /// The appearance of a bar button.
    public enum Style: Int, Sendable {
        /// The standard appearance.
        case plain = 0
        /// The emphasised appearance of a button that completes a task.
        case done = 2
    }
}
