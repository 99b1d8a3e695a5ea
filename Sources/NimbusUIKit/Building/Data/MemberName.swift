/// The member names of an object that describes a view.
enum MemberName: String, CaseIterable {
    case view
    case id
    case cssClass
    case text
    case title
    case placeholder
    case image
    case symbol
    case items
    case on
    case value
    case numberOfPages
    case currentPage
    case contentMode
    case axis
    case alignment
    case distribution
    case spacing
    case frame
    case tag
    case label
    case lang
    case bg
    case selector
    case state
    case style
    case rows
    case sections
    case subviews
}
