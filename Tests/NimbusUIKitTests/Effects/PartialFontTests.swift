import CSSEngine
import NimbusCSS
import NimbusUIKit
import Testing

/// A rule that sets some parts of a font keeps the other parts of the font that the view has.
@MainActor @Suite struct PartialFontTests {
    private func font(_ declarations: String, of own: UIFont) -> UIFont? {
        let label = UILabel()
        label.font = own
        return Scene("UILabel { \(declarations) }").add(label).font
    }

    private func weight(_ font: UIFont?) -> CGFloat? {
        (font?.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any])?[.weight] as? CGFloat
    }

    @Test(
        "Labels, fields and buttons keep their size",
        arguments: [
            "font-weight: bold", "font-style: italic", "font-family: Georgia", "font-width: condensed",
            "font-variant-numeric: tabular-nums", "font-feature-settings: 'zero'",
        ])
    func sizes(_ declaration: String) {
        let scene = Scene("* { \(declaration) }")
        let (label, field, button, system, text) = (
            scene.add(UILabel()), scene.add(UITextField()), scene.add(UIButton()), scene.add(UIButton(type: .system)),
            scene.add(UITextView())
        )
        #expect(label.font.pointSize == 17 && field.font?.pointSize == 17 && text.font?.pointSize == 12)
        #expect(button.titleLabel?.font.pointSize == UIButton().titleLabel?.font.pointSize)
        #expect(system.titleLabel?.font.pointSize == UIButton(type: .system).titleLabel?.font.pointSize)
        #expect(label.font != UILabel().font)
        scene.load("")
        #expect(label.font == UILabel().font && button.titleLabel?.font == UIButton().titleLabel?.font)
        #expect(field.font == UITextField().font)
    }

    @Test("Without a font size, em is the size of the font that a view has")
    func em() {
        let scene = Scene(
            "* { border-radius: 1em } .half { border-radius: 0.5em; font-weight: bold } .large { font-size: 30px }")
        func radius(_ view: UIView) -> CGFloat { scene.add(view).layer.cornerRadius }
        #expect(radius(UILabel()) == 17 && radius(UIView()) == 16 && radius(UIButton(type: .system)) == 15)
        #expect(radius(UITextField()) == 17 && radius(UITextView()) == 12)
        #expect(radius(UIButton()) == UIButton().titleLabel?.font.pointSize)
        let label = UILabel()
        label.font = .systemFont(ofSize: 24)
        #expect(radius(label) == 24)
        scene.dom.addCssClass("half", to: label)
        #expect(label.layer.cornerRadius == 12 && label.font == .boldSystemFont(ofSize: 24))
        scene.dom.addCssClass("large", to: label)
        #expect(label.layer.cornerRadius == 15)
        scene.dom.setCssClass(nil, of: label)
        #expect(label.layer.cornerRadius == 24 && label.font == .systemFont(ofSize: 24))
        label.font = .systemFont(ofSize: 20)
        scene.dom.styleIfNeeded()
        #expect(label.layer.cornerRadius == 20)
        scene.load("")
        #expect(label.layer.cornerRadius == 0)
    }

    @Test("A box of text is as wide as its em of the label's own font")
    func emInBoxes() {
        let scene = Scene("#row { display: flex; width: 300px; height: 60px } #row > * { width: 10em; line-height: 2 }")
        let row = scene.add(UIView(), id: "row")
        let label = scene.add(UILabel(), in: row)
        #expect(label.frame.width == 170)
        label.font = .systemFont(ofSize: 20)
        scene.dom.styleIfNeeded()
        #expect(label.frame.width == 200)
    }

    @Test("A placeholder follows the font of its field, and the titles of a button its tint")
    func following() {
        let scene = Scene(
            """
            UITextField::placeholder { font-weight: bold } .large { font-size: 30px }
            UIButton { color: none } UIButton:highlighted { opacity: 0.5 } .red { -ios-tint-color: #f00 }
            UIButton:not(:highlighted) { color: green }
            """)
        let field = UITextField()
        field.placeholder = "Name"
        scene.add(field)
        func size() -> CGFloat? {
            (field.attributedPlaceholder?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize
        }
        #expect(size() == 17)
        scene.dom.addCssClass("large", to: field)
        #expect(size() == 30)
        scene.dom.setCssClass(nil, of: field)
        #expect(size() == 17)
        let (button, new) = (UIButton(type: .system), UIButton(type: .system))
        scene.add(button)
        scene.dom.addCssClass("red", to: button)
        scene.add(new, cssClass: "red")
        #expect(button.titleColor(for: .highlighted) == .red && new.titleColor(for: .highlighted) == .red)
    }

    @Test("The size of the user's text changes only fonts that follow it")
    func textScale() {
        let scene = Scene(".bold { font-weight: bold } .default { font-size: default; font-weight: bold }")
        let (bold, standard) = (scene.add(UILabel(), cssClass: "bold"), scene.add(UILabel(), cssClass: "default"))
        scene.dom.environment.textScale = 2
        #expect(bold.font.pointSize == 17 && standard.font.pointSize == 28)
    }

    @Test("An app's own font keeps the parts that no rule sets")
    func ownFont() throws {
        let own = try #require(UIFont(name: "Futura-Medium", size: 21))
        #expect(font("font-size: 30px", of: own) == own.withSize(30))
        #expect(font("font-weight: bold", of: own)?.fontName == "Futura-Bold")
        #expect(font("font-weight: bold", of: own)?.pointSize == 21)
        #expect(font("font-family: Georgia", of: own)?.familyName == "Georgia")
        #expect(weight(font("font-family: Georgia", of: own)) == UIFont.Weight.medium.rawValue)
        let italic = UIFont.italicSystemFont(ofSize: 20)
        #expect(font("font-weight: bold", of: italic)?.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        #expect(font("font-style: normal", of: italic) == .systemFont(ofSize: 20))
        let semibold = UIFont.systemFont(ofSize: 20, weight: .semibold)
        #expect(font("font-size: 10px", of: semibold) == .systemFont(ofSize: 10, weight: .semibold))
        #expect(weight(font("font-style: italic", of: semibold)) == UIFont.Weight.semibold.rawValue)
    }

    @Test(
        "A design of the system font stays",
        arguments: [UIFontDescriptor.SystemDesign.rounded, .serif, .monospaced])
    func designs(_ design: UIFontDescriptor.SystemDesign) throws {
        func system(_ weight: UIFont.Weight) throws -> UIFont {
            let descriptor = UIFont.systemFont(ofSize: 20, weight: weight).fontDescriptor
            return UIFont(descriptor: try #require(descriptor.withDesign(design)), size: 20)
        }
        #expect(try font("font-weight: bold", of: system(.regular)) == system(.bold))
    }

    @Test("Features that no rule sets stay")
    func features() {
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        #expect(font("font-weight: bold", of: digits) == .monospacedDigitSystemFont(ofSize: 20, weight: .bold))
        #expect(font("font-variant-numeric: normal", of: digits) == .systemFont(ofSize: 20))
    }

    @Test("The font follows the rules, the app's font, and the end of the rules")
    func changes() {
        let scene = Scene(".bold { font-weight: bold } .big { font-size: 30px }")
        let label = scene.add(UILabel(), cssClass: "bold")
        scene.dom.addCssClass("big", to: label)
        scene.dom.refresh()
        #expect(label.font == .systemFont(ofSize: 30, weight: .bold))
        scene.dom.removeCssClass("bold", from: label)
        scene.dom.refresh()
        #expect(label.font == .systemFont(ofSize: 30))
        label.font = .italicSystemFont(ofSize: 11)
        scene.dom.addCssClass("bold", to: label)
        scene.dom.removeCssClass("big", from: label)
        scene.dom.refresh()
        #expect(label.font.pointSize == 11)
        #expect(label.font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        scene.load("")
        #expect(label.font == .italicSystemFont(ofSize: 11))
    }

    @Test("Titles of bars, segments and configured buttons keep their standard sizes")
    func titles() {
        let scene = Scene("* { font-style: italic }")
        let (bar, segments) = (scene.add(UINavigationBar()), scene.add(UISegmentedControl(items: ["a"])))
        let title = bar.standardAppearance.titleTextAttributes[.font] as? UIFont
        #expect(title?.pointSize == 17 && weight(title) == UIFont.Weight.semibold.rawValue)
        let segment = segments.titleTextAttributes(for: .normal)?[.font] as? UIFont
        #expect(segment?.pointSize == 13 && weight(segment) == UIFont.Weight.medium.rawValue)
        #expect(segment?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
    }

    @Test("The shorthand sets all parts, with the line height")
    func shorthand() {
        let own = UIFont.italicSystemFont(ofSize: 30)
        #expect(font("font: 20px system-ui", of: own) == .systemFont(ofSize: 20))
        let scene = Scene("UILabel { font: 17px/40px system-ui } .normal { font: 17px system-ui }")
        let (label, normal) = (UILabel(), UILabel())
        for each in [label, normal] { each.text = "one line" }
        scene.add(label)
        scene.add(normal, cssClass: "normal")
        #expect(label.sizeThatFits(CGSize(width: 300, height: 300)).height == 40)
        let plain = UILabel()
        plain.text = "one line"
        let size = CGSize(width: 300, height: 300)
        #expect(normal.sizeThatFits(size).height == plain.sizeThatFits(size).height)
    }
}
