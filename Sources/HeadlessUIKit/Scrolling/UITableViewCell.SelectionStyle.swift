extension UITableViewCell {
    /// How a cell looks while selected.
    public enum SelectionStyle: Int, Sendable {
        /// As ever.
        case none = 0
        /// On the default background.
        case blue = 1
        /// On grey.
        case gray = 2
        /// On the default background.
        case `default` = 3
    }
}
