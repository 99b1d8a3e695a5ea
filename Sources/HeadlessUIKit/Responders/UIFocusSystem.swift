import Foundation

/// The focus engine, which moves the focus with a remote or a keyboard. In HeadlessUIKit, only tests move the focus.
@MainActor open class UIFocusSystem: NSObject {
    /// The notification that the focus engine posts after it has moved the focus.
    public nonisolated static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
    /// The key of the ``UIFocusUpdateContext`` in the user info of notifications.
    public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"

    override init() {}
}

/// A move of the focus from one view to another.
@MainActor open class UIFocusUpdateContext: NSObject {
    /// The view that has lost the focus. `nil` if no view had the focus.
    open private(set) weak var previouslyFocusedView: UIView?
    /// The view that has the focus. `nil` if no view has the focus.
    open private(set) weak var nextFocusedView: UIView?

    init(from previous: UIView?, to next: UIView?) {
        previouslyFocusedView = previous
        nextFocusedView = next
    }
}
