extension UITableViewCell {
    /// The style of the separator line below a cell.
    @available(tvOS, unavailable)
    public enum SeparatorStyle: Int, Sendable {
        /// No line.
        case none = 0
        /// A single line.
        case singleLine = 1
        /// A line with a light line below it.
        @available(visionOS, unavailable)
        case singleLineEtched = 2
    }
}
