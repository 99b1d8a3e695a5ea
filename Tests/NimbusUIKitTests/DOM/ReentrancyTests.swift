import NimbusCSS
import NimbusUIKit
import Testing

/// Setters of the app that change the DOM during a pass.
@MainActor @Suite struct ReentrancyTests {
    /// A view with code of the app in a setter and in a method that UIKit calls.
    private final class AppView: UIView {
        var onAlpha: () -> Void = {}
        var onSubview: () -> Void = {}

        override var alpha: CGFloat { didSet { onAlpha() } }

        override func didAddSubview(_ subview: UIView) {
            super.didAddSubview(subview)
            onSubview()
        }
    }

    private let scene = Scene(
        """
        .faint { opacity: 0.5 } .framed { border-width: 2px } .narrow { width: 50px }
        .flexible { -ios-autoresizing: width }
        """)

    @Test("A setter that unregisters its view: nothing is set afterwards, and a later registration undoes the value")
    func unregisteringSetter() {
        let view = AppView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.onAlpha = { scene.dom.unregister(view) }
        scene.add(view, cssClass: "faint framed narrow")
        #expect(view.alpha == 0.5 && view.layer.borderWidth == 0 && view.frame.width == 100)
        view.onAlpha = {}
        scene.dom.register(view)
        #expect(view.alpha == 1)
    }

    @Test("A mask of a view that a setter unregisters is not set, and is undone if the setter registers the view again")
    func postponedMask() {
        for registersAgain in [false, true] {
            let (flexible, view) = (UIView(), AppView())
            view.onAlpha = {
                scene.dom.unregister(flexible)
                if registersAgain { scene.dom.register(flexible, withCSSClass: "flexible") }
            }
            scene.dom.performBatchUpdates {
                scene.add(flexible, cssClass: "flexible")
                scene.add(view, cssClass: "faint")
            }
            #expect(flexible.autoresizingMask == (registersAgain ? [.flexibleWidth] : []))
            view.onAlpha = {}
            scene.dom.register(flexible)
            scene.dom.setCssClass(nil, of: flexible)
            #expect(flexible.autoresizingMask == [])
        }
    }

    @Test(
        "A view whose new subview has the app unregister others that are read in the same pass",
        arguments: [true, false])
    func unregisteringWhileReading(isRefresh: Bool) {
        // Traits are followed, by a new subview, because a style depends on them.
        let scene = Scene(".faint { opacity: 0.5; text-align: start }")
        let label = scene.add(UILabel(), cssClass: "faint")
        let first = scene.add(UIView(), cssClass: "faint")
        let others = (0..<20).map { _ in scene.add(UIView(), cssClass: "faint") }
        let card = AppView()
        scene.window.addSubview(card)
        card.overrideUserInterfaceStyle = .dark
        card.addSubview(first)
        card.onSubview = { for view in others { scene.dom.unregister(view) } }
        if isRefresh {
            scene.dom.refresh()
        } else {
            for view in [first] + others { scene.dom.setNeedsStyle(view) }
            scene.dom.styleIfNeeded()
        }
        #expect(
            Set(scene.dom.registeredViews.map(ObjectIdentifier.init)) == [
                ObjectIdentifier(label), ObjectIdentifier(first),
            ])
    }
}
