import NimbusCSS
import NimbusUIKit
import Testing

/// Views that override light or dark.
@MainActor @Suite struct OverriddenTraitsTests {
    private let scene = Scene(
        """
        UILabel { opacity: 0.75; width: 10px; color: light-dark(black, white) }
        @media (prefers-color-scheme: dark) { .card { border-width: 2px } UILabel { opacity: 0.5 } }
        @media (prefers-color-scheme: light) { .card { border-width: 1px } }
        """)

    @Test("A layer gets the colour of an override that the DOM's environment already has")
    func sameScheme() {
        let scene = Scene("UIView { border-color: light-dark(red, lime) }")
        scene.window.overrideUserInterfaceStyle = .light
        scene.dom.environment.colorScheme = .dark
        let view = scene.add(UIView())
        #expect(view.layer.borderColor == UIColor.red.cgColor)
        view.overrideUserInterfaceStyle = .dark
        scene.dom.styleIfNeeded()
        #expect(view.layer.borderColor == UIColor.green.cgColor)
    }

    @Test("An override of a card that was unregistered")
    func unregisteredCard() {
        let card = scene.add(UIView())
        let label = scene.add(UILabel(), in: card)
        scene.dom.unregister(card)
        card.overrideUserInterfaceStyle = .dark
        scene.dom.styleIfNeeded()
        #expect(label.alpha == 0.5)
    }

    @Test("A dark card on a light screen gets the dark rules until its override is removed")
    func darkCard() {
        let other = scene.add(UILabel())
        let card = scene.add(UIView(), cssClass: "card")
        let container = UIView()
        card.addSubview(container)
        let label = scene.add(UILabel(), in: container)
        #expect(card.layer.borderWidth == 1 && label.alpha == 0.75)
        card.overrideUserInterfaceStyle = .dark
        let setters = scene.setters {
            scene.dom.setNeedsStyle(card)
            scene.dom.styleIfNeeded()
        }
        #expect(card.layer.borderWidth == 2 && label.alpha == 0.5 && other.alpha == 0.75)
        #expect(setters == ["alpha", "layer.borderWidth"])
        card.overrideUserInterfaceStyle = .unspecified
        let restored = scene.setters { scene.dom.refreshView(card) }
        #expect(card.layer.borderWidth == 1 && label.alpha == 0.75)
        #expect(restored == setters)
    }

    @Test("A view that is registered or moved inside a dark card gets the dark rules")
    func insideCard() {
        let card = UIView()
        card.overrideUserInterfaceStyle = .dark
        scene.add(card, cssClass: "card")
        let label = scene.add(UILabel(), in: card)
        #expect(card.layer.borderWidth == 2 && label.alpha == 0.5)
        scene.window.addSubview(label)
        scene.dom.refreshView(label)
        #expect(label.alpha == 0.75)
        card.addSubview(label)
        scene.dom.refresh()
        #expect(label.alpha == 0.5)
    }

    @Test("An override stays while the followed screen changes")
    func changingScreen() {
        scene.dom.follow(scene.window)
        let other = scene.add(UILabel())
        let card = UIView()
        card.overrideUserInterfaceStyle = .dark
        scene.add(card, cssClass: "card")
        let light = UILabel()
        light.overrideUserInterfaceStyle = .light
        scene.add(light, in: card)
        for (style, alpha) in [(UIUserInterfaceStyle.dark, 0.5), (.light, 0.75), (.dark, 0.5)] {
            scene.window.overrideUserInterfaceStyle = style
            #expect(other.alpha == alpha && card.layer.borderWidth == 2 && light.alpha == 0.75)
        }
        card.overrideUserInterfaceStyle = .light
        scene.dom.setNeedsStyle(card)
        scene.dom.styleIfNeeded()
        #expect(card.layer.borderWidth == 1 && other.alpha == 0.5)
    }
}
