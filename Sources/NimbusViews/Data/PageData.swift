/// The pages of a page control in data. `nil` for members that the data does not have.
package struct PageData: Sendable {
    package var count: Int?
    /// The index of the current page.
    package var current: Int?
    /// The names of the members with the locations of their values.
    var members: [(name: MemberName, place: DataPlace)] = []

    /// The maximum number of pages. UIKit makes a view for each page.
    static let limit = 1000
}
