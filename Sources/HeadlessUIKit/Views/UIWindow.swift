import Foundation

/// The outermost view, on a screen.
@MainActor open class UIWindow: UIView {
    /// The screen that it is on, which its traits come from.
    open var screen: UIScreen = .main {
        didSet { announceTraits(from: oldValue.traitCollection) }
    }

    /// The controller whose view fills it.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.view.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.place(bounds)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    /// Itself.
    open override var window: UIWindow? { self }

    /// Whether it is the one that keys go to.
    open private(set) var isKeyWindow = false

    /// Lets keys go to it.
    open func makeKey() { isKeyWindow = true }

    /// Shows it, and lets keys go to it.
    open func makeKeyAndVisible() {
        isHidden = false
        makeKey()
        guard let controller = rootViewController else { return }
        controller.viewWillAppear(false)
        layoutIfNeeded()
        controller.viewDidAppear(false)
    }
}
