extension UITabBar {
    /// The layout of the items of a tab bar.
    @available(tvOS, unavailable)
    public enum ItemPositioning: Int, Sendable {
        /// The standard layout. HeadlessUIKit fills the bar.
        case automatic = 0
        /// The items fill the bar.
        case fill = 1
        /// The items are centred, with the width and spacing that the bar specifies.
        case centered = 2
    }
}
