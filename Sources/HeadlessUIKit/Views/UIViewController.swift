import Foundation

/// Owns a view and what happens in it.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
    private var loadedView: UIView?

    /// A controller whose view is made when it is asked for.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// A controller whose view is made when it is asked for; there are no nibs here.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Archives are of Interface Builder, which there is none of here.
    public required init?(coder: NSCoder) {
        super.init()
    }

    // MARK: The view

    /// Its view, made when it is first asked for.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            if loadedView == nil {
                loadView()
                loadedView?.viewController = self
                viewDidLoad()
            }
            return loadedView
        }
        set {
            loadedView?.viewController = nil
            loadedView = newValue
            newValue?.viewController = self
        }
    }

    /// Its view, or nil before it is asked for.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether its view was asked for.
    open var isViewLoaded: Bool { loadedView != nil }

    /// Makes its view; for subclasses.
    open func loadView() { view = UIView(frame: UIScreen.main.bounds) }
    /// Makes its view, unless it is there.
    open func loadViewIfNeeded() { _ = view }

    /// Its view is there; for subclasses.
    open func viewDidLoad() {}
    /// Its view will be seen; for subclasses.
    open func viewWillAppear(_ animated: Bool) {}
    /// Its view is seen; for subclasses.
    open func viewDidAppear(_ animated: Bool) {}
    /// Its view will not be seen any more; for subclasses.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Its view is not seen any more; for subclasses.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Its view is about to arrange its subviews; for subclasses.
    open func viewWillLayoutSubviews() {}
    /// Its view has arranged its subviews; for subclasses.
    open func viewDidLayoutSubviews() {}

    // MARK: Others

    /// What its screen is called.
    open var title: String?

    /// What a navigation bar shows for it.
    open lazy var navigationItem = UINavigationItem(title: title ?? "")

    /// The controllers of parts of its view.
    open private(set) var children: [UIViewController] = []
    /// The controller whose child it is.
    open private(set) weak var parent: UIViewController?

    /// Makes `childController` one of its children.
    open func addChild(_ childController: UIViewController) {
        childController.willMove(toParent: self)
        childController.removeFromParent()
        children.append(childController)
        childController.parent = self
    }

    /// Is a child no longer.
    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent?.overridesByChild[ObjectIdentifier(self)] = nil
        parent = nil
        didMove(toParent: nil)
    }

    /// It becomes a child; for subclasses.
    open func willMove(toParent parent: UIViewController?) {}
    /// It has become a child, or is none any more; for subclasses.
    open func didMove(toParent parent: UIViewController?) {}

    /// Who takes the events that it does not take: what its view is in.
    open override var next: UIResponder? { loadedView?.superview }

    // MARK: Traits

    /// Light or dark in its view, whatever the screen says.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
        didSet {
            if overrideUserInterfaceStyle != oldValue { loadedView?.announceTraits() }
        }
    }

    /// The traits that a parent gives its children, by child.
    private var overridesByChild: [ObjectIdentifier: UITraitCollection] = [:]

    /// Gives a child traits of its own. `nil` removes them. Unspecified traits are inherited.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let view = childViewController.viewIfLoaded
        let previous = view?.traitCollection
        overridesByChild[ObjectIdentifier(childViewController)] = collection
        view?.announceTraits(from: previous)
    }

    /// Returns the traits that a child was given, or `nil` if it was given none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        overridesByChild[ObjectIdentifier(childViewController)]
    }

    /// The traits that the parent has given the controller.
    var traitsFromParent: UITraitCollection? { parent?.overrideTraitCollection(forChild: self) }

    /// The traits in effect in its view.
    open var traitCollection: UITraitCollection { loadedView?.traitCollection ?? .standard }

    /// The traits are others than `previousTraitCollection`; for subclasses.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
