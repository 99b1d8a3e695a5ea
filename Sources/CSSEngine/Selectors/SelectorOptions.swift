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
    /// A type left of another compound selector also matches the view controllers around an element. The root view of a
    /// view controller is a child of the view controller.
    public static let matchesControllers = SelectorOptions(rawValue: 8)
}

/// The names of classes and ids without regard to case: classes whose names no stylesheet can write.
///
/// Matching, invalidation and the buckets of rules then work for them as for other classes.
enum FoldedName {
    /// CSS replaces the first character, so that no class selector contains it.
    static func `class`(_ name: String) -> String { "\0." + asciiLowercased(name) }

    static func id(_ name: String) -> String { "\0#" + asciiLowercased(name) }
}

/// The names of the view controller whose root view an element is: types whose names no stylesheet can write.
///
/// They follow the element's own types, if a selector tests them.
enum ControllerName {
    /// A type of the root views of all view controllers.
    static let root = "\0@"

    static func type(_ name: String) -> String { root + name }
}

/// The types that exact type selectors can match: those that a stylesheet names, and those of UIKit.
struct ExactTypes: Equatable {
    /// The atoms of the types of views.
    var views: Set<UInt32> = []
    /// The atoms of the names of view controllers. See `ControllerName`.
    var controllers: Set<UInt32> = []

    /// The classes of UIKit that stylesheets of InterfaCSS know without being told.
    static let toolkit = [
        "UIView", "UIImageView", "UIScrollView", "UITableView", "UIWebView", "UITableViewCell", "UICollectionView",
        "UINavigationBar", "UISearchBar", "UIToolbar", "UIBarButtonItem", "UITabBar", "UITabBarItem", "UIControl",
        "UIActivityIndicatorView", "UIButton", "UILabel", "UIProgressView", "UISegmentedControl", "UITextField",
        "UITextView", "UISlider", "UIStepper", "UISwitch", "UIWindow",
    ]

    /// The view controllers of UIKit that stylesheets of InterfaCSS know without being told.
    static let toolkitControllers = [
        "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
        "UITableViewController", "UICollectionViewController",
    ]

    /// Whether a type can be the class of a view controller: all classes of apps can, and those of UIKit by their names.
    static func canBeController(_ name: String) -> Bool { !name.hasPrefix("UI") || name.hasSuffix("Controller") }
}
