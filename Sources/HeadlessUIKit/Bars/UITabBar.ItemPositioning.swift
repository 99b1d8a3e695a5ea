extension UITabBar {
    /// How the items of a tab bar are placed.
    @available(tvOS, unavailable)
    public enum ItemPositioning: Int, Sendable {
        /// The system decides.
        case automatic = 0
        /// The items fill the bar.
        case fill = 1
        /// The items are centred, with their width and spacing.
        case centered = 2
    }
}
