import Foundation
import NimbusCSS
import TestSupport
import Testing

@testable import NimbusUIKit

/// Views whose overridden traits change without a call by the app.
@MainActor @Suite struct TraitChangeTests {
    private let scene = Scene(
        """
        .card { border-color: light-dark(black, white); border-width: 1px }
        UILabel { font-size: default; opacity: 0.5 }
        @media (prefers-color-scheme: dark) { .card { border-width: 2px } }
        @media (prefers-contrast: more) { .card { border-radius: 3px } }
        @media (horizontal-size-class: regular) { UILabel { opacity: 0.75 } }
        :dir(rtl) { visibility: hidden }
        """)
    private let card = UIView()
    private let label = UILabel()

    init() { scene.dom.follow(scene.window) }

    private func whiteness(_ color: CGColor?) -> CGFloat? { color?.components?.first }

    private func addCard() {
        scene.add(card, cssClass: "card")
        scene.add(label, in: card)
        scene.window.layoutIfNeeded()
    }

    @Test("Light and dark mode are followed without a call")
    func colorScheme() {
        addCard()
        #expect(whiteness(card.layer.borderColor) == 0 && card.layer.borderWidth == 1)
        for (style, white, width) in [(UIUserInterfaceStyle.dark, 1.0, 2.0), (.light, 0, 1), (.dark, 1, 2)] {
            card.overrideUserInterfaceStyle = style
            scene.window.layoutIfNeeded()
            #expect(whiteness(card.layer.borderColor) == white && card.layer.borderWidth == width)
        }
        card.overrideUserInterfaceStyle = .unspecified
        scene.window.layoutIfNeeded()
        #expect(whiteness(card.layer.borderColor) == 0 && card.layer.borderWidth == 1)
    }

    @Test("Traits that a view controller gives a child are followed", arguments: [true, false])
    func childController(registersRoot: Bool) {
        let (parent, child) = (UIViewController(), UIViewController())
        scene.window.rootViewController = parent
        parent.addChild(child)
        parent.view.addSubview(child.view)
        if registersRoot { scene.dom.register(child.view) }
        child.view.addSubview(card)
        addCardInPlace()
        let size = label.font.pointSize
        parent.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
                UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(accessibilityContrast: .high),
                UITraitCollection(userInterfaceStyle: .dark),
            ]), forChild: child)
        scene.window.layoutIfNeeded()
        #expect(label.font.pointSize > size && label.alpha == 0.75)
        #expect(card.layer.cornerRadius == 3 && card.layer.borderWidth == 2 && whiteness(card.layer.borderColor) == 1)
        parent.setOverrideTraitCollection(nil, forChild: child)
        scene.window.layoutIfNeeded()
        #expect(label.font.pointSize == size && label.alpha == 0.5)
        #expect(card.layer.cornerRadius == 0 && card.layer.borderWidth == 1 && whiteness(card.layer.borderColor) == 0)
    }

    private func addCardInPlace() {
        scene.dom.register(card, withCSSClass: "card")
        scene.add(label, in: card)
        scene.window.layoutIfNeeded()
    }

    @Test("The direction of a view is its own, and not that of the views inside it")
    func direction() {
        addCard()
        card.semanticContentAttribute = .forceRightToLeft
        scene.window.layoutIfNeeded()
        #expect(card.isHidden && !label.isHidden)
        label.semanticContentAttribute = .forceRightToLeft
        card.semanticContentAttribute = .unspecified
        scene.window.layoutIfNeeded()
        #expect(!card.isHidden && label.isHidden)
    }

    @Test("The subviews that report traits are not visible to selectors, and are inserted once")
    func hidden() {
        card.overrideUserInterfaceStyle = .dark
        addCard()
        for _ in 0..<3 { scene.dom.refresh() }
        #expect(card.subviews.count == 2 && card.styleableSubviews.count == 1)
    }

    @Test("An override of an unregistered container is followed, and of one that is found by a refresh")
    func containers() {
        let (outer, inner) = (UIView(), UIView())
        scene.window.addSubview(outer)
        outer.addSubview(card)
        scene.dom.register(card, withCSSClass: "card")
        scene.window.layoutIfNeeded()
        for style in [UIUserInterfaceStyle.dark, .light, .dark] {
            outer.overrideUserInterfaceStyle = style
            scene.window.layoutIfNeeded()
            #expect(card.layer.borderWidth == (style == .dark ? 2 : 1))
        }
        scene.window.addSubview(inner)
        inner.addSubview(card)
        scene.dom.refresh()
        #expect(card.layer.borderWidth == 1)
        inner.overrideUserInterfaceStyle = .dark
        scene.window.layoutIfNeeded()
        #expect(card.layer.borderWidth == 2)
    }

    @Test("A view that must not have subviews of other objects can override traits")
    func forbiddenSubviews() {
        let effects = UIVisualEffectView(effect: nil)
        effects.overrideUserInterfaceStyle = .dark
        scene.add(effects, cssClass: "card")
        scene.add(label, in: effects.contentView)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.overrideUserInterfaceStyle = .dark
        scene.add(cell)
        let progress = UIProgressView()
        progress.overrideUserInterfaceStyle = .dark
        scene.add(progress, cssClass: "card")
        #expect(effects.layer.borderWidth == 2 && progress.layer.borderWidth == 2)
        #expect([effects, cell, progress].map(hiddenSubviewCount) == [0, 0, 0])
        #expect(hiddenSubviewCount(of: effects.contentView) == 1)
        scene.dom.follow(effects)
        scene.dom.follow(effects)
        #expect(hiddenSubviewCount(of: effects.contentView) == 2)
        #expect(effects.contentView.styleableSubviews.count == 1)
        effects.overrideUserInterfaceStyle = .light
        scene.window.layoutIfNeeded()
        #expect(effects.layer.borderWidth == 1)
    }

    private func hiddenSubviewCount(of view: UIView) -> Int { view.subviews.count { $0 is HiddenSubview } }

    @Test("Hidden subviews are removed when they are not needed any more")
    func removingHiddenSubviews() async {
        let container = UIView()
        scene.window.addSubview(container)
        container.addSubview(card)
        container.overrideUserInterfaceStyle = .dark
        card.overrideUserInterfaceStyle = .light
        scene.dom.register(card, withCSSClass: "card")
        #expect(hiddenSubviewCount(of: container) == 1 && hiddenSubviewCount(of: card) == 1)
        card.overrideUserInterfaceStyle = .unspecified
        scene.window.layoutIfNeeded()
        #expect(hiddenSubviewCount(of: card) == 0 && card.layer.borderWidth == 2)
        scene.dom.unregister(card)
        scene.dom.styleIfNeeded()
        #expect(hiddenSubviewCount(of: container) == 0)
        scene.dom.register(card)
        #expect(hiddenSubviewCount(of: container) == 1)
        scene.dom.unregisterAllViews()
        #expect(hiddenSubviewCount(of: container) == 0)
        #expect(container.styleableSubviews.count == 1)
    }

    @Test("The hidden subviews of a deallocated DOM are removed")
    func deallocatedDOM() async throws {
        let screen = UIView()
        screen.overrideUserInterfaceStyle = .dark
        for _ in 0..<3 {
            let dom = NIDOM(stylesheet: scene.sheet)
            dom.follow(screen)
            dom.register(screen)
            #expect(hiddenSubviewCount(of: screen) >= 2)
        }
        try await eventually("the removal of the hidden subviews") { hiddenSubviewCount(of: screen) == 0 }
        #expect(screen.subviews.isEmpty)
    }

    @Test("The language is the app's")
    func language() {
        #expect(scene.dom.environment.language == Bundle.main.preferredLocalizations.first ?? "en")
        #expect(NIEnvironment.appLanguage(["Base", "pt_BR", "en"]) == "pt-BR")
        #expect(NIEnvironment.appLanguage([]) == nil)
    }
}
