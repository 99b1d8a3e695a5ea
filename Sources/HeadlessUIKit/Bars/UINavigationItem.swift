import Foundation

/// The content of a navigation bar for a screen.
@MainActor open class UINavigationItem: NSObject {
    /// The title of the screen.
    open var title: String?
    /// The text above the title.
    open var prompt: String?
    /// The view that replaces the title.
    open var titleView: UIView?
    /// The back button of the next screen, which leads to this one.
    @available(tvOS, unavailable)
    open var backBarButtonItem: UIBarButtonItem? {
        get { backItem }
        set { backItem = newValue }
    }
    private var backItem: UIBarButtonItem?
    /// The title of the back button that leads to this screen.
    open var backButtonTitle: String?
    /// Whether the back button is hidden on this screen. The default is `false`.
    open var hidesBackButton = false
    /// The buttons on the left, from left to right.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right, from right to left.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// The leftmost button on the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The rightmost button on the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
