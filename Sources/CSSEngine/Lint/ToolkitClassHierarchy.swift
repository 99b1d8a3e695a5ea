/// The toolkit's classes of views, and Nimbus's, as far as lint must know them: a class has what its superclass has.
enum ToolkitClassHierarchy {
    private static let superclasses: [String: String] = [
        "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISearchTextField": "UITextField", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIScrollView": "UIView",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UINavigationBar": "UIView",
        "UIToolbar": "UIView", "UISearchBar": "UIView", "UITabBar": "UIView", "UIActivityIndicatorView": "UIView",
        "UIProgressView": "UIView", "UIStackView": "UIView", "UIWindow": "UIView", "NITextField": "UITextField",
    ]

    static func isKnown(_ name: String) -> Bool { name == "UIView" || superclasses[name] != nil }

    /// Whether a class is one of some others, or inherits from one.
    static func has(_ name: String, oneOf classes: [String]) -> Bool {
        var next: String? = name
        while let name = next {
            if classes.contains(name) { return true }
            next = superclasses[name]
        }
        return false
    }
}
