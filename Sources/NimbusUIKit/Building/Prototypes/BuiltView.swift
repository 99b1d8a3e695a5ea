/// A view that was created from data, with its attributes in XML.
@MainActor public struct BuiltView {
    /// The view, which is registered and styled.
    public let view: UIView
    /// The view controller that the element describes. `nil` if it describes a view.
    public let controller: UIViewController?
    /// The name of the view's class in the data, such as `UILabel` for the element `label`.
    public let viewClass: String
    /// The attributes of the element. Those of the format have their canonical names, such as `implementation` for `impl`,
    /// and others the names in the file. Empty for views that are not from XML.
    public let attributes: [String: String]
}
