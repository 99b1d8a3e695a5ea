import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// The ancestor's cases about values and views.
@MainActor @Suite struct CaseTests {
    @Test("29: a label takes everything that labels know")
    func label() {
        let scene = Scene(
            """
            UILabel { color: blue; font: 15 Courier; text-align: center; text-shadow: red 3 -4;
                -ios-line-break-mode: clip; -ios-number-of-lines: 2; -ios-minimum-font-size: 6;
                -ios-adjusts-font-size: true; -ios-baseline-adjustment: align-baselines; opacity: 0.25 }
            """)
        let label = scene.add(UILabel())
        #expect(label.textColor == .blue && label.textAlignment == .center && label.shadowColor == .red)
        #expect(label.shadowOffset == CGSize(width: 3, height: -4) && label.lineBreakMode == .byClipping)
        #expect(label.numberOfLines == 2 && label.minimumScaleFactor == 0.4 && label.adjustsFontSizeToFitWidth)
        #expect(label.baselineAdjustment == .alignBaselines && label.alpha == 0.25)
        #expect(label.font == UIFont(name: "Courier", size: 15))
    }

    @Test("33: no shadow is no colour and no offset")
    func noShadow() {
        let scene = Scene("UILabel { text-shadow: none }")
        let label = scene.add(UILabel())
        #expect(label.shadowColor == nil && label.shadowOffset == .zero)
    }

    @Test(
        "34: which font the properties come to",
        arguments: [
            ("font: 20 \"Futura-Medium\"", "Futura-Medium", 20.0), ("font: 20", nil, 20),
            ("font-family: \"Futura-Medium\"; font: 20 \"Futura-Medium\"", "Futura-Medium", 20),
            ("font-size: 12; font: 20 \"Futura-Medium\"", "Futura-Medium", 20),
        ] as [(String, String?, Double)])
    func fonts(_ declarations: String, _ name: String?, _ size: Double) {
        let scene = Scene("UILabel { \(declarations) }")
        let label = scene.add(UILabel())
        #expect(label.font == (name.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size)))
    }

    @Test("34: bold and italic together are bold italic, as in CSS")
    func boldItalic() throws {
        let scene = Scene("UILabel { font-weight: bold; font-style: italic; font-size: 9 }")
        let bold = UIFont.systemFont(ofSize: 9, weight: .bold).fontDescriptor
        let descriptor = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(scene.add(UILabel()).font == UIFont(descriptor: descriptor, size: 9))
    }

    @Test("34: bold without a size has the view's")
    func boldFont() {
        let scene = Scene("UILabel { font-weight: bold }")
        #expect(scene.add(UILabel()).font == .systemFont(ofSize: UIFont.standardLabelSize, weight: .bold))
    }

    @Test(
        "35: insets are one for all, vertical and horizontal, or top, left, bottom, right",
        arguments: [
            ("1 2 3 4", UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
            ("5px 6px", UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6)),
            ("7", UIEdgeInsets(top: 7, left: 7, bottom: 7, right: 7)),
        ])
    func insets(_ value: String, _ insets: UIEdgeInsets) {
        let scene = Scene("UIButton { -mobile-title-insets: \(value) }")
        #expect(scene.add(UIButton()).titleEdgeInsets == insets)
    }

    private static let own = "UILabel { opacity: .1 } .c { opacity: .2 } #i { opacity: .3 } .d { opacity: .4 }"

    @Test("60, 61: an id wins over classes, also over later ones")
    func precedence() {
        let scene = Scene(Self.own)
        let label = scene.add(UILabel(), cssClass: "c", id: "i")
        #expect(label.alpha == CGFloat(Float(0.3)))
        scene.dom.addCssClass("d", to: label)
        scene.dom.refresh()
        #expect(label.alpha == CGFloat(Float(0.3)))
    }

    @Test(
        "62, 63: the parent sheet's id wins over a class, its class does not",
        arguments: [("#i { opacity: .75 }", 0.75), (".c { opacity: .75 }", 0.25)] as [(String, CGFloat)])
    func parentSheet(_ css: String, _ alpha: CGFloat) {
        let parent = NIStylesheet()
        parent.load(text: css)
        let scene = Scene(".c { opacity: .25 }", parentStyles: parent)
        #expect(scene.add(UILabel(), cssClass: "c", id: "i").alpha == alpha)
    }

    @Test("64: a rule for all views is one for plain views")
    func types() {
        final class Custom: UIButton {}
        let scene = Scene("UIView { opacity: .5 } UIButton { opacity: .25 } Custom { border-width: 3 }")
        #expect(scene.add(UILabel()).alpha == 1)
        let custom = scene.add(Custom())
        #expect(custom.alpha == 0.25 && custom.layer.borderWidth == 3)
        #expect(scene.add(UIView()).alpha == 0.5)
    }

    @Test("65: a button keeps the colours of all states, and only those")
    func buttonStates() {
        let scene = Scene("UIButton { color: red } UIButton:disabled { color: gray; width: 99px }")
        let button = scene.add(UIButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(button.titleColor(for: .normal) == .red)
        #expect(
            button.titleColor(for: .disabled) == UIColor(red: 128 / 255, green: 128 / 255, blue: 128 / 255, alpha: 1))
        #expect(button.frame.width == 10)
    }

    @Test("66: views are found by id while they are registered")
    func ids() {
        let scene = Scene("")
        let label = scene.add(UILabel(), id: "x")
        #expect(scene.dom.viewById("x") === label && scene.dom.viewById("#x") === label)
        scene.dom.unregister(label)
        #expect(scene.dom.viewById("#x") == nil)
    }

    @Test("Four letters in a tag are an id, unless another one is given")
    func tags() {
        let scene = Scene("#ppic { opacity: .5 }")
        let (view, other, numbered) = (UILabel(), UILabel(), UILabel())
        view.tag = 0x7070_6963
        other.tag = 0x7070_6963
        numbered.tag = 7
        scene.add(view)
        scene.add(other, id: "other")
        scene.add(numbered)
        #expect(view.alpha == 0.5 && other.alpha == 1 && numbered.alpha == 1)
        #expect(scene.dom.viewById("ppic") === view)
    }

    @Test("67: a class that was removed applies no longer")
    func removedClass() {
        let scene = Scene(Self.own)
        let label = scene.add(UILabel(), cssClass: "c")
        scene.dom.removeCssClass("c", from: label)
        scene.load("UILabel { opacity: .5 } .c { opacity: .75 }")
        #expect(label.alpha == 0.5)
    }

    @Test("A state that changes counts at once; the stored colours are there before")
    func states() {
        let scene = Scene("UIButton:selected { border-width: 2; color: red }")
        let button = scene.add(UIButton())
        #expect(button.titleColor(for: .selected) == .red && button.layer.borderWidth == 0)
        #expect(
            scene.setters {
                button.isSelected = true
                scene.dom.styleIfNeeded()
            } == ["isSelected", "layer.borderWidth"])
        #expect(button.layer.borderWidth == 2)
        button.isSelected = false
        scene.dom.styleIfNeeded()
        #expect(button.layer.borderWidth == 0)
    }

    @Test("An edit of a sheet reaches the states that no view is in")
    func editedStates() {
        let scene = Scene("UIButton:highlighted { color: red }")
        let button = scene.add(UIButton())
        scene.load("UIButton:highlighted { color: blue }")
        #expect(button.titleColor(for: .highlighted) == .blue)
        scene.load(".on UIButton:highlighted { color: lime }")
        #expect(button.titleColor(for: .highlighted) == .white)
        scene.dom.register(scene.window)
        scene.dom.addCssClass("on", to: scene.window)
        #expect(button.titleColor(for: .highlighted) == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test("What is empty, and the placeholder, style what stands in an empty field")
    func placeholder() {
        let scene = Scene(
            """
            UITextField { color: black } UITextField:empty { color: red; -mobile-text-key: "Name" }
            UITextField::placeholder { font-size: 20px }
            """)
        let field = scene.add(UITextField())
        #expect(field.textColor == .black && field.placeholder == "Name")
        let attributes = field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil)
        #expect(attributes?[.foregroundColor] as? UIColor == .red)
        #expect(attributes?[.font] as? UIFont == .systemFont(ofSize: 20))
        #expect(scene.setters { scene.dom.refresh() } == [])
        scene.load("UITextField { color: black }")
        #expect(field.placeholder == nil && field.textColor == .black)
    }

    @Test("A whole tree is styled as it is, and the label of a button's title is the button's own")
    func recursively() {
        let sheet = NIStylesheet()
        sheet.load(text: "UILabel { color: red } UIView > UIButton { color: blue }")
        let view = UIView()
        let button = UIButton()
        button.setTitle("Go", for: .normal)
        view.addSubview(button)
        let label = UILabel()
        view.addSubview(label)
        button.titleLabel?.textColor = .brown
        let dom = sheet.applyRecursively(to: view)
        #expect(label.textColor == .red && button.titleColor(for: .normal) == .blue)
        #expect(button.titleLabel?.textColor == .brown)
        withExtendedLifetime(dom) {}
    }
}
