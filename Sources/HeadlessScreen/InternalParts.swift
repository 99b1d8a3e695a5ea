/// The views that UIKit creates inside views of its classes, by the names with which `::part()` selects them.
enum InternalParts {
    private static let classes: [String: [(name: String, viewClass: String)]] = [
        "UIButton": [("image-view", "UIImageView"), ("title-label", "UILabel")],
        "UICollectionViewCell": [("content-view", "UIView")],
        "UITableViewCell": [
            ("content-view", "UIView"), ("detail-text-label", "UILabel"), ("image-view", "UIImageView"),
            ("text-label", "UILabel"),
        ],
        "UITableViewHeaderFooterView": [
            ("content-view", "UIView"), ("detail-text-label", "UILabel"), ("text-label", "UILabel"),
        ],
    ]

    /// The superclasses of the classes of NimbusUIKit.
    private static let superclasses = [
        "NIBoxCollectionViewCell": "UICollectionViewCell", "NIBoxTableViewCell": "UITableViewCell",
    ]

    /// Returns the parts of a view that stylesheets name, in the order of the names.
    /// - Parameters:
    ///   - viewClass: The class of the view. A class of the app has no parts, because its superclass is unknown.
    ///   - names: The names that stylesheets use.
    static func of(_ viewClass: String, named names: Set<String>) -> [(name: String, viewClass: String)] {
        guard !names.isEmpty, let parts = classes[superclasses[viewClass] ?? viewClass] else { return [] }
        return parts.filter { names.contains($0.name) }
    }
}
