import Foundation

/// The content of a navigation bar for a screen.
@MainActor open class UINavigationItem: NSObject {
    /// The title of the screen.
    open var title: String?
    /// The text above the title and the buttons.
    @available(tvOS, unavailable)
    open var prompt: String? {
        get { shownPrompt }
        set { shownPrompt = newValue }
    }
    private(set) var shownPrompt: String?
    /// Whether a bar that prefers large titles displays the title of this screen as one. The default is `automatic`.
    @available(tvOS, unavailable)
    open var largeTitleDisplayMode: LargeTitleDisplayMode {
        get { LargeTitleDisplayMode(rawValue: largeTitleMode) ?? .automatic }
        set { largeTitleMode = newValue.rawValue }
    }
    // A stored property cannot have a type that is unavailable on tvOS.
    private var largeTitleMode = 0

    /// Whether a bar that prefers large titles displays a small one.
    var hasSmallTitle: Bool { largeTitleMode == 2 }

    /// Whether the title of a screen is large in a bar that prefers large titles.
    @available(tvOS, unavailable)
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As on the screen before. The first title is large.
        case automatic = 0
        /// The title is large.
        case always = 1
        /// The title is small.
        case never = 2
    }
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
