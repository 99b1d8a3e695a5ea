import NimbusUIKit

/// The view classes that data can refer to by name: UIKit's classes and the app's own classes.
///
///     let classes = ViewClasses().adding { AvatarView() }.adding("Card") { CardView(style: .round) }
@MainActor public struct ViewClasses {
    private var makers: [String: @MainActor (_ layoutClass: String?) -> UIView] = [:]
    private var controllerMakers: [String: @MainActor () -> UIViewController] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// Creates a list of UIKit's classes.
    public init() {
        self =
            adding { UIView() }.adding { UILabel() }.adding { UIButton(type: .custom) }.adding { UIImageView() }
            .adding { UIControl() }.adding { UITextField() }.adding { UIScrollView() }
            .adding { UITableView() }.adding { UITableViewCell(style: .default, reuseIdentifier: nil) }
            .adding { UITableViewHeaderFooterView(reuseIdentifier: nil) }
            .adding { NIBoxView() }.adding { NIBoxTableViewCell(style: .default, reuseIdentifier: nil) }
            .adding { NIBoxCollectionViewCell() }
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

    /// Returns the list with an additional class, or with a new closure for a class in the list.
    /// - Parameters:
    ///   - name: The name in data. The default is the name of the class.
    ///   - make: A closure that creates a view.
    public func adding<View: UIView>(_ name: String? = nil, _ make: @escaping @MainActor () -> View) -> ViewClasses {
        adding(name, withLayout: { _ in make() })
    }

    /// Returns the list with an additional class whose views need a layout, such as collection views.
    ///
    /// ```swift
    /// let classes = ViewClasses().adding("UICollectionView", withLayout: { name in
    ///     let layout = name == "WaterfallLayout" ? WaterfallLayout() : UICollectionViewFlowLayout()
    ///     return UICollectionView(frame: .zero, collectionViewLayout: layout)
    /// })
    /// ```
    /// - Parameters:
    ///   - name: The name in data. The default is the name of the class.
    ///   - make: A closure that creates a view. The argument is the class name of the layout in XML, or `nil` if there
    ///     is none.
    public func adding<View: UIView>(
        _ name: String? = nil, withLayout make: @escaping @MainActor (_ layoutClass: String?) -> View
    ) -> ViewClasses {
        let name = name ?? "\(View.self)"
        var classes = self
        classes.makers[name] = make
        classes.names[ObjectIdentifier(View.self)] = name
        return classes
    }

    /// Returns the list with an additional view controller class, or with a new closure for a class in the list.
    ///
    /// An XML element with the name of the class describes the root view of a child view controller.
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

    /// The names of the view controller classes in alphabetical order.
    var controllerNames: [String] { controllerMakers.keys.sorted() }

    /// Creates a view of the class with a name. Returns `nil` if there is no such class.
    /// - Parameter layoutClass: The class name of the layout in the data. `nil` if there is none.
    package func makeView(_ name: String, layoutClass: String? = nil) -> UIView? { makers[name]?(layoutClass) }

    /// Creates a view controller of the class with a name. Returns `nil` if there is no such class.
    func makeController(_ name: String) -> UIViewController? { controllerMakers[name]?() }

    /// Creates a view of a class. Returns `nil` if the list does not contain the class.
    func makeView(_ viewClass: UIView.Type) -> UIView? { names[ObjectIdentifier(viewClass)].flatMap { makeView($0) } }

    /// Returns the name of the nearest class of a view that the list contains: the class of the view or a superclass. The name
    /// of a view in place of one of an app's own class is the name of that class.
    func nearestName(of view: UIView) -> String {
        if let name = (view as? StandInView)?.styleTypes.first, makers[name] != nil { return name }
        var current: AnyClass? = type(of: view)
        while let known = current {
            if known != StandInView.self, let name = names[ObjectIdentifier(known)], makers[name] != nil { return name }
            current = _getSuperclass(known)
        }
        return "\(UIView.self)"
    }
}
