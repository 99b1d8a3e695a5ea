extension UITableViewCell {
    /// The labels that a cell comes with.
    public enum CellStyle: Int, Sendable {
        /// One, beside an image.
        case `default` = 0
        /// One at the left, a muted one at the right.
        case value1 = 1
        /// A tinted one at the left, one beside it.
        case value2 = 2
        /// One above a muted smaller one.
        case subtitle = 3
    }
}
