import Foundation

/// The content of a navigation bar for a screen.
@MainActor open class UINavigationItem: NSObject {
    /// The title of the screen.
    open var title: String?
    /// The text above the title.
    open var prompt: String?
    /// The view that replaces the title.
    open var titleView: UIView?
    /// The back button of the next screen, which leads to this screen.
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
    /// The buttons on the leading side, starting at the leading edge.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the trailing side, starting at the trailing edge.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// The button nearest to the leading edge.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The button nearest to the trailing edge.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
