import CSSEngine

/// The description of a view in a file or in the values of an app.
package struct ViewData: Sendable {
    /// The source of the view.
    package enum Origin: Sendable {
        /// The name of the class.
        case name(String)
        case viewClass(UIView.Type)
        /// An existing view.
        case view(UIView)
    }

    /// An image, or the name of one or of a system symbol.
    package enum Image: Sendable {
        case name(String)
        case image(UIImage)
        case symbol(String)

        /// The name, if it is known.
        @MainActor package var name: String? {
            switch self {
            case .name(let name), .symbol(let name): name
            case .image(let image): image.assetName
            }
        }
    }

    /// An item of a bar, or a segment of a control.
    package struct Item: Sendable {
        package var title: NIUserInterfaceString?
        package var image: Image?
        package var titlePlace: DataPlace?
        package var imagePlace: DataPlace?
    }

    /// The location, for problems that are found later.
    package struct Places: Sendable {
        package var origin: DataPlace?
        package var id: DataPlace?
        package var text: DataPlace?
        package var placeholder: DataPlace?
        package var image: DataPlace?
        package var items: DataPlace?
        package var isOn: DataPlace?
        package var value: DataPlace?
        package var style: DataPlace?
        package var action: DataPlace?
    }

    package var origin: Origin
    /// The id without its `#`.
    package var id: String?
    /// The classes that selectors match.
    package var classes: [String] = []
    package var text: NIUserInterfaceString?
    package var title: NIUserInterfaceString?
    /// The text that a text field shows while it is empty.
    package var placeholder: NIUserInterfaceString?
    package var image: Image?
    /// The items of a bar, or the segments of a control. `nil` if the data does not have them.
    package var items: [Item]?
    /// Whether a switch is on.
    package var isOn: Bool?
    /// The value of a slider, stepper or progress view, or the index of the selected item.
    package var value: Double?
    package var contentMode: UIView.ContentMode?
    /// The arrangement of a stack's subviews. `nil` if the data does not have it.
    package var stack: StackData?
    /// The pages of a page control. `nil` if the data does not have them.
    package var pages: PageData?
    /// The sections and rows of a table. `nil` if the data does not have them.
    package var table: TableData?
    /// The accessibility label.
    package var label: String?
    /// The language of the view and its subviews, as a BCP 47 tag.
    package var language: String?
    package var tag: Int?
    package var frame: CGRect?
    package var background: UIColor?
    /// `nil` if the data does not have it.
    package var state: ElementState?
    /// The inline style.
    package var style: String?
    /// The action of a control.
    package var action: ViewAction?
    package var subviews: [ViewData] = []
    /// The members that only data in XML can have. `nil` for data in other formats.
    package var markup: ViewMarkup?
    package var places = Places()

    /// Creates the description of a view without properties.
    package init(_ origin: Origin) {
        self.origin = origin
    }

    /// Creates the description of a view of a class without properties.
    package init(_ viewClass: String) {
        self.init(.name(viewClass))
    }

    /// The name of the class.
    package var viewClass: String {
        switch origin {
        case .name(let name): name
        case .viewClass(let viewClass): "\(viewClass)"
        case .view(let view): "\(type(of: view))"
        }
    }
}
