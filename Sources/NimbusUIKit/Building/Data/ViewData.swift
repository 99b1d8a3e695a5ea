import CSSEngine

/// A view as data: what a file, or the values of an app, say of it.
package struct ViewData: Sendable {
    /// What the view is made of.
    package enum Origin: Sendable {
        /// The name of its class.
        case name(String)
        case viewClass(UIView.Type)
        /// The view is there.
        case view(UIView)
    }

    /// An image by its name, or the image.
    package enum Image: Sendable {
        case name(String)
        case image(UIImage)

        /// Its name, where that is known.
        @MainActor package var name: String? {
            switch self {
            case .name(let name): name
            case .image(let image): image.assetName
            }
        }
    }

    /// Where it is said, for mistakes that show only later.
    package struct Places: Sendable {
        package var origin: DataPlace?
        package var id: DataPlace?
        package var text: DataPlace?
        package var placeholder: DataPlace?
        package var image: DataPlace?
        package var style: DataPlace?
        package var action: DataPlace?
    }

    package var origin: Origin
    /// Without its `#`.
    package var id: String?
    /// The classes for selectors.
    package var classes: [String] = []
    package var text: NIUserInterfaceString?
    package var title: NIUserInterfaceString?
    /// The text that a text field shows while it is empty.
    package var placeholder: NIUserInterfaceString?
    package var image: Image?
    /// What is read out to those who do not see it.
    package var label: String?
    /// The language of the view and its subviews, as a BCP 47 tag.
    package var language: String?
    package var tag: Int?
    package var frame: CGRect?
    package var background: UIColor?
    /// Nil where nothing is said of it.
    package var state: ElementState?
    /// Declarations of its own.
    package var style: String?
    /// What is done when it is touched.
    package var action: ViewAction?
    package var subviews: [ViewData] = []
    package var places = Places()

    /// A view of which nothing else is said.
    package init(_ origin: Origin) {
        self.origin = origin
    }

    /// A view of a class, of which nothing else is said.
    package init(_ viewClass: String) {
        self.init(.name(viewClass))
    }

    /// The name of its class.
    package var viewClass: String {
        switch origin {
        case .name(let name): name
        case .viewClass(let viewClass): "\(viewClass)"
        case .view(let view): "\(type(of: view))"
        }
    }
}
