import NimbusCSS
import NimbusUIKit
import Testing

/// An object that is no view.
private final class Lamp: NIStyleable {
    var opacity = 1.0
    weak var holder: UIView?

    var styleableSuperview: (any NIStyleable)? { holder }

    func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
        opacity = ruleset.opacity ?? 1
    }
}

private final class Card: UIView, NIStyleableView {
    var onRead: () -> Void = {}

    var customInlineStyle: String? {
        onRead()
        return nil
    }
}

@MainActor @Suite("Objects and views in one DOM") struct MixedObjectTests {
    private let scene = Scene(".faint { opacity: 0.5 }")

    @Test("An object beside views: registered, named again, moved into a view")
    func object() {
        let view = scene.add(UIView(), cssClass: "faint")
        let lamp = Lamp()
        scene.dom.register(lamp, withCSSClass: "faint")
        scene.dom.addCssClass("other", to: lamp)
        #expect(lamp.opacity == 0.5 && view.alpha == 0.5)
        lamp.holder = view
        scene.dom.setNeedsStyle(lamp)
        scene.dom.styleIfNeeded()
        scene.dom.setCssClass(nil, of: lamp)
        #expect(lamp.opacity == 1)
        scene.dom.unregister(lamp)
        #expect(scene.dom.registeredViews.count == 1)
    }

    @Test("A view that has the DOM remove all views while it is read", arguments: [true, false])
    func removingAllWhileReading(registersAgain: Bool) {
        let card = scene.add(Card(), cssClass: "faint")
        let others = (0..<4).map { _ in scene.add(UIView(), cssClass: "faint") }
        let dom = scene.dom
        card.onRead = {
            card.onRead = {}
            dom.unregisterAllViews()
            if registersAgain { dom.register(others[0], withCSSClass: "faint") }
        }
        dom.refresh()
        #expect(dom.registeredViews.count == (registersAgain ? 1 : 0))
        dom.register(card, withCSSClass: "faint")
        dom.styleIfNeeded()
        #expect(card.alpha == 0.5)
    }
}
