import Foundation

/// What a navigation bar shows for a screen.
@MainActor open class UINavigationItem: NSObject {
    /// What the screen is called.
    open var title: String?
    /// What stands above the title.
    open var prompt: String?
    /// What is shown instead of the title.
    open var titleView: UIView?
    /// The way back to this screen.
    open var backBarButtonItem: UIBarButtonItem?
    /// What the way back to this screen is called.
    open var backButtonTitle: String?
    /// Whether there is no way back from this screen.
    open var hidesBackButton = false
    /// The buttons at the left, from there on.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right, from there on.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// An item with a title.
    public init(title: String) {
        self.title = title
    }

    /// The button at the left.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The button at the right.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}
