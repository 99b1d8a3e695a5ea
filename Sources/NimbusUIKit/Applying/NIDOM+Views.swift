import CSSEngine
import NimbusCSS

extension NIDOM {
    /// What the adapter keeps for this DOM.
    var viewStyler: ViewStyler {
        if let styler = adapter as? ViewStyler { return styler }
        let styler = ViewStyler(self)
        adapter = styler
        return styler
    }

    /// Where the images and strings come from that the style sheets name.
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

    /// Keeps the DOM's environment, and with it the views' styles, as `view` has it from now on (its window's size, light
    /// or dark, the size of text), and puts the views in their places again whenever `view` changes its size.
    ///
    /// For that an unseen view is put behind everything in `view`, for as long as that lives. A view that is followed
    /// already stays so.
    public func follow(_ view: UIView) {
        if view.subviews.contains(where: { ($0 as? ViewFollower)?.dom === self }) { return }
        view.addInteraction(FollowerMark())
        view.insertSubview(ViewFollower(self, in: view), at: 0)
    }

    /// Puts the views where their style says, for the sizes of now: to be called when a view that holds styled views
    /// has changed its size, as from `viewDidLayoutSubviews()`. Views that are in their places are not touched.
    public func layoutViews() {
        viewStyler.layoutAll()
    }

    /// The layout instructions of stylesheets that cannot take effect, for use in tests and tools.
    /// - Complexity: O(n) in the number of registered views.
    public var layoutProblems: [LayoutProblem] { viewStyler.layout.problems(in: self) }
}
