import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// Switching styling off, closures of the app around styling, and preserved attributes of text.
@MainActor @Suite struct StylingSwitchTests {
    @Test("C5: a property that is off keeps the value of the app")
    func property() {
        let scene = Scene(".a { opacity: 0.75; background-color: red }")
        let view = scene.add(UIView(), cssClass: "a")
        #expect(view.alpha == 0.75)
        scene.dom.setStylingEnabled(false, of: view, properties: ["alpha"])
        #expect(view.alpha == 0.75)
        view.alpha = 1
        scene.dom.refresh(reapplying: true)
        #expect(view.alpha == 1)
        scene.load(".a { opacity: 0.25; background-color: blue }")
        #expect(view.alpha == 1 && view.backgroundColor == .blue)
        scene.dom.setStylingEnabled(true, of: view, properties: ["opacity"])
        #expect(view.alpha == 0.25)
        scene.dom.removeCssClass("a", from: view)
        #expect(view.alpha == 1)
    }

    @Test func aShorthandStandsForItsLonghands() {
        let scene = Scene("UILabel { font: 20 Courier; color: red }")
        let label = scene.add(UILabel())
        scene.dom.setStylingEnabled(false, of: label, properties: ["font", "nonsense"])
        scene.load("UILabel { font: 10 Courier; color: blue }")
        #expect(label.font.pointSize == 20 && label.textColor == .blue)
    }

    @Test func aLayoutThatIsOffKeepsTheFrame() {
        let scene = Scene("UIView { left: 10px; width: 20px; height: 20px; opacity: 0.5 }")
        let view = scene.add(UIView())
        scene.dom.setStylingEnabled(false, of: view, properties: ["width"])
        scene.load("UIView { left: 30px; width: 40px; height: 20px; opacity: 0.25 }")
        #expect(view.frame.width == 20 && view.alpha == 0.25)
        scene.dom.setStylingEnabled(true, of: view, properties: ["width"])
        #expect(view.frame.minX == 30 && view.frame.width == 40)
    }

    @Test("C6: a view whose styling is off stays as it is, with its subviews")
    func view() {
        let scene = Scene(".a { opacity: 0.5 } .b { opacity: 0.25; background-color: red }")
        let view = scene.add(UIView(), cssClass: "a")
        let child = scene.add(UIView(), cssClass: "b", in: view)
        let other = scene.add(UIView(), cssClass: "b")
        scene.dom.setStylingEnabled(false, of: view)
        #expect(!scene.dom.isStylingEnabled(of: child) && scene.dom.isStylingEnabled(of: other))
        (view.alpha, child.alpha) = (0.875, 0.75)
        scene.dom.refresh(reapplying: true)
        scene.load(".a { opacity: 0.625 } .b { opacity: 0.375; background-color: blue }")
        #expect(view.alpha == 0.875 && child.alpha == 0.75 && child.backgroundColor == .red)
        #expect(other.alpha == 0.375 && other.backgroundColor == .blue)
        scene.dom.setStylingEnabled(true, of: view)
        #expect(view.alpha == 0.625 && child.alpha == 0.375 && child.backgroundColor == .blue)
        scene.load("")
        #expect(view.alpha == 0.875 && child.alpha == 0.75)
    }

    @Test func aViewInsideStaysOffIfItsOwnSwitchIs() {
        let scene = Scene(".a { opacity: 0.5 }")
        let view = scene.add(UIView(), cssClass: "a")
        let child = scene.add(UIView(), cssClass: "a", in: view)
        scene.dom.setStylingEnabled(false, of: view)
        scene.dom.setStylingEnabled(false, of: child)
        scene.load(".a { opacity: 0.25 }")
        scene.dom.setStylingEnabled(true, of: view)
        #expect(view.alpha == 0.25 && child.alpha == 0.5)
        scene.dom.setStylingEnabled(true, of: child)
        #expect(child.alpha == 0.25)
    }

    @Test func aViewThatIsAddedWhileStylingIsOffIsStyledLater() {
        let scene = Scene(".a { opacity: 0.5 }")
        let view = scene.add(UIView())
        scene.dom.setStylingEnabled(false, of: view)
        let child = scene.add(UIView(), cssClass: "a", in: view)
        #expect(child.alpha == 1)
        scene.dom.setStylingEnabled(true, of: view)
        #expect(child.alpha == 0.5)
    }

    @Test func aPendingStyleIsAppliedBeforeItIsOff() {
        let scene = Scene(".a { opacity: 0.5 }")
        let view = UIView()
        scene.window.addSubview(view)
        scene.dom.setStylingEnabled(false, of: view)
        scene.dom.coalescesChanges = true
        scene.add(view, cssClass: "a")
        scene.dom.setStylingEnabled(false, of: view)
        #expect(view.alpha == 0.5)
    }

    // MARK: Closures

    @Test func closuresReceiveWhatIsSet() {
        let scene = Scene("UILabel { color: red; opacity: 0.5 }")
        let label = UILabel()
        scene.add(label)
        var log: [String] = []
        scene.dom.setStyleHooks(
            of: label,
            willStyle: { settings in
                log.append("will " + settings.map { $0.isUndone ? "-\($0.name)" : $0.name }.joined(separator: " "))
                return settings
            }, didStyle: { log.append("did " + $0.map(\.name).joined(separator: " ")) })
        scene.load("UILabel { color: blue; opacity: 0.25 }")
        #expect(log == ["will alpha textColor", "did alpha textColor"])
        scene.dom.refresh()
        #expect(log.count == 2)
        scene.load("UILabel { opacity: 0.25 }")
        #expect(log.suffix(2) == ["will -textColor", "did textColor"])
        scene.dom.setStyleHooks(of: label)
        scene.load("")
        #expect(log.count == 4 && label.alpha == 1)
    }

    @Test("A value that a closure replaces by one of the colour scheme follows the scheme")
    func replacedByAdaptiveValue() throws {
        let scene = Scene(".fixed { border-color: blue } .dual { border-color: light-dark(red, lime) }")
        let dual = try #require(scene.dom.ruleset(of: scene.add(UIView(), cssClass: "dual"))?["border-color"]?.value)
        let view = scene.add(UIView())
        scene.dom.setStyleHooks(
            of: view,
            willStyle: { settings in
                settings.map { setting in
                    var setting = setting
                    if !setting.isUndone { setting.value = dual }
                    return setting
                }
            })
        scene.dom.addCssClass("fixed", to: view)
        #expect(view.layer.borderColor == UIColor.red.cgColor)
        view.overrideUserInterfaceStyle = .dark
        scene.dom.styleIfNeeded()
        #expect(view.layer.borderColor == UIColor.green.cgColor)
    }

    @Test func closuresLeaveOutAndReplaceValues() {
        let scene = Scene("")
        let view = scene.add(UIView(), cssClass: "a")
        scene.dom.setStyleHooks(
            of: view,
            willStyle: { settings in
                settings.filter { $0.name != "backgroundColor" }.map { setting in
                    var setting = setting
                    if setting.name == "alpha" { setting.value = .number(0.75) }
                    return setting
                }
            })
        scene.load(".a { background-color: red; opacity: 0.5; border-width: 2px }")
        #expect(view.alpha == 0.75 && view.backgroundColor == nil && view.layer.borderWidth == 2)
        scene.load("")
        #expect(view.alpha == 1 && view.layer.borderWidth == 0)
    }

    // MARK: Attributes of text

    @Test("C16: attributes of text are preserved if the app asks for it")
    func textAttributes() {
        func styled(_ text: NSAttributedString?, preserves: Bool) -> UILabel {
            let scene = Scene("UILabel { font: 20 Courier; color: red; opacity: 0.5 }")
            scene.dom.preservesTextAttributes = preserves
            let label = UILabel()
            label.attributedText = text
            return scene.add(label)
        }
        let font = UIFont.systemFont(ofSize: 9)
        let rich = NSAttributedString(string: "ab", attributes: [.font: font, .foregroundColor: UIColor.blue])
        let kept = styled(rich, preserves: true)
        #expect(kept.alpha == 0.5 && kept.attributedText == rich)
        #expect(kept.font.pointSize != 20 && kept.textColor != .red)
        let plain = styled(NSAttributedString(string: "ab"), preserves: true)
        #expect(plain.alpha == 0.5 && plain.font.pointSize == 20 && plain.textColor == .red)
        #expect(styled(rich, preserves: false).font.pointSize == 20)
        let spaced = NSAttributedString(string: "ab", attributes: [.kern: CGFloat(2)])
        #expect(styled(spaced, preserves: true).font.pointSize != 20)
    }
}
