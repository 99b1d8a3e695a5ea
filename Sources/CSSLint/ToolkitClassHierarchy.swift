import CSSEngine

/// The view classes of UIKit and Nimbus. A property of a class applies to its subclasses too.
enum ToolkitClassHierarchy {
    private static let superclasses: [String: String] = [
        "UILabel": "UIView", "UIImageView": "UIView", "UIControl": "UIView", "UIButton": "UIControl",
        "UITextField": "UIControl", "UISearchTextField": "UITextField", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIPageControl": "UIControl", "UIDatePicker": "UIControl", "UIScrollView": "UIView",
        "UITextView": "UIScrollView", "UITableView": "UIScrollView", "UICollectionView": "UIScrollView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionReusableView": "UIView",
        "UICollectionViewCell": "UICollectionReusableView", "UINavigationBar": "UIView",
        "UIToolbar": "UIView", "UISearchBar": "UIView", "UITabBar": "UIView", "UIActivityIndicatorView": "UIView",
        "UIProgressView": "UIView", "UIStackView": "UIView", "UIWindow": "UIView", "NILabel": "UILabel",
        "NITextField": "UITextField", "NIBoxView": "UIView", "NIBoxTableViewCell": "UITableViewCell",
        "NIBoxCollectionViewCell": "UICollectionViewCell",
    ]

    /// The names of all classes, sorted.
    static let names = (superclasses.keys + ["UIView"]).sorted()

    static func contains(_ name: String) -> Bool { name == "UIView" || superclasses[name] != nil }

    /// Returns whether a class is one of `classes`, or a subclass of one.
    static func isClass(_ name: String, orSubclassOf classes: [String]) -> Bool {
        var next: String? = name
        while let name = next {
            if classes.contains(name) { return true }
            next = superclasses[name]
        }
        return false
    }
}
