extension UIControl {
    /// Where a control keeps its content along x.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From left to right.
        case fill = 3
        /// Where lines begin.
        case leading = 4
        /// Where lines end.
        case trailing = 5
    }
}
