import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Views with equal styles, which share the values that undo them, and views that are different from the others.
@MainActor @Suite struct SharedStyleTests {
    /// A view whose alpha has a limit, and with code of the app in a setter.
    private final class LimitedView: UIView {
        var limit: CGFloat = 1
        var onBorder: () -> Void = {}
        private(set) var alphaSetterCount = 0

        override var alpha: CGFloat {
            get { super.alpha }
            set {
                alphaSetterCount += 1
                super.alpha = min(newValue, limit)
            }
        }

        override var clipsToBounds: Bool { didSet { onBorder() } }
    }

    private let scene = Scene(
        """
        .a { opacity: 0.5; overflow: hidden; border-width: 2px } .b { opacity: 0.75; border-width: 3px }
        UIView { background-color: navy }
        """)

    /// Adds views. The first ones record the changes that the others make.
    private func addViews(_ count: Int = 6, cssClass: String = "a", _ prepare: (Int, LimitedView) -> Void = { _, _ in })
        -> [LimitedView]
    {
        let views = (0..<count).map { _ in LimitedView() }
        for (index, view) in views.enumerated() { prepare(index, view) }
        scene.dom.performBatchUpdates { for view in views { scene.add(view, cssClass: cssClass) } }
        return views
    }

    private func style(_ view: UIView) -> AppliedStyle? { scene.dom.viewStyler.record(of: view)?.style }

    private func setClass(_ cssClass: String?, of views: [LimitedView]) {
        scene.dom.performBatchUpdates { for view in views { scene.dom.setCssClass(cssClass, of: view) } }
    }

    @Test("Views with equal values share one style, also after changes and with a view that came later")
    func sharing() {
        let views = addViews()
        #expect(views.allSatisfy { style($0) === style(views[0]) })
        setClass("b", of: views)
        #expect(views.allSatisfy { style($0) === style(views[0]) && $0.alpha == 0.75 })
        setClass("a", of: views)
        let late = scene.add(LimitedView(), cssClass: "a")
        #expect((views + [late]).allSatisfy { style($0) === style(late) && $0.alpha == 0.5 })
        setClass(nil, of: views)
        #expect(views.allSatisfy { $0.alpha == 1 && !$0.clipsToBounds && $0.layer.borderWidth == 0 })
        scene.load("")
        #expect(views.allSatisfy { style($0) === AppliedStyle.none && $0.backgroundColor == nil })
    }

    @Test("A view leaves the shared baseline when the app sets a value between two passes")
    func leavingBaseline() {
        let views = addViews()
        views[4].alpha = 0.25
        setClass("b", of: views)
        #expect(views.allSatisfy { $0.alpha == 0.75 && $0.layer.borderWidth == 3 })
        #expect(style(views[4]) !== style(views[5]) && style(views[3]) === style(views[5]))
        setClass("a", of: views)
        setClass(nil, of: views)
        #expect(views.map(\.alpha) == [1, 1, 1, 1, 0.25, 1])
        #expect(views.allSatisfy { $0.layer.borderWidth == 0 && !$0.clipsToBounds })
    }

    @Test("A value that the app sets between two passes stays when the style is undone")
    func editBeforeUndo() {
        let views = addViews()
        (views[1].alpha, views[5].alpha, views[5].layer.borderWidth) = (0.25, 0.125, 7)
        #expect(scene.setters { scene.dom.refresh() } == [])
        setClass(nil, of: views)
        #expect(views.map(\.alpha) == [1, 0.25, 1, 1, 1, 0.125])
        #expect(views.map(\.layer.borderWidth) == [0, 0, 0, 0, 0, 7])
    }

    @Test("Views that had different values before get their own ones back")
    func ownBaselines() {
        let views = addViews(30) { index, view in view.alpha = CGFloat(index) / 32 }
        #expect(views.allSatisfy { $0.alpha == 0.5 })
        setClass("b", of: views)
        #expect(views.allSatisfy { $0.alpha == 0.75 })
        setClass(nil, of: views)
        #expect(views.map(\.alpha) == (0..<30).map { CGFloat($0) / 32 })
    }

    @Test("A view that returns another value than it was set to, among others that do not")
    func readingBack() {
        let views = addViews { index, view in view.limit = index == 4 ? 0.25 : 1 }
        #expect(views.map(\.alpha) == [0.5, 0.5, 0.5, 0.5, 0.25, 0.5])
        #expect(views[4].alphaSetterCount == 1)
        scene.dom.refresh()
        #expect(views[4].alphaSetterCount == 1)
        setClass("b", of: views)
        #expect(views[4].alpha == 0.25 && views[4].alphaSetterCount == 2 && views[4].layer.borderWidth == 3)
        views[4].limit = 1
        setClass(nil, of: views)
        #expect(views.allSatisfy { $0.alpha == 1 && $0.layer.borderWidth == 0 })
    }

    @Test("All views return another value than they were set to")
    func sharedReadingBack() {
        let views = addViews { _, view in view.limit = 0.25 }
        #expect(views.allSatisfy { $0.alpha == 0.25 && style($0) === style(views[0]) && $0.alphaSetterCount == 1 })
        #expect(scene.setters { scene.dom.refresh() } == [])
        for view in views { view.limit = 1 }
        setClass(nil, of: views)
        #expect(views.allSatisfy { $0.alpha == 1 })
    }

    @Test("Of two views with a shared baseline, undoing one leaves the other")
    func undoingOne() {
        let views = addViews(2) { _, view in view.alpha = 0.25 }
        #expect(style(views[0]) === style(views[1]))
        scene.dom.setCssClass(nil, of: views[0])
        #expect(views.map(\.alpha) == [0.25, 0.5] && views.map(\.layer.borderWidth) == [0, 2])
        scene.dom.unregister(views[0])
        scene.load("")
        #expect(views.map(\.alpha) == [0.25, 0.25] && views[1].backgroundColor == nil)
    }

    @Test("A setter that unregisters its view: nothing is set afterwards, and a later registration undoes the values")
    func unregisteringSetter() {
        let views = addViews { index, view in
            if index == 4 { view.onBorder = { [weak view] in if let view { scene.dom.unregister(view) } } }
        }
        #expect(views.map(\.layer.borderWidth) == [2, 2, 2, 2, 0, 2])
        #expect(views[4].alpha == 0.5 && views[4].clipsToBounds)
        views[4].onBorder = {}
        scene.dom.register(views[4])
        scene.load("")
        #expect(views[4].alpha == 1 && !views[4].clipsToBounds && views[4].backgroundColor == nil)
        #expect(views[5].alpha == 1 && !views[5].clipsToBounds && views[5].layer.borderWidth == 0)
    }

    @Test("A setter that styles its view again in the middle of a pass")
    func reapplyingSetter() {
        let views = addViews { index, view in
            guard index == 4 else { return }
            view.onBorder = { [weak view] in
                guard let view, view.clipsToBounds else { return }
                scene.dom.setStylingEnabled(false, of: view, properties: ["opacity"])
                scene.dom.setStylingEnabled(true, of: view, properties: ["opacity"])
            }
        }
        #expect(views.allSatisfy { $0.alpha == 0.5 && $0.clipsToBounds && $0.layer.borderWidth == 2 })
        setClass(nil, of: views)
        #expect(views.allSatisfy { $0.alpha == 1 && !$0.clipsToBounds && $0.layer.borderWidth == 0 })
    }
}
