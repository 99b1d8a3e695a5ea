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

    /// The scene of the window. By default, the window has none.
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

    /// The parts of the edges that the device covers. The default is none.
    ///
    /// Only HeadlessUIKit declares this property, because a device sets the insets of its windows itself.
    package var deviceInsets = UIEdgeInsets.zero {
        didSet {
            safeAreaInsetsDidChange()
            setNeedsLayout()
        }
    }
    /// The insets that the device covers.
    open override var safeAreaInsets: UIEdgeInsets { deviceInsets }

    var turnObservers = TurnObservers()

    /// The window itself.
    open override var window: UIWindow? { self }
    /// Does nothing: a window inside another one contains its subviews itself.
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
