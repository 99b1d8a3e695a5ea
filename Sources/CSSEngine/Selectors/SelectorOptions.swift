/// Differences of a stylesheet's selectors from those of CSS.
public struct SelectorOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public let rawValue: UInt8

    /// Creates options from bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// The case of ASCII letters in classes and ids is ignored.
    public static let ignoresNameCase = SelectorOptions(rawValue: 1)
    /// A type selector matches elements of exactly this type: the first of an element's types that UIKit has or that a type
    /// selector in a stylesheet with this option names.
    public static let matchesExactTypes = SelectorOptions(rawValue: 2)
    /// All selectors match the parts of views, such as the title label of a button, and not only `::part()`. `::part()` has
    /// the specificity of an id.
    public static let matchesParts = SelectorOptions(rawValue: 4)
}

/// The names of classes and ids without regard to case: classes whose names no stylesheet can write.
///
/// Matching, invalidation and the buckets of rules then work for them as for other classes.
enum FoldedName {
    /// CSS replaces the first character, so that no class selector contains it.
    static func `class`(_ name: String) -> String { "\0." + asciiLowercased(name) }

    static func id(_ name: String) -> String { "\0#" + asciiLowercased(name) }
}

/// The types that an exact type selector can match.
enum ExactTypes {
    /// The classes of UIKit that stylesheets of InterfaCSS know without being told.
    static let toolkit = [
        "UIView", "UIImageView", "UIScrollView", "UITableView", "UIWebView", "UITableViewCell", "UICollectionView",
        "UINavigationBar", "UISearchBar", "UIToolbar", "UIBarButtonItem", "UITabBar", "UITabBarItem", "UIControl",
        "UIActivityIndicatorView", "UIButton", "UILabel", "UIProgressView", "UISegmentedControl", "UITextField",
        "UITextView", "UISlider", "UIStepper", "UISwitch", "UIWindow", "UIViewController", "UINavigationController",
        "UITabBarController", "UIPageViewController", "UITableViewController", "UICollectionViewController",
    ]
}
