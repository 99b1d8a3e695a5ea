import Foundation

/// An object that manages a view and its child view controllers.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private nonisolated(unsafe) var loadedView: UIView? {
        didSet {
            oldValue?.viewController = nil
            oldValue?.forgetTraits()
            loadedView?.viewController = self
            loadedView?.forgetTraits()
        }
    }

    /// Creates a view controller that loads its view on first access.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Creates a view controller that loads its view on first access. HeadlessUIKit ignores the nib.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a view controller. HeadlessUIKit does not read archives of Interface Builder.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // On the main thread for the same reason as the deinit of UIView.
    #if os(Linux) && compiler(>=6.2)
    isolated deinit { clearReferences() }
    #else
    deinit { clearReferences() }
    #endif

    private nonisolated func clearReferences() {
        if let loadedView, loadedView.viewController === self {
            loadedView.viewController = nil
            loadedView.forgetTraits()
        }
        for child in childControllers { child.loadedView?.forgetTraits() }
    }

    // MARK: View

    /// The view of the controller. The first access loads the view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                viewDidLoad()
            }
            return loadedView
        }
        set { loadedView = newValue }
    }

    /// The view of the controller. `nil` if the view is not loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Creates the view. Subclasses override the method to create their own view.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Loads the view unless it is loaded already.
    open func loadViewIfNeeded() { _ = view }

    /// Called after the view is loaded. The default implementation does nothing.
    open func viewDidLoad() {}
    /// Called before the view appears. The default implementation does nothing.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called after the view has appeared. The default implementation does nothing.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view disappears. The default implementation does nothing.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared. The default implementation does nothing.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews. The default implementation does nothing.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews. The default implementation does nothing.
    open func viewDidLayoutSubviews() {}

    // MARK: Navigation and hierarchy

    /// The title of the screen that the controller manages.
    open var title: String?

    /// The content of a navigation bar for this controller.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")

    private nonisolated(unsafe) var childControllers: [UIViewController] = []

    /// The child view controllers.
    open var children: [UIViewController] { childControllers }
    /// The parent view controller. `nil` if there is none.
    open private(set) weak var parent: UIViewController?

    /// Adds a child view controller.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        if childController.parent != nil { childController.removeFromParent() }
        childControllers.append(childController)
        childController.parent = self
        childController.loadedView?.forgetTraits()
    }

    /// Removes the controller from its parent.
    open func removeFromParent() {
        parent?.childControllers.removeAll { $0 === self }
        parent?.overridesByChild[ObjectIdentifier(self)] = nil
        parent = nil
        loadedView?.forgetTraits()
        didMove(toParent: nil)
    }

    /// Called before the controller is added to a parent or removed from it.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was added to a parent or removed from it.
    open func didMove(toParent parent: UIViewController?) {}

    /// The next responder: the superview of the controller's view.
    open override var next: UIResponder? { loadedView?.superview }

    /// Insets to add to the safe area of the controller's view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            loadedView?.visitTree { $0.safeAreaInsetsDidChange() }
        }
    }

    // MARK: Traits

    /// The interface style of the controller's view. The default is `unspecified`, which inherits the style.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            guard overrideUserInterfaceStyle != oldValue, let loadedView else { return }
            loadedView.forgetTraits()
            loadedView.announceTraits()
        }
    }

    /// The override traits of the children, keyed by the identifier of the child.
    private var overridesByChild: [ObjectIdentifier: UITraitCollection] = [:]

    /// Overrides traits of a child. `nil` removes the overrides. The child inherits the traits that are unspecified.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let view = childViewController.viewIfLoaded
        let previous = view?.traitCollection
        overridesByChild[ObjectIdentifier(childViewController)] = collection
        view?.forgetTraits()
        view?.announceTraits(from: previous)
    }

    /// Returns the override traits of a child. `nil` if there are none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overridesByChild[ObjectIdentifier(childViewController)]
    }

    /// The override traits that the parent has set for the controller.
    var traitsFromParent: UITraitCollection? { parent?.overrideTraitCollection(forChild: self) }

    /// The current traits of the controller's view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .standard }

    /// Called after a change of the traits. The default implementation does nothing.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
