/// The view classes that data can name: those of UIKit and the app's own.
///
///     let classes = ViewClasses().adding { AvatarView() }.adding("Card") { CardView(style: .round) }
@MainActor public struct ViewClasses {
    private var makers: [String: @MainActor (_ layoutClass: String?) -> UIView] = [:]
    private var controllerMakers: [String: @MainActor () -> UIViewController] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// Creates the list of UIKit's classes.
    public init() {
        self =
            adding { UIView() }.adding { UILabel() }.adding { UIButton(type: .custom) }.adding { UIImageView() }
            .adding { UIControl() }.adding { UITextField() }.adding { UIScrollView() }
            .adding { UITableView() }.adding { UITableViewCell(style: .default, reuseIdentifier: nil) }
            .adding { UINavigationBar() }.adding { UIProgressView() }.adding { Self.spinner() }
            .adding { UITextView() }.adding { UICollectionViewCell() }.adding { NILabel() }.adding { NITextField() }
            .adding { UIStackView() }.adding { UISegmentedControl() }.adding { UITabBar() }
            .adding { UIPageControl() }
            .adding { UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()) }
            .addingTouchControls.addingController { UIViewController() }
    }

    private static func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    /// Returns the classes with another class, or with another closure for a class.
    /// - Parameters:
    ///   - name: The name in data. The default is the name of the class.
    ///   - make: A closure that creates a view.
    public func adding<View: UIView>(_ name: String? = nil, _ make: @escaping @MainActor () -> View) -> ViewClasses {
        adding(name, withLayout: { _ in make() })
    }

    /// Returns the classes with another class whose views need a layout, such as collection views.
    ///
    /// ```swift
    /// let classes = ViewClasses().adding("UICollectionView", withLayout: { name in
    ///     let layout = name == "WaterfallLayout" ? WaterfallLayout() : UICollectionViewFlowLayout()
    ///     return UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// })
    /// ```
    /// - Parameters:
    ///   - name: The name in data. The default is the name of the class.
    ///   - make: A closure that creates a view. It receives the class of the layout that XML names, or `nil` if it names
    ///     none.
    public func adding<View: UIView>(
        _ name: String? = nil, withLayout make: @escaping @MainActor (_ layoutClass: String?) -> View
    ) -> ViewClasses {
        let name = name ?? "\(View.self)"
        var classes = self
        classes.makers[name] = make
        classes.names[ObjectIdentifier(View.self)] = name
        return classes
    }

    /// Returns the classes with another class of view controllers, or with another closure for a class. An element of XML
    /// with its name describes the root view of a child view controller.
    ///
    /// ```swift
    /// let classes = ViewClasses().addingController { PlayerController() }   // <PlayerController property="player"/>
    /// ```
    /// - Parameters:
    ///   - name: The name in data. The default is the name of the class.
    ///   - make: A closure that creates a view controller.
    public func addingController<Controller: UIViewController>(
        _ name: String? = nil, _ make: @escaping @MainActor () -> Controller
    ) -> ViewClasses {
        var classes = self
        classes.controllerMakers[name ?? "\(Controller.self)"] = make
        return classes
    }

    /// The names of the view classes in alphabetical order.
    package var allNames: [String] { makers.keys.sorted() }

    /// The names of the classes of view controllers in alphabetical order.
    var controllerNames: [String] { controllerMakers.keys.sorted() }

    /// Returns a new view of the class with a name, or `nil` if there is no such class.
    /// - Parameter layoutClass: The class of the layout that the data names.
    package func makeView(_ name: String, layoutClass: String? = nil) -> UIView? { makers[name]?(layoutClass) }

    /// Returns a new view controller of the class with a name, or `nil` if there is no such class.
    func makeController(_ name: String) -> UIViewController? { controllerMakers[name]?() }

    /// Returns a new view of a class, or `nil` if no closure for the class was added.
    func makeView(_ viewClass: UIView.Type) -> UIView? { names[ObjectIdentifier(viewClass)].flatMap { makeView($0) } }
}
