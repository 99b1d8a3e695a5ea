import NimbusCSS
import NimbusUIKit
import Testing

/// Values that depend on the surroundings of a view: the layout direction, the text size and the colour scheme.
@MainActor @Suite struct SurroundingsTests {
    @Test("Views that are registered after all others were removed have the current direction")
    func afterRemovingAll() {
        let scene = Scene("UILabel { text-align: start }")
        #expect(scene.add(UILabel()).textAlignment == .left)
        scene.dom.unregisterAllViews()
        scene.dom.environment.layoutDirection = .rightToLeft
        #expect(scene.add(UILabel()).textAlignment == .right)
    }

    @Test("A view whose size has changed in the same batch follows the direction")
    func withNewSize() {
        let scene = Scene("UILabel { text-align: start; border-radius: 50% }")
        let label = scene.add(UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
        scene.dom.performBatchUpdates {
            scene.dom.environment.layoutDirection = .rightToLeft
            scene.dom.layoutViews()
        }
        #expect(label.textAlignment == .right)
        scene.dom.performBatchUpdates {
            scene.dom.environment.layoutDirection = .leftToRight
            label.bounds.size = CGSize(width: 80, height: 80)
        }
        #expect(label.textAlignment == .left && label.layer.cornerRadius == 40)
    }

    @Test("New effects and a new direction in one batch both apply")
    func withNewEffects() {
        let scene = Scene("UILabel { text-align: start }")
        let label = scene.add(UILabel())
        scene.dom.performBatchUpdates {
            scene.dom.environment.layoutDirection = .rightToLeft
            scene.dom.viewEffects = []
        }
        #expect(label.textAlignment == .right)
    }

    @Test("A value that follows the colour scheme changes together with a rule of the scheme")
    func schemeAndRule() {
        let scene = Scene(
            """
            UIView { border-color: light-dark(red, blue) }
            @media (prefers-color-scheme: dark) { UIView { opacity: 0.5 } }
            """)
        let view = scene.add(UIView())
        #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        scene.window.overrideUserInterfaceStyle = .dark
        scene.dom.environment.colorScheme = .dark
        #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(view.alpha == 0.5)
    }

    @Test("The app's image of a state survives a new colour scheme that another property reacts to")
    func imageOfState() {
        let scene = Scene(
            """
            UIButton:not(:highlighted) { background-image: linear-gradient(red, blue) }
            @media (prefers-color-scheme: dark) { UIButton { opacity: 0.5 } }
            """)
        let button = scene.add(UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let own = UIImage()
        button.setBackgroundImage(own, for: .highlighted)
        scene.dom.environment.colorScheme = .dark
        #expect(button.backgroundImage(for: .highlighted) === own && button.alpha == 0.5)
    }

    @Test("A view that registers itself anew in a pass after all were removed has the style of the new registration")
    func removedInPass() {
        final class Resetting: UIView, NIStyleableView {
            weak var other: UIView?

            func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
                guard let other else { return }
                self.other = nil
                dom.unregisterAllViews()
                dom.register(other, classes: "plain")
            }
        }
        let scene = Scene(".faint { opacity: 0.5 }")
        let (view, other) = (Resetting(), UILabel())
        let views = [view, UILabel(), UILabel()]
        scene.window.addSubview(other)
        scene.dom.performBatchUpdates { for view in views { scene.add(view) } }
        view.other = other
        scene.dom.performBatchUpdates { for view in views { scene.dom.addClass("faint", to: view) } }
        #expect(other.alpha == 1 && scene.dom.registeredViews.count == 1)
    }

    @Test("A view that styles itself while it is registered is told its first values")
    func styledWhileRegistered() {
        final class Eager: UIView, NIStyleableView {
            var changes: [String] = []

            func didRegisterForStyling(in dom: NIDOM) { dom.addClass("eager", to: self) }
            func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
                changes += difference.changes.map(\.property)
            }
        }
        #expect(Scene(".eager { opacity: 0.5 }").add(Eager()).changes == ["opacity"])
    }
}
