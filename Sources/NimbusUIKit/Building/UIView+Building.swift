import NimbusCSS

extension UIView {
    /// Creates views from values, and adds them to this view.
    ///
    ///     view.buildSubviews([UIView.self, "#box", ".card", [UILabel.self, ".title", "Hint", 5]], in: dom)
    ///
    /// Each element describes the view before it:
    /// - a view or a class of views: the next view;
    /// - a string: its id (`#box`), one of its classes (`.card`), or otherwise its accessibility label;
    /// - a number: its tag; a `UIColor`: its background; an ``NIUserInterfaceString``: its text or title;
    /// - a ``ViewAction`` or a `Selector`: its action;
    /// - an array: its subviews, in the same form;
    /// - a dictionary: any of these by name, as in ``ViewTree``; with `view` (a view, a class, or the name of one), the
    ///   next view.
    ///
    /// The views are registered when all exist. Then the outlets of the DOM's target are set (``ViewTarget``). An invalid
    /// value is reported, and the other values are built.
    /// - Parameters:
    ///   - specs: The values. Without Objective-C, `classes` must have each class of the app.
    ///   - dom: The DOM that registers the views. `nil` leaves them unstyled.
    ///   - classes: The classes by name.
    ///   - report: A closure that receives each problem in order. By default, problems are written to standard error.
    /// - Returns: All views, each before its subviews.
    @discardableResult
    public func buildSubviews(
        _ specs: [Any], in dom: NIDOM?, classes: ViewClasses = ViewClasses(),
        reportingTo report: (ViewTreeProblem) -> Void = { $0.printToStandardError() }
    ) -> [UIView] {
        var values = SwiftDataReader()
        var reader = ViewDataReader()
        let views = reader.views(values.nodes(specs))
        var builder = ViewBuilder(dom, classes: classes)
        let built = builder.build(views, in: self)
        (values.problems + reader.problems + builder.problems).forEach(report)
        return built
    }

    /// Creates the views of a tree, and adds them to this view.
    ///
    /// The views are registered when all exist. Then the outlets of the DOM's target are set (``ViewTarget``). Problems are
    /// reported, and the rest of the tree is built.
    /// - Parameters:
    ///   - tree: The data of the views.
    ///   - dom: The DOM that registers the views. `nil` leaves them unstyled.
    ///   - classes: The classes by name.
    ///   - report: A closure that receives each problem in the order of the file, including the tree's
    ///     ``ViewTree/problems``. By default, problems are written to standard error.
    /// - Returns: All views, each before its subviews.
    @discardableResult
    public func buildSubviews(
        _ tree: ViewTree, in dom: NIDOM?, classes: ViewClasses = ViewClasses(),
        reportingTo report: (ViewTreeProblem) -> Void = { $0.printToStandardError() }
    ) -> [UIView] {
        var builder = ViewBuilder(dom, classes: classes, of: tree)
        let built = builder.build(tree.views, in: self)
        (tree.problems + builder.problems).inOrderOfFile.forEach(report)
        return built
    }
}

extension ViewBuilder {
    fileprivate mutating func build(_ views: [ViewData], in superview: UIView) -> [UIView] {
        for view in views {
            if let view = build(view, in: superview) { tree?.scope?.addRoot(view) }
        }
        register()
        return built.map(\.view)
    }
}
