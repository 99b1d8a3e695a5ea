extension UISearchBar {
    /// The background of a search bar.
    public enum Style: Int, Sendable {
        /// The standard background.
        case `default` = 0
        /// A bar with an opaque or translucent background.
        case prominent = 1
        /// Only the text field, without a background.
        case minimal = 2
    }
}
