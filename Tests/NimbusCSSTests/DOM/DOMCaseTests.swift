import NimbusCSS
import Testing

/// The acceptance cases of Nimbus CSS for the DOM.
@MainActor @Suite struct DOMCaseTests {
    private static let css = "UILabel { opacity: 0.1 } .c { opacity: 0.2 } #i { opacity: 0.3 }"

    private let label = RecordingView("UILabel")

    @Test func case60TheIDWins() {
        let dom = NIDOM(Self.css)
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeChanges() == ["opacity: - → 0.3"])
    }

    /// Differs from Nimbus CSS: the id wins over a class that came later.
    @Test func case61TheIDWinsOverAClassThatCameLater() {
        let dom = NIDOM(Self.css + " .d { opacity: 0.4 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        dom.addCssClass("d", to: label)
        dom.refresh()
        #expect(label.takeChanges() == ["opacity: - → 0.3"])
        #expect(dom.text(of: "opacity", label) == "0.3")
    }

    /// Differs from Nimbus CSS: the id decides, and not the order in which stylesheets are applied.
    @Test func case62AnIDInTheParentStylesheetWinsOverAClass() {
        let dom = NIDOM(".c { opacity: 0.2 }", parent: "#i { opacity: 0.9 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeChanges() == ["opacity: - → 0.9"])
    }

    @Test func case63TheStylesheetWinsOverItsParentAtEqualSpecificity() {
        let dom = NIDOM(".c { opacity: 0.2 }", parent: ".c { opacity: 0.9 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeChanges() == ["opacity: - → 0.2"])
    }

    /// Differs from Nimbus CSS: a type selector also matches subclasses of an app's class.
    @Test func case64TypeSelectorsMatchTheClassAndItsSuperclasses() {
        class Button: NIStyleable {
            func applyStyle(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {}
        }
        class PrimaryButton: Button {}
        let (button, primary) = (Button(), PrimaryButton())
        let dom = NIDOM(
            "Button { opacity: 0.5; width: 1px } PrimaryButton { width: 2px } UIView { height: 3px }")
        dom.register(button)
        dom.register(primary)
        dom.register(label)
        #expect(button.styleTypes == ["Button"])
        #expect(primary.styleTypes == ["PrimaryButton", "Button"])
        #expect(dom.ruleset(of: button)?.all.map(\.text) == ["0.5", "1px"])
        #expect(dom.ruleset(of: primary)?.all.map(\.text) == ["0.5", "2px"])
        #expect(dom.ruleset(of: label)?.all.isEmpty == true, "UIView is not a superclass")
    }

    @Test func case66AViewIsFoundByItsIDUntilItIsUnregistered() {
        let dom = NIDOM("")
        dom.register(label, andId: "x")
        #expect(dom.viewById("x") === label)
        #expect(dom.viewById("#x") === label)
        dom.unregister(label)
        #expect(dom.viewById("x") == nil)
        #expect(dom.viewById("#x") == nil)
    }

    /// Differs from Nimbus CSS: a removed class has no effect, even if its rules change.
    @Test func case67ARemovedClassHasNoEffect() {
        let stylesheet = NIStylesheet(text: Self.css + " .c { width: 1px }")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(label, withCSSClass: "c")
        #expect(label.takeChanges() == ["opacity: - → 0.2", "width: - → 1px"])
        dom.removeCssClass("c", from: label)
        #expect(label.takeChanges() == ["opacity: 0.2 → 0.1", "width: 1px → -"])
        stylesheet.load(text: "UILabel { opacity: 0.1 } .c { opacity: 0.7 }")
        dom.refresh()
        #expect(label.takeChanges() == [])
    }
}
