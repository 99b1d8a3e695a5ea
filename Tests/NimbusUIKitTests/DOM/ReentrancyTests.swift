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

    private final class FrameView: UIView {
        var onFrame: () -> Void = {}

        override var frame: CGRect { didSet { onFrame() } }
    }

    private final class FontLabel: UILabel {
        var onFont: () -> Void = {}

        // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
        override var font: UIFont! { didSet { onFont() } }
    }

    /// A view with code of the app in a getter that selectors call.
    private final class ReadView: UIView, NIStyleableView {
        var onRead: () -> Void = {}

        func customStyleAttribute(_ name: String) -> String? {
            onRead()
            return "x"
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

    @Test("A view whose new subview has a pass run while the view is registered gets its style")
    func passDuringRegistration() {
        let (scene, host) = darkHost()
        host.onSubview = { scene.dom.register(host.subviews[0]) }
        scene.add(host, cssClass: "faint")
        #expect(host.alpha == 0.5)
    }

    @Test("A view that is unregistered while it is registered again gets the app's value later")
    func unregisteringDuringRegistration() {
        let (scene, host) = darkHost()
        host.overrideUserInterfaceStyle = .unspecified
        scene.add(host, cssClass: "faint")
        scene.dom.unregister(host)
        host.overrideUserInterfaceStyle = .dark
        host.onSubview = { scene.dom.unregister(host) }
        scene.dom.register(host, withCSSClass: "faint")
        host.onSubview = {}
        scene.dom.register(host)
        #expect(host.alpha == 1)
    }

    /// Returns a view into which the DOM inserts a hidden subview when it is registered.
    private func darkHost() -> (Scene, AppView) {
        let scene = Scene(".faint { opacity: 0.5 } UILabel { text-align: start }")
        // Traits are followed from now on.
        scene.add(UILabel())
        let host = AppView()
        host.overrideUserInterfaceStyle = .dark
        return (scene, host)
    }

    @Test("A setter that has its own view styled again does not make the style's value the app's value")
    func stylingAgainInSetter() {
        let view = scene.add(AppView())
        view.onAlpha = {
            view.onAlpha = {}
            scene.dom.setStylingEnabled(false, of: view)
            scene.dom.setStylingEnabled(true, of: view)
        }
        scene.dom.addCssClass("faint", to: view)
        scene.dom.setCssClass(nil, of: view)
        #expect(view.alpha == 1)
    }

    @Test("A frame that is undone does not come back if its setter has the views placed")
    func placingInSetter() {
        let view = scene.add(FrameView(frame: CGRect(x: 0, y: 0, width: 100, height: 20)), cssClass: "narrow")
        view.onFrame = {
            view.onFrame = {}
            scene.dom.layoutViews()
        }
        scene.dom.setCssClass(nil, of: view)
        #expect(view.frame.width == 100)
        scene.dom.refresh()
        #expect(view.frame.width == 100)
    }

    @Test("A getter that unregisters its own view", arguments: 0..<3)
    func unregisteringGetter(kind: Int) {
        let scene = Scene("[kind=x] { opacity: 0.5 }")
        let reader = scene.add(ReadView())
        let inner = scene.add(UIView(), in: reader)
        reader.onRead = { scene.dom.unregister(reader) }
        switch kind {
        case 0: scene.dom.styleIfNeeded()
        case 1: scene.dom.refresh()
        default: scene.dom.refreshView(reader)
        }
        #expect(scene.dom.registeredViews.map { ObjectIdentifier($0) } == [ObjectIdentifier(inner)])
    }

    @Test("A getter that removes all views while its view is registered")
    func removingGetter() {
        let scene = Scene("[kind=x] { opacity: 0.5 }")
        let reader = ReadView()
        reader.onRead = { scene.dom.unregisterAllViews() }
        scene.add(reader)
        #expect(scene.dom.registeredViews.isEmpty)
    }

    @Test("A view that a setter unregisters while all views get new fonts keeps its font")
    func unregisteringWhileReapplying() {
        let scene = Scene("UILabel { font-size: default }")
        let labels = [scene.add(FontLabel()), scene.add(FontLabel())]
        let size = labels[0].font.pointSize
        labels[0].onFont = { scene.dom.unregister(labels[1]) }
        labels[1].onFont = { scene.dom.unregister(labels[0]) }
        scene.dom.environment.textScale = 2
        #expect(labels.count { $0.font.pointSize == size } == 1)
    }

    @Test("A view whose styling is off is left alone when it is registered again")
    func returningWhileOff() {
        let view = scene.add(UIView(), cssClass: "faint")
        scene.dom.setStylingEnabled(false, of: view)
        scene.dom.unregister(view)
        view.alpha = 0.75
        scene.dom.register(view, withCSSClass: "faint")
        #expect(view.alpha == 0.75)
    }
}
