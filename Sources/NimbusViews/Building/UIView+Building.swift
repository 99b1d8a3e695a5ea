import NimbusCSS
import NimbusUIKit

extension UIView {
    /// Creates views from Swift values, and adds them to the view.
    ///
    ///     view.buildSubviews([UIView.self, "#box", ".card", [UILabel.self, ".title", "Hint", 5]], in: dom)
    ///
    /// Each element describes the view before it:
    /// - a view or a class of views: the next view;
    /// - a string: its id (`#box`), one of its classes (`.card`), or its accessibility label (any other string);
    /// - a number: its tag; a `UIColor`: its background; an ``NIUserInterfaceString``: its text or title;
    /// - a ``ViewAction`` or a `Selector`: its action;
    /// - an array: its subviews, in the same form;
    /// - a dictionary: any of these by name, as in ``ViewTree``; with the key `view` (a view, a class or a class name),
    ///   the next view.
    ///
    /// The views are registered after all of them were created. Then the outlets of the DOM's target are set
    /// (``ViewTarget``). Invalid values are reported and skipped.
    /// - Parameters:
    ///   - specs: The values. If a value is a class of the app, `classes` must contain the class.
    ///   - dom: The DOM that registers the views. If `nil`, the views are unstyled.
    ///   - classes: The view classes and their names.
    ///   - report: A closure that receives each problem in order. By default, problems are written to standard error.
    /// - Returns: All created views. Superviews precede subviews.
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

    /// Creates the views of a view tree, and adds them to the view.
    ///
    /// The views are registered after all of them were created. Then the outlets of the DOM's target are set
    /// (``ViewTarget``). Invalid parts of the tree are reported and skipped.
    /// - Parameters:
    ///   - tree: The data of the views.
    ///   - dom: The DOM that registers the views. If `nil`, the views are unstyled.
    ///   - classes: The view classes and their names.
    ///   - report: A closure that receives each problem in the order of the file, including the tree's
    ///     ``ViewTree/problems``. By default, problems are written to standard error.
    /// - Returns: All created views. Superviews precede subviews.
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
