import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// The global stylesheet, and what applies its rules. The numbers are those of the acceptance cases of Three20.
///
/// The tests run one after another, because they share the global stylesheet. None of them waits.
@MainActor @Suite(.serialized) struct GlobalTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func setGlobal(_ css: String) throws {
        try folder.write(css, to: "app.css")
        let sheet = TTDefaultCSSStyleSheet()
        try #require(sheet.addStyleSheetFromDisk(folder.file("app.css")))
        TTStyleSheet.setGlobal(sheet)
    }

    @Test("Without a stylesheet of the app's, the global one has the default values, and the functions no values")
    func noGlobal() {
        TTStyleSheet.setGlobal(nil)
        #expect(type(of: TTStyleSheet.global) == TTDefaultStyleSheet.self)
        #expect(TTStyleSheet.global === TTStyleSheet.global)
        #expect(TTDefaultCSSStyleSheet.globalCSSStyleSheet == nil)
        #expect(TTCSS("body", \.color) == nil && TTCSSRule("body") == nil)
        let view = UIView()
        view.backgroundColor = .red
        TTApplyCSS("body", view)
        #expect(view.backgroundColor == .red)
    }

    @Test("The functions read a property or a rule of the global stylesheet")
    func functions() throws {
        try setGlobal("headerFont { color: red; width: 4px } headerFont:hover { font-size: 30pt }")
        let color: UIColor? = TTCSS("headerFont", \.color)
        #expect(color?.rgba == RGBA(255, 0, 0))
        #expect(TTCSSRule("headerFont")?.color === color)
        #expect(TTCSS("headerFont", \.size) == CGSize(width: 4, height: 0) && TTCSS("headerFont", \.width) == 4)
        #expect(TTCSS("headerFont", \.font, forState: .highlighted)?.pointSize == 30)
        #expect(TTCSS("none", \.color) == nil && TTCSS("none", \.hidden) == nil)
        #expect((TTStyleSheet.global as? TTDefaultStyleSheet)?.toolbarTintColor?.rgba == RGBA(109, 132, 162))
        TTStyleSheet.setGlobal(nil)
    }

    @Test("Case 45: a rule sets the background, the visibility, and the lengths that it has")
    func view() throws {
        try setGlobal("v { left: 5px; width: 80px }")
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.isHidden = true
        view.backgroundColor = .red
        view.applyCssSelector("v")
        #expect(view.frame == CGRect(x: 5, y: 2, width: 80, height: 40))
        #expect(!view.isHidden && view.backgroundColor == .clear)
        let other = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4), andApplyCssFromSelector: "v")
        #expect(other.frame == CGRect(x: 5, y: 2, width: 80, height: 4))
    }

    @Test("Case 46: a selector without a rule removes the background and shows the view")
    func unknownSelector() throws {
        try setGlobal("")
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.isHidden = true
        view.backgroundColor = .red
        TTApplyCSS("none", view)
        #expect(
            view.frame == CGRect(x: 1, y: 2, width: 30, height: 40) && !view.isHidden && view.backgroundColor == nil)
    }

    @Test("Case 47: a label keeps the colour and the alignment that its rule does not have")
    func label() throws {
        try setGlobal("l { font-size: 20pt } m { color: none } n { color: red; text-align: right }")
        let label = UILabel()
        label.textColor = .black
        label.textAlignment = .center
        label.applyCssSelector("l")
        #expect(label.textColor == .black && label.textAlignment == .center && label.font.pointSize == 20)
        label.applyCssSelector("m")
        #expect(label.textColor == .black)
        label.applyCssSelector("n")
        #expect(label.textColor?.rgba == RGBA(255, 0, 0) && label.textAlignment == .right)
    }

    @Test("Case 48: the shadow of a label is visible, and blurred")
    func labelShadow() throws {
        try setGlobal(
            """
            l { color: white; text-shadow: 1px 1px 3px black }
            m { text-shadow: 0px 2px 1px red; text-shadow-opacity: 0.5 } n { text-shadow: none } o { top: 1px }
            """)
        let label = UILabel()
        label.layer.masksToBounds = true
        label.applyCssSelector("l")
        #expect(
            label.layer.shadowColor == UIColor.black.cgColor && label.layer.shadowOffset == CGSize(width: 1, height: 1))
        #expect(label.layer.shadowRadius == 3 && label.layer.shadowOpacity == 1 && !label.layer.masksToBounds)
        label.applyCssSelector("m")
        #expect(label.layer.shadowOpacity == 0.5 && label.layer.shadowOffset == CGSize(width: 0, height: 2))
        label.applyCssSelector("o")
        #expect(label.layer.shadowOpacity == 0.5)
        label.applyCssSelector("n")
        #expect(label.layer.shadowOpacity == 0)
    }

    @Test("Case 49: an object that cannot be styled is an error")
    func otherObjects() throws {
        final class Thing {}
        try setGlobal("v { top: 1px }")
        let sheet = try #require(TTDefaultCSSStyleSheet.globalCSSStyleSheet)
        #expect(throws: TTCSSApplyError.notApplicable("Thing")) {
            try sheet.applyCss(fromSelector: "v", toObject: Thing())
        }
        let view = UIView()
        try sheet.applyCss(fromSelector: "v", toObject: view)
        #expect(view.frame.minY == 1)
    }

    @Test("An object of the app's own gets the rule set")
    func ownObjects() throws {
        final class Lamp: TTCSSApplyProtocol {
            var color: UIColor?
            func applyCssRules(_ ruleSet: TTCSSRuleSet?) { color = ruleSet?.color }
        }
        try setGlobal("lamp { color: lime }")
        let lamp = Lamp()
        lamp.applyCssSelector("lamp")
        #expect(lamp.color?.rgba == RGBA(0, 255, 0))
    }

    @Test("A view of the app's own applies more of a rule set")
    func ownViews() throws {
        final class Badge: UIButton, TTCSSCustomView {
            func didApplyCssRules(_ ruleSet: TTCSSRuleSet?) { setTitleColor(ruleSet?.color, for: .normal) }
        }
        try setGlobal("badge { color: lime; background-color: red }")
        let badge = Badge()
        badge.applyCssSelector("badge")
        #expect(
            badge.titleColor(for: .normal)?.rgba == RGBA(0, 255, 0) && badge.backgroundColor?.rgba == RGBA(255, 0, 0))
    }

    @Test("An image is shown once, however often the rule is applied, and goes with its rule")
    func backgroundImage() throws {
        try setGlobal("v { background-image: url(avatar.png) } w { top: 1px } x { background-image: none.png }")
        TTDefaultCSSStyleSheet.globalCSSStyleSheet?.styleSheet.resources = ViewResources { name in
            UIImage(named: name, in: PackagePaths.profileExample)
        }
        let view = UIView()
        view.addSubview(UIView())
        for _ in 1...3 { view.applyCssSelector("v") }
        #expect(view.subviews.count == 2)
        let image = try #require(view.subviews.first as? UIImageView)
        #expect(image.image != nil && image.frame.origin == .zero && image.frame.width > 0)
        view.applyCssSelector("x")
        #expect(view.subviews.count == 1)
        view.applyCssSelector("v")
        view.applyCssSelector("w")
        #expect(view.subviews.count == 1)
    }

    @Test("A path of a resource is in the main bundle")
    func resourcePath() {
        let path = TTPathForBundleResource("stylesheet.css")
        #expect(path.hasSuffix("/stylesheet.css") && path.hasPrefix(Bundle.main.resourceURL?.path ?? "?"))
    }
}
