import CSSEngine
import NimbusCSS

extension NIDOM {
    /// The adapter that applies the DOM's styles to views. Created on first use.
    var viewStyler: ViewStyler {
        if let styler = adapter as? ViewStyler { return styler }
        let styler = ViewStyler(self)
        adapter = styler
        return styler
    }

    func makeViewStyler() {
        if adapter == nil { _ = viewStyler }
    }

    /// The source of the images and strings that stylesheets name.
    public var resources: ViewResources {
        get { viewStyler.resources }
        set { viewStyler.resources = newValue }
    }

    /// The effects of CSS properties on the app's own views, in the order in which they are applied. By default none.
    ///
    /// The stylesheets must have been parsed with the effects' properties. Set the effects before you register views:
    /// setting them later visits all registered views.
    public var viewEffects: [ViewEffect] {
        get { viewStyler.viewEffects }
        set { viewStyler.viewEffects = newValue }
    }

    /// Keeps the DOM's environment equal to a view's environment: the size of its window, its traits, such as light or
    /// dark mode and the text size, and the app's language. Lays the styled views out again when the view changes its
    /// size.
    ///
    /// While the view is in a window, requested passes run when the view is laid out, before the current frame is
    /// committed. An animation block that calls `layoutIfNeeded()` on the view or its window animates the changes:
    ///
    /// ```swift
    /// dom.follow(screen)
    /// dom.coalescesChanges = true
    /// UIView.animate(withDuration: 0.3) {
    ///     dom.addCssClass("open", to: drawer)
    ///     screen.layoutIfNeeded()
    /// }
    /// ```
    ///
    /// The DOM inserts an invisible backmost subview into the view, which stays for as long as the DOM and the view
    /// exist. Following a view again does nothing.
    public func follow(_ view: UIView) {
        let host = view.hiddenSubviewHost ?? view
        guard host.hiddenSubview(ViewFollower.self, of: self) == nil else { return }
        _ = ViewFollower(self, in: host)
    }

    /// Moves the views to the frames that their styles specify for the current sizes. Call it when a container of
    /// styled views has changed its size and the DOM does not follow the container, for example in
    /// `viewDidLayoutSubviews()`.
    public func layoutViews() {
        viewStyler.layoutAll()
    }

    /// The layout instructions of stylesheets that cannot take effect, for use in tests and tools.
    /// - Complexity: O(n) in the number of registered views.
    public var layoutProblems: [LayoutProblem] { viewStyler.layout.problems(in: self) }
}
