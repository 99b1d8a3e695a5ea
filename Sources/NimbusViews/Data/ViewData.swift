import CSSEngine
import NimbusUIKit

/// The description of a view, from a file or from values of an app.
package struct ViewData: Sendable {
    /// The source of the view.
    package enum Origin: Sendable {
        /// The class of a new view, by name.
        case name(String)
        case viewClass(UIView.Type)
        /// An existing view.
        case view(UIView)
    }

    /// An image, the name of an image, or the name of a system symbol.
    package enum Image: Sendable {
        case name(String)
        case image(UIImage)
        case symbol(String)

        /// The name. `nil` if it is unknown.
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
        /// The id without its `#`.
        package var id: String?
        /// The CSS classes.
        package var classes: [String] = []
        package var titlePlace: DataPlace?
        package var imagePlace: DataPlace?
        package var idPlace: DataPlace?
        package var classesPlace: DataPlace?

        /// Whether stylesheets can select the item by its id or a class.
        package var hasNames: Bool { id != nil || !classes.isEmpty }
    }

    /// The locations of values, for problems that are found later.
    package struct Places: Sendable {
        package var origin: DataPlace?
        package var id: DataPlace?
        package var classes: DataPlace?
        package var text: DataPlace?
        package var placeholder: DataPlace?
        package var image: DataPlace?
        package var items: DataPlace?
        package var configuration: DataPlace?
        package var inputAccessoryView: DataPlace?
        package var isOn: DataPlace?
        package var value: DataPlace?
        package var style: DataPlace?
        package var action: DataPlace?
    }

    package var origin: Origin
    /// The id without its `#`.
    package var id: String?
    /// The CSS classes.
    package var classes: [String] = []
    package var text: NIUserInterfaceString?
    package var title: NIUserInterfaceString?
    /// The text that a text field shows while it is empty.
    @Rare package var placeholder: NIUserInterfaceString?
    package var image: Image?
    /// The items of a bar, or the segments of a control. `nil` if the data does not contain them.
    package var items: [Item]?
    /// The members of a navigation bar. `nil` if the data does not have them.
    @Rare package var navigation: Navigation?
    /// The style of the configuration of a button. `nil` for a button without a configuration.
    package var configuration: ButtonConfiguration?
    /// Whether a switch is on.
    package var isOn: Bool?
    /// The value of a slider, stepper or progress view, or the index of the selected item.
    package var value: Double?
    package var contentMode: UIView.ContentMode?
    /// The members of a stack view. `nil` if the data does not contain them.
    @Rare package var stack: StackData?
    /// The pages of a page control. `nil` if the data does not have them.
    @Rare package var pages: PageData?
    /// The style, the sections and the rows of a table. `nil` if the data does not have them.
    @Rare package var table: TableData?
    /// The view above the keyboard of a text field or a text view.
    @Rare package var inputAccessoryView: ViewData?
    /// The accessibility label.
    package var label: String?
    /// The language of the view and its subviews, as a BCP 47 tag.
    package var language: String?
    package var tag: Int?
    package var frame: CGRect?
    package var background: UIColor?
    /// The states. `nil` if the data does not contain them.
    package var state: ElementState?
    /// The inline style.
    package var style: String?
    /// The action of a control.
    package var action: ViewAction?
    package var subviews: [ViewData] = []
    /// The members that only XML supports. `nil` if the data is not from XML.
    @Rare package var markup: ViewMarkup?
    @Rare private var knownPlaces: Places?
    package var places: Places {
        get { knownPlaces ?? Places() }
        set { knownPlaces = newValue }
    }

    /// Creates a description without properties.
    package init(_ origin: Origin) {
        self.origin = origin
    }

    /// Creates a description without properties for a class.
    package init(_ viewClass: String) {
        self.init(.name(viewClass))
    }

    /// The items of a bar in their order, or the segments of a control.
    package var allItems: [Item] {
        guard let navigation else { return items ?? [] }
        return (items ?? []) + (navigation.leftItems ?? []) + (navigation.rightItems ?? [])
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
