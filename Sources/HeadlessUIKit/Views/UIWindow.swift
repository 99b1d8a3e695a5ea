import Foundation

/// The root view of a view tree on a screen.
@MainActor open class UIWindow: UIView {
    /// The screen of the window. The window inherits the traits of the screen.
    open var screen: UIScreen = .main {
        didSet {
            forgetTraits()
            announceTraits(from: oldValue.traitCollection)
        }
    }

    /// The scene of the window. The default is `nil`.
    open weak var windowScene: UIWindowScene?

    /// The view controller whose view fills the window.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.place(bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// The insets of the area that the device does not cover, in points. The default is zero.
    ///
    /// Only HeadlessUIKit declares this property, because a device sets the insets of its windows itself.
    package var deviceInsets = UIEdgeInsets.zero {
        didSet {
            safeAreaInsetsDidChange()
            setNeedsLayout()
        }
    }
    /// The insets of the area that the device does not cover, in points.
    open override var safeAreaInsets: UIEdgeInsets { deviceInsets }

    var turnObservers = TurnObservers()

    /// The window itself.
    open override var window: UIWindow? { self }
    /// Does nothing, because the window of a window and of its subviews is always the window itself.
    nonisolated override func setWindow(_ window: UIWindow?) {}

    /// Whether the window receives keyboard events.
    open private(set) var isKeyWindow = false

    /// Makes the window the receiver of keyboard events.
    open func makeKey() { isKeyWindow = true }

    /// Shows the window and makes it the receiver of keyboard events.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        guard let controller = rootViewController else { return }
        controller.viewWillAppear(false)
        layoutIfNeeded()
        controller.viewDidAppear(false)
    }
}
