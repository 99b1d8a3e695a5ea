/// The classes that views are made of by their names: those of the toolkit, and an app's own.
///
///     let classes = ViewClasses().adding { AvatarView() }.adding("Card") { CardView(style: .round) }
@MainActor public struct ViewClasses {
    private var makers: [String: @MainActor () -> UIView] = [:]
    private var names: [ObjectIdentifier: String] = [:]

    /// Those of the toolkit.
    public init() {
        self =
            adding { UIView() }.adding { UILabel() }.adding { UIButton(type: .custom) }.adding { UIImageView() }
            .adding { UIControl() }.adding { UITextField() }.adding { UIScrollView() }
            .adding { UITableView() }.adding { UITableViewCell(style: .default, reuseIdentifier: nil) }
            .adding { UINavigationBar() }.adding { UIProgressView() }.adding { Self.spinner() }
            .adding { NILabel() }.adding { NITextField() }.addingTouchControls
    }

    private static func spinner() -> UIActivityIndicatorView {
        let spinner = UIActivityIndicatorView(style: .medium)
        spinner.startAnimating()
        return spinner
    }

    /// These and one more, or another way to make one of these.
    /// - Parameters:
    ///   - name: what data calls it; by default the name of the class.
    ///   - make: makes a new view each time.
    public func adding<View: UIView>(_ name: String? = nil, _ make: @escaping @MainActor () -> View) -> ViewClasses {
        let name = name ?? "\(View.self)"
        var classes = self
        classes.makers[name] = make
        classes.names[ObjectIdentifier(View.self)] = name
        return classes
    }

    /// In alphabetical order.
    package var allNames: [String] { makers.keys.sorted() }

    /// A view of a class by its name; nil where there is none.
    package func makeView(_ name: String) -> UIView? { makers[name]?() }

    /// Returns a new view of a class, or `nil` if no closure for the class was added.
    func makeView(_ viewClass: UIView.Type) -> UIView? { names[ObjectIdentifier(viewClass)].flatMap(makeView) }
}
