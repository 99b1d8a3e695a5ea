/// The members of a view's data that XML has and JSON does not have.
package struct ViewMarkup: Sendable {
    /// A name, and its location in the file.
    struct Name: Sendable {
        var text: String
        var place: DataPlace
    }

    /// An attribute that the format does not define.
    struct CustomAttribute: Sendable {
        var name: String
        var place: DataPlace
    }

    /// The values of the attributes. The format's own attributes have their canonical names, and others the names that the
    /// file gives them.
    var attributes: [String: String] = [:]
    /// The attributes that only the app understands, in the order of the file.
    var customAttributes: [CustomAttribute] = []
    /// The property of an owner that the view is stored in.
    var property: Name?
    /// The name of the prototype that the element describes.
    var prototype: Name?
    /// Whether the prototype can be used everywhere, and not only in the view around it.
    var isGlobalPrototype = false
    /// Whether the view is added to the view around it.
    var isSubview = true
    /// The class of the layout of a collection view.
    var layoutClass: String?
    var accessibilityIdentifier: String?
    /// Whether the view is a system button.
    var isSystemButton = false
    /// The descriptions of the prototypes inside the element.
    var prototypes: [ViewData] = []
    /// The locations of the inline style.
    var style: XMLInlineStyle?
}
