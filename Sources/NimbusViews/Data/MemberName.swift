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
    case prompt
    case prefersLargeTitles
    case largeTitleDisplayMode
    case leftBarButtonItems
    case rightBarButtonItems
    case configuration
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
    case tableStyle
    case rows
    case sections
    case inputAccessoryView
    case subviews
}

extension MemberName {
    /// Whether the member has data of other views.
    var containsViews: Bool { [.rows, .sections, .inputAccessoryView, .subviews].contains(self) }

    /// Returns the member that does what a member of HTML, of UIKit or of other formats does, in quotation marks. `nil`
    /// if there is none.
    static func counterpart(of name: String) -> String? {
        let name = name.lowercased()
        return counterparts.first { $0.names.contains(name) }?.meant
    }

    /// The names of HTML, of UIKit and of other formats, in lower case.
    static let foreignNames = counterparts.flatMap(\.names)

    private static let counterparts: [(names: [String], meant: String)] = [
        (["class", "classes", "classname", "classnames", "cssclasses"], "“cssClass”"),
        (["children", "childs", "views", "content", "contents", "elements"], "“subviews”"),
        (["src", "source", "url", "imagename", "icon"], "“image”"),
        (["type", "kind", "tagname", "element"], "“view”"),
        (["hidden", "ishidden", "visible", "visibility"], #"“style” with "display: none""#),
        (["enabled", "isenabled", "disabled"], #"“state” with "disabled""#),
        (["selected", "isselected", "checked"], #"“state” with "selected""#),
        (["background", "backgroundcolor", "color"], "“bg”, or a style"),
        (["identifier", "name"], "“id”"),
        (["html", "string", "innertext"], "“text”"),
        (["caption"], "“title”"),
        (["styles", "inlinestyle"], "“style”"),
        (["onclick", "action", "target", "ontap"], "“selector”"),
        (["x", "y", "width", "height", "bounds", "rect", "size"], "“frame” with x, y, width and height"),
        (["cells"], "“rows”"),
        (["accessoryview", "inputaccessory", "keyboardaccessory"], "“inputAccessoryView”"),
        (["leftitems", "leftbarbuttonitem"], "“leftBarButtonItems”"),
        (["rightitems", "rightbarbuttonitem"], "“rightBarButtonItems”"),
        (["accessibilitylabel", "aria-label", "arialabel", "alt"], "“label”"),
    ]
}
