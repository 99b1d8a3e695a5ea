import NimbusCSS

extension UIView {
    /// Makes views of values, and puts them into this one.
    ///
    ///     view.buildSubviews([UIView.self, "#box", ".card", [UILabel.self, ".title", "Hint", 5]], in: dom)
    ///
    /// Each element says something of the view before it:
    /// - a view or a class of views: the next view;
    /// - a string: its id (`#box`), one of its classes (`.card`), or else what is read out for it;
    /// - a number: its tag; a `UIColor`: its background; an ``NIUserInterfaceString``: its text or title;
    /// - a ``ViewAction``, or a `Selector`: what is done when it is touched;
    /// - an array: the views in it, in the same form;
    /// - a dictionary: any of these by name, as in ``ViewTree``; with `view` (a view, a class, or the name of one), the
    ///   next view.
    ///
    /// The views are registered once all are there. Then the DOM's target is given those that it has outlets for
    /// (``ViewTarget``). What is wrong with a value is reported, and the rest is built all the same.
    /// - Parameters:
    ///   - specs: the values. A class of an app needs its place in `classes` where there is no Objective-C.
    ///   - dom: what the views are registered with; nil leaves them unstyled.
    ///   - classes: what classes there are by name.
    ///   - report: called with each mistake, in order; by default it is written to standard error.
    /// - Returns: all the views, those inside of others behind them.
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

    /// Makes the views of a tree, and puts them into this one.
    ///
    /// The views are registered once all are there. Then the DOM's target is given those that it has outlets for
    /// (``ViewTarget``). What is wrong in the tree is reported, and the rest is built all the same.
    /// - Parameters:
    ///   - tree: the views as data.
    ///   - dom: what the views are registered with; nil leaves them unstyled.
    ///   - classes: what classes there are by name.
    ///   - report: called with each mistake, those that the tree's ``ViewTree/problems`` are included, in the order of the
    ///     file; by default it is written to standard error.
    /// - Returns: all the views, those inside of others behind them.
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
        for view in views { build(view, in: superview) }
        register()
        return built.map(\.view)
    }
}
