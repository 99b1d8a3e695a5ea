extension UITableViewCell {
    /// The appearance of a selected cell.
    public enum SelectionStyle: Int, Sendable {
        /// The appearance does not change.
        case none = 0
        /// The default background.
        case blue = 1
        /// A grey background.
        case gray = 2
        /// The default background.
        case `default` = 3
    }
}
