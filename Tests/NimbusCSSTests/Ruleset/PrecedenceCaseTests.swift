import CSSEngine
import NimbusCSS
import Testing

/// The ancestor's acceptance cases on which rule wins, as far as they need no `NIDOM`.
@Suite struct PrecedenceCaseTests {
    @Test func case60TheIDWins() {
        #expect(opacity("UILabel { opacity: 0.1 } .c { opacity: 0.2 } #i { opacity: 0.3 }") == 0.3)
    }

    /// Mended: it does not matter that the class came last.
    @Test func case61TheIDWinsOverAClassThatCameLater() {
        let sheet = "UILabel { opacity: 0.1 } .c { opacity: 0.2 } #i { opacity: 0.3 } .d { opacity: 0.4 }"
        #expect(opacity(sheet, classes: ["c", "d"]) == 0.3)
    }

    @Test func case62TheIDOfAParentSheetWinsOverAClass() {
        #expect(opacity(".c { opacity: 0.2 }", parent: "#i { opacity: 0.9 }") == 0.9)
    }

    @Test func case63OfEqualsTheOwnSheetWinsOverTheParentSheet() {
        #expect(opacity(".c { opacity: 0.2 }", parent: ".c { opacity: 0.9 }") == 0.2)
    }

    @Test func case64AToolkitClassIsNotMeantByAnother() {
        #expect(opacity("UIView { opacity: 0.5 }") == nil)
    }

    /// Mended: a class that is gone counts no more.
    @Test func case67AClassThatIsGoneCountsNoMore() {
        #expect(opacity(".c { opacity: 0.5 }", classes: []) == nil)
    }

    /// That of a `UILabel` with an id and a class.
    private func opacity(_ sheet: String, parent: String = "", classes: [String] = ["c"]) -> Double? {
        let label = TestView("UILabel", id: "i", classes: classes)
        let ruleset = StyledView(label, Stylesheet(parent), Stylesheet(sheet)).own
        guard case .number(let opacity) = ruleset.value(of: "opacity") else { return nil }
        return opacity
    }
}
