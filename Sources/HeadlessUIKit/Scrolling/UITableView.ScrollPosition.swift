extension UITableView {
    /// Where a row stands that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// Wherever it is seen.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }
}
