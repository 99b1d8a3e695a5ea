extension UITableView {
    /// The style of a table.
    public enum Style: Int, Sendable {
        /// The rows are not grouped.
        case plain = 0
        /// The sections are groups from edge to edge.
        case grouped = 1
        /// The sections are inset groups with rounded corners.
        @available(tvOS, unavailable) case insetGrouped = 2
    }
}
