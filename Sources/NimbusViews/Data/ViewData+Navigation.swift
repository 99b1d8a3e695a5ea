extension ViewData {
    /// The buttons of a navigation bar in data. `nil` for members that the data does not have.
    package struct Navigation: Sendable {
        /// The buttons on the leading side, starting at the leading edge.
        package var leftItems: [Item]?
        /// The buttons on the trailing side, starting at the trailing edge.
        package var rightItems: [Item]?
        /// The names of the members with the locations of their values.
        var members: [(name: MemberName, place: DataPlace)] = []
    }
}
