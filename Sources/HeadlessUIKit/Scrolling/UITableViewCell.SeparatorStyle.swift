extension UITableViewCell {
    /// The line under a cell.
    @available(tvOS, unavailable)
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none = 0
        /// One line.
        case singleLine = 1
        /// A line with a light one under it.
        @available(visionOS, unavailable)
        case singleLineEtched = 2
    }
}
