extension UITableViewCell {
    /// The line under a cell.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One line.
        case singleLine = 1
        /// A line with a light one under it.
        case singleLineEtched = 2
    }
}
