extension UISearchBar {
    /// The frame of a search bar.
    public enum Style: Int, Sendable {
        /// The usual one.
        case `default` = 0
        /// A bar of its own.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }
}
