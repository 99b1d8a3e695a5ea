import CSSEngine
import NimbusUIKit
import Testing

/// OpenType features, and the units and colours that the toolkit resolves.
@MainActor @Suite struct FontFeatureTests {
    private func label(_ text: String, _ css: String) -> (Scene, UILabel) {
        let scene = Scene("UILabel { \(css) }")
        let label = UILabel()
        label.text = text
        scene.add(label)
        return (scene, label)
    }

    private func width(_ text: String, _ css: String) -> CGFloat {
        label(text, css).1.sizeThatFits(CGSize(width: 1_000, height: 1_000)).width
    }

    @Test("Tabular digits have the same width")
    func tabularDigits() {
        #expect(width("1111", "font-size: 40px") < width("0000", "font-size: 40px"))
        let css = "font-size: 40px; font-variant-numeric: tabular-nums"
        #expect(width("1111", css) == width("0000", css))
    }

    @Test("A feature setting overrides the variant")
    func settings() {
        let css = "font-size: 40px; font-variant-numeric: tabular-nums; font-feature-settings: "
        #expect(width("1111", css + "'tnum' off") == width("1111", "font-size: 40px"))
        #expect(width("1111", css + "'zero'") == width("1111", "font-size: 40px; font-feature-settings: 'tnum'"))
    }

    @Test("The features belong to the font, and go with their rule")
    func undo() {
        let (scene, label) = label("11", "font-variant-numeric: tabular-nums slashed-zero")
        let settings =
            label.font.fontDescriptor.object(forKey: .featureSettings) as? [[UIFontDescriptor.FeatureKey: Any]]
        let tag = UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag")
        #expect(settings?.compactMap { $0[tag] as? String } == ["tnum", "zero"])
        scene.load("")
        #expect(label.font == UILabel().font)
    }

    @Test("A width is a trait of the font, beside its weight and its slant")
    func fontWidth() {
        let (scene, label) = label("a", "font-width: condensed; font-weight: bold; font-style: italic")
        let traits = label.font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        #expect(traits?[.width] as? CGFloat == -0.2 && traits?[.weight] as? CGFloat == UIFont.Weight.bold.rawValue)
        #expect(label.font.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
        scene.load("UILabel { font-stretch: 125% }")
        #expect(
            label.font.fontDescriptor.object(forKey: .traits).flatMap { $0 as? [UIFontDescriptor.TraitKey: Any] }?[
                .width] as? CGFloat == 0.2)
        scene.load("")
        #expect(label.font == UILabel().font)
    }

    @Test("Every view has a tint colour")
    func tintColor() {
        let scene = Scene("* { tint-color: red } .auto { accent-color: blue }")
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let views = [UIView(), UIButton(), UINavigationBar()]
        for view in views { scene.add(view, cssClass: "auto") }
        #expect(views.map(\.tintColor) == [red, red, red])
        scene.load("")
        #expect(views[0].tintColor == UIView().tintColor)
    }

    #if !(os(tvOS) || UIKIT_CHECK_TVOS)
    @Test("The accent colour of a switch is the colour of its track while it is on")
    func switchColor() {
        let scene = Scene("UISwitch { accent-color: red }")
        let toggle = scene.add(UISwitch())
        #expect(toggle.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        scene.load("")
        #expect(toggle.onTintColor == nil)
    }
    #endif

    @Test("Every class with a font has the features")
    func classes() {
        let scene = Scene("* { font-size: 20px; font-variant-numeric: tabular-nums }")
        let (button, field, view) = (UIButton(), UITextField(), UITextView())
        for each in [button, field, view] { scene.add(each) }
        for font in [button.titleLabel?.font, field.font, view.font] {
            #expect(font?.fontDescriptor.object(forKey: .featureSettings) != nil)
        }
    }

    @Test("Units refer to the font of the view")
    func units() {
        let scene = Scene(
            "UIView { font-size: 20px; font-weight: bold; width: 10ch; height: 2lh } .line { line-height: 30px }")
        let font = UIFont.systemFont(ofSize: 20, weight: .bold)
        let (view, line) = (scene.add(UIView()), scene.add(UIView(), cssClass: "line"))
        let zero = "0".size(withAttributes: [.font: font]).width
        #expect(abs(view.frame.width - zero * 10) <= 0.5 && view.frame.height == font.lineHeight * 2)
        #expect(line.frame.height == 60)
    }

    @Test("System colours of CSS are those of iOS, also in an environment that the app sets")
    func systemColors() {
        let scene = Scene("UIView { background-color: Canvas; color: CanvasText }")
        let view = scene.add(UIView())
        scene.dom.environment = CSS.Environment(width: 400)
        scene.dom.refresh()
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(userInterfaceStyle: style)
            #expect(
                view.backgroundColor?.resolvedColor(with: traits)
                    == UIColor.systemBackground.resolvedColor(with: traits)
            )
        }
    }
}
