extension UIScrollView {
    /// The effect of scrolling on the keyboard.
    @available(visionOS, unavailable)
    public enum KeyboardDismissMode: Int, Sendable {
        /// The keyboard stays.
        case none = 0
        /// The keyboard disappears when the user begins to scroll.
        case onDrag = 1
        /// The keyboard follows the touch.
        case interactive = 2
    }
}
