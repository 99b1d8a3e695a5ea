extension UITextField {
    /// When a text field shows something beside its text.
    public enum ViewMode: Int, Sendable {
        /// Never.
        case never = 0
        /// While it is typed in.
        case whileEditing = 1
        /// While it is not typed in.
        case unlessEditing = 2
        /// Always.
        case always = 3
    }
}
