extension UITableView {
    /// The animation of rows that are inserted or deleted.
    public enum RowAnimation: Int, Sendable {
        /// The rows fade.
        case fade = 0
        /// The rows move from and to the right.
        case right = 1
        /// The rows move from and to the left.
        case left = 2
        /// The rows move from and to the top.
        case top = 3
        /// The rows move from and to the bottom.
        case bottom = 4
        /// No animation.
        case none = 5
        /// The rows grow from their centre and shrink to it.
        case middle = 6
        /// The table chooses the animation.
        case automatic = 100
    }
}
