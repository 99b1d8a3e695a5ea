/// The members of a view's data that only XML supports.
package struct ViewMarkup: Sendable {
    /// A name with its location in the file.
    struct Name: Sendable {
        var text: String
        var place: DataPlace
    }

    /// An attribute that the format does not define.
    struct CustomAttribute: Sendable {
        var name: String
        var place: DataPlace
    }

    /// The values of the attributes by name. Attributes that the format defines have their canonical names. All other
    /// attributes have the names in the file.
    var attributes: [String: String] = [:]
    /// The app-defined attributes, in the order of the file.
    var customAttributes: [CustomAttribute] = []
    /// The property of an owner that the view is stored in.
    var property: Name?
    /// The name of the prototype that the element describes.
    var prototype: Name?
    /// Whether the prototype is global, instead of local to the enclosing view.
    var isGlobalPrototype = false
    /// Whether the view is added to the enclosing view.
    var isSubview = true
    /// The class name of a collection view's layout.
    var layoutClass: String?
    var accessibilityIdentifier: String?
    /// Whether the view is a system button.
    var isSystemButton = false
    /// The prototypes that the element contains.
    var prototypes: [ViewData] = []
    /// The inline style, for locations in the file.
    var style: XMLInlineStyle?
}
