extension UIControl {
    /// The vertical alignment of a control's content.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// Centres the content.
        case center = 0
        /// Aligns the content to the top.
        case top = 1
        /// Aligns the content to the bottom.
        case bottom = 2
        /// Stretches the content to the height of the control.
        case fill = 3
    }
}
