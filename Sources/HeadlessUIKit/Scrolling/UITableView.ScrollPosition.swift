extension UITableView {
    /// The position to which a table scrolls a row.
    public enum ScrollPosition: Int, Sendable {
        /// Any position in which the row is visible.
        case none = 0
        /// The top of the table.
        case top = 1
        /// The middle of the table.
        case middle = 2
        /// The bottom of the table.
        case bottom = 3
    }
}
