import NimbusCSS
import NimbusUIKit
import Testing

/// Styles that go away, and values that the app sets.
@MainActor @Suite struct UndoTests {
    private func label(_ scene: Scene) -> UILabel {
        let label = UILabel()
        label.textColor = .brown
        return scene.add(label, cssClass: "a")
    }

    @Test("A view gets back what it had when its rule is gone")
    func ruleGone() {
        let scene = Scene(".a { color: red; opacity: .5; border: 1px solid red; -ios-number-of-lines: 3 }")
        let label = label(scene)
        #expect(label.textColor == .red && label.alpha == 0.5 && label.numberOfLines == 3)
        scene.load("")
        #expect(label.textColor == .brown && label.alpha == 1 && label.numberOfLines == 1)
        #expect(label.layer.borderWidth == 0 && label.layer.borderColor == nil)
    }

    @Test("A font comes back, where the app has set one and where not")
    func font() {
        let scene = Scene("UILabel, UIButton { font: italic 20px \"Georgia\" } UITextField { font-size: 20px }")
        let (label, other, button, field) = (UILabel(), UILabel(), UIButton(type: .custom), UITextField())
        label.font = .boldSystemFont(ofSize: 30)
        let views: [UIView] = [label, other, button, field]
        let fonts = { [label.font, other.font, button.titleLabel?.font, field.font] }
        let before = fonts()
        for view in views { scene.add(view) }
        #expect(fonts().allSatisfy { $0?.pointSize == 20 })
        scene.load("")
        #expect(fonts() == before)
    }

    @Test("The value current neither sets nor undoes a property")
    func current() {
        let scene = Scene(".a { opacity: .5; color: red } .b { opacity: current; color: current }")
        let label = label(scene)
        label.alpha = 0.75
        scene.dom.addCssClass("b", to: label)
        #expect(label.alpha == 0.75 && label.textColor == .red)
        label.textColor = .purple
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.dom.removeCssClass("b", from: label)
        #expect(label.alpha == 0.5 && label.textColor == .red)
        scene.load("")
        #expect(label.alpha == 0.75 && label.textColor == .purple)
        scene.load(".a { width: current; border: current; opacity: current }")
        #expect(label.alpha == 0.75 && label.layer.borderWidth == 0)
    }

    @Test("A view gets back what it had when it loses its class")
    func classGone() {
        let scene = Scene(".a { color: red }")
        let label = label(scene)
        scene.dom.removeCssClass("a", from: label)
        #expect(label.textColor == .brown)
    }

    @Test("What the app has set since stays when the rule is gone")
    func appValueStays() {
        let scene = Scene(".a { color: red }")
        let label = label(scene)
        label.textColor = .purple
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.load("")
        #expect(label.textColor == .purple)
    }

    @Test("What the app has set is what the view gets back behind another value of the style")
    func appValueComesBack() {
        let scene = Scene(".a { color: red }")
        let label = label(scene)
        label.textColor = .purple
        scene.load(".a { color: blue }")
        #expect(label.textColor == .blue)
        scene.load("")
        #expect(label.textColor == .purple)
    }

    @Test("A restyle that changes nothing calls no setter, a change those of what has changed")
    func setters() {
        let scene = Scene(".a { color: red; opacity: .5; font-size: 20px }")
        let label = label(scene)
        #expect(scene.setters { scene.dom.refresh() } == [])
        #expect(scene.setters { scene.load(".a { color: #f00; opacity: 50%; font: 20 }") } == [])
        #expect(scene.setters { scene.load(".a { color: red; opacity: .25; font-size: 20px }") } == ["alpha"])
        #expect(scene.setters { scene.load(".a { opacity: .25 }") } == ["font", "textColor"])
        #expect(scene.setters { scene.dom.refreshView(label) } == [])
    }

    @Test("A tint that a bar inherits is inherited again")
    func inheritedTint() {
        let scene = Scene("UINavigationBar { -ios-tint-color: red }")
        scene.window.tintColor = .green
        let bar = scene.add(UINavigationBar())
        #expect(bar.tintColor == .red)
        scene.load("")
        #expect(bar.tintColor == .green)
        scene.window.tintColor = .orange
        #expect(bar.tintColor == .orange)
    }

    @Test("The states of a button get back what they had")
    func buttonStates() {
        let scene = Scene("UIButton { color: red } UIButton:highlighted { color: blue }")
        let button = UIButton(type: .custom)
        button.setTitleColor(.brown, for: .disabled)
        scene.add(button)
        #expect(button.titleColor(for: .normal) == .red && button.titleColor(for: .highlighted) == .blue)
        scene.resetSetters()
        scene.load("UIButton { color: green }")
        scene.expectSetters(["setTitleColor(_:for:)": 3])
        #expect(button.titleColor(for: .highlighted) == button.titleColor(for: .normal))
        scene.load("")
        #expect(button.titleColor(for: .normal) == .white && button.titleColor(for: .highlighted) == .white)
        #expect(button.titleColor(for: .disabled) == .brown)
    }

    @Test("A title's colour that is a default for other buttons comes back", arguments: [UIColor.white, .red])
    func appTitleColor(_ color: UIColor) {
        let scene = Scene("UIButton { color: blue }")
        let button = UIButton(type: color == .white ? .system : .custom)
        button.tintColor = .red
        button.setTitleColor(color, for: .normal)
        scene.add(button)
        #expect(button.titleColor(for: .normal) == .blue)
        scene.load("")
        #expect(button.titleColor(for: .normal) == color)
    }

    @Test("What the app has said of a placeholder beside its colour stays")
    func placeholder() {
        let scene = Scene("UITextField::placeholder { color: red }")
        let field = UITextField()
        let own = NSAttributedString(string: "Name", attributes: [.underlineStyle: 1])
        field.attributedPlaceholder = own
        scene.add(field)
        let styled = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
        #expect(styled?[.foregroundColor] as? UIColor == .red && styled?[.underlineStyle] as? Int == 1)
        scene.load("")
        #expect(field.attributedPlaceholder == own)
    }

    @Test("A placeholder that comes later has its look, and so has another one")
    func laterPlaceholder() {
        let scene = Scene("UITextField::placeholder { color: red }")
        let field = scene.add(UITextField())
        for text in ["Name", "First name"] {
            field.placeholder = text
            scene.dom.refreshView(field)
            let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
            #expect(attributes?[.foregroundColor] as? UIColor == .red && field.placeholder == text)
        }
        #expect(scene.setters { scene.dom.refreshView(field) } == [])
    }

    @Test("A colour follows the colour scheme without a setter")
    func dynamicColor() {
        let scene = Scene(".a { color: light-dark(red, blue); border-color: light-dark(red, blue) }")
        let label = label(scene)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(label.textColor.resolvedColor(with: dark) == .blue)
        scene.window.overrideUserInterfaceStyle = .dark
        #expect(scene.setters { scene.dom.environment.colorScheme = .dark } == ["layer.borderColor"])
        #expect(label.layer.borderColor == UIColor.blue.cgColor)
    }

    @Test("Colours that rest on others follow with them")
    func derivedDynamicColors() throws {
        let scene = Scene(
            """
            .a { --ink: light-dark(red, blue); color: var(--ink); border-color: currentcolor;
                background-color: color-mix(in srgb, currentcolor, white); text-shadow: var(--ink) 1px 1px }
            """)
        let label = label(scene)
        let light = UITraitCollection(userInterfaceStyle: .light)
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(label.textColor.resolvedColor(with: light) == .red)
        #expect(label.textColor.resolvedColor(with: dark) == .blue)
        let mixed = try #require(label.backgroundColor)
        #expect(mixed.resolvedColor(with: light) == UIColor(red: 1, green: 0.5, blue: 0.5, alpha: 1))
        #expect(mixed.resolvedColor(with: dark) == UIColor(red: 0.5, green: 0.5, blue: 1, alpha: 1))
        #expect(label.shadowColor?.resolvedColor(with: dark) == .blue)
        let ruleset = try #require(scene.dom.ruleset(of: label))
        #expect(ruleset.textColor?.cssText == "rgb(255, 0, 0)")
        scene.dom.environment.colorScheme = .dark
        #expect(scene.dom.ruleset(of: label)?.textColor?.cssText == "rgb(0, 0, 255)")
    }

    @Test("Ten thousand views that nothing changes for cost no setter, a class of one costs one")
    func manyViews() {
        let scene = Scene("UILabel { color: red } .b { color: blue } UILabel:highlighted { color: green }")
        let labels = (0..<10_000).map { _ in UILabel() }
        scene.dom.performBatchUpdates { for label in labels { scene.add(label) } }
        scene.expectSetters(["textColor": 10_000, "highlightedTextColor": 10_000])
        #expect(scene.setters { scene.dom.refresh() } == [])
        #expect(scene.setters { scene.dom.addCssClass("b", to: labels[500]) } == ["textColor"])
    }

    @Test("Views that are dropped are let go, and what was noted of them with them")
    func memory() {
        let scene = Scene("UILabel { color: red; width: 50%; -mobile-relative: .prev; margin-top: 1px }")
        weak var dropped: UILabel?
        do {
            let label = scene.add(UILabel())
            dropped = label
            label.removeFromSuperview()
        }
        #expect(dropped == nil)
        scene.dom.refresh()
        #expect(scene.dom.registry.adapterStates.isEmpty)
    }
}
