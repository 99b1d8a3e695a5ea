extension ViewData {
    /// The members of a navigation bar in data, besides its title. `nil` for members that the data does not have.
    package struct Navigation: Sendable {
        /// Whether the title is large in a bar that prefers large titles. Raw values are UIKit's names.
        package enum LargeTitleDisplayMode: String, CaseIterable, Sendable {
            case automatic, always, never
        }

        /// The text above the title and the buttons.
        package var prompt: NIUserInterfaceString?
        package var promptPlace: DataPlace?
        package var prefersLargeTitles: Bool?
        package var largeTitleDisplayMode: LargeTitleDisplayMode?
        /// The buttons on the leading side, starting at the leading edge.
        package var leftItems: [Item]?
        /// The buttons on the trailing side, starting at the trailing edge.
        package var rightItems: [Item]?
        /// The names of the members with the locations of their values.
        var members: [(name: MemberName, place: DataPlace)] = []
    }
}
