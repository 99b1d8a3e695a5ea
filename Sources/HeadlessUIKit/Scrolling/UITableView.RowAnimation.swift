extension UITableView {
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// They fade.
        case fade = 0
        /// From and to the right.
        case right = 1
        /// From and to the left.
        case left = 2
        /// From and to the top.
        case top = 3
        /// From and to the bottom.
        case bottom = 4
        /// At once.
        case none = 5
        /// From and to their middle.
        case middle = 6
        /// As the table likes.
        case automatic = 100
    }
}
