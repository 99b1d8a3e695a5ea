extension UITextField {
    /// The condition on which a text field displays an overlay view.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While the user edits the text.
        case whileEditing = 1
        /// While the user does not edit the text.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
