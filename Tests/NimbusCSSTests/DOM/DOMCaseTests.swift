import NimbusCSS
import Testing

/// The ancestor's acceptance cases on its DOM.
@MainActor @Suite struct DOMCaseTests {
    private static let sheet = "UILabel { opacity: 0.1 } .c { opacity: 0.2 } #i { opacity: 0.3 }"

    private let label = TestObject("UILabel")

    @Test func case60TheIDWins() {
        let dom = NIDOM(Self.sheet)
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeNews() == ["opacity: - → 0.3"])
    }

    /// Mended: the id wins over a class that came later.
    @Test func case61TheIDWinsOverAClassThatCameLater() {
        let dom = NIDOM(Self.sheet + " .d { opacity: 0.4 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        dom.addCssClass("d", to: label)
        dom.refresh()
        #expect(label.takeNews() == ["opacity: - → 0.3"])
        #expect(dom.text(of: "opacity", label) == "0.3")
    }

    /// Mended: it is not the order of application but the id that decides.
    @Test func case62TheIDOfAParentSheetWinsOverAClass() {
        let dom = NIDOM(".c { opacity: 0.2 }", parent: "#i { opacity: 0.9 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeNews() == ["opacity: - → 0.9"])
    }

    @Test func case63OfEqualsTheOwnSheetWinsOverTheParentSheet() {
        let dom = NIDOM(".c { opacity: 0.2 }", parent: ".c { opacity: 0.9 }")
        dom.register(label, withCSSClass: "c", andId: "i")
        #expect(label.takeNews() == ["opacity: - → 0.2"])
    }

    /// Mended: a class of the app is meant by its own superclasses too.
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
        #expect(dom.ruleset(of: label)?.all.isEmpty == true, "a UIView is not meant")
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

    /// Mended: a class that is gone counts no more, whatever its rules become.
    @Test func case67AClassThatIsGoneCountsNoMore() {
        let stylesheet = NIStylesheet(text: Self.sheet + " .c { width: 1px }")
        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(label, withCSSClass: "c")
        #expect(label.takeNews() == ["opacity: - → 0.2", "width: - → 1px"])
        dom.removeCssClass("c", from: label)
        #expect(label.takeNews() == ["opacity: 0.2 → 0.1", "width: 1px → -"])
        stylesheet.load(text: "UILabel { opacity: 0.1 } .c { opacity: 0.7 }")
        dom.refresh()
        #expect(label.takeNews() == [])
    }
}
