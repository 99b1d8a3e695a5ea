extension UIControl {
    /// The horizontal alignment of a control's content.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// Centres the content.
        case center = 0
        /// Aligns the content to the left.
        case left = 1
        /// Aligns the content to the right.
        case right = 2
        /// Stretches the content to the width of the control.
        case fill = 3
        /// Aligns the content to the leading edge.
        case leading = 4
        /// Aligns the content to the trailing edge.
        case trailing = 5
    }
}
