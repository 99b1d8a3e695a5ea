extension UITableView {
    /// How a table groups its rows.
    public enum Style: Int, Sendable {
        /// Not at all.
        case plain = 0
        /// In bands from edge to edge.
        case grouped = 1
        /// In rounded cards.
        case insetGrouped = 2
    }
}
