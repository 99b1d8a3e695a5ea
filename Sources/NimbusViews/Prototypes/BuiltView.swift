import NimbusUIKit

/// A view that was created from data, with its XML attributes.
@MainActor public struct BuiltView {
    /// The view, which is registered and styled.
    public let view: UIView
    /// The view controller that the element describes. `nil` if the element describes a view.
    public let controller: UIViewController?
    /// The name of the view's class in the data, such as `UILabel` for the element `label`.
    public let viewClass: String
    /// The attributes of the element. Empty if the view is not from XML.
    ///
    /// Attributes that the format defines have their canonical names, such as `implementation` for `impl`. All other
    /// attributes have the names in the file.
    public let attributes: [String: String]
}
