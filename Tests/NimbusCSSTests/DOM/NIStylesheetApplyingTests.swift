import CSSEngine
import NimbusCSS
import Testing

/// The conveniences of the proposal.
@MainActor @Suite struct NIStylesheetApplyingTests {
    private let label = TestObject("UILabel")

    @Test func appliesToOneView() {
        let stylesheet = NIStylesheet(text: "UILabel { width: 1px } #i { height: 2px }")
        let inner = TestObject("UILabel")
        label.add(inner)
        let dom = stylesheet.apply(to: label, withID: "i")
        #expect(label.takeNews() == ["width: - → 1px", "height: - → 2px"])
        #expect(inner.takeNews() == [])
        #expect(dom.viewById("i") === label)
        stylesheet.load(text: "UILabel { width: 2px }")
        dom.refresh()
        #expect(label.takeNews() == ["width: 1px → 2px", "height: 2px → -"])
        stylesheet.apply(to: inner)
        #expect(inner.takeNews() == ["width: - → 2px"])
    }

    @Test func appliesToEverythingInsideAView() {
        let stylesheet = NIStylesheet(text: "UIView > UILabel { width: 1px } UILabel + UILabel { width: 2px }")
        let rows = (0..<3).map { _ in TestObject("UIView", [TestObject("UILabel"), TestObject("UILabel")]) }
        let dom = stylesheet.applyRecursively(to: TestObject("UIView", rows))
        for row in rows {
            #expect(row.subviews.map { $0.takeNews() } == [["width: - → 1px"], ["width: - → 2px"]])
        }
        #expect(dom.ruleset(of: rows[0])?.all.isEmpty == true)
    }

    @Test func aLongRowIsAppliedToInOneGo() {
        let views = (0..<500).map { _ in TestObject("UILabel") }
        let stylesheet = NIStylesheet(text: "UILabel:last-child { width: 1px }")
        let dom = stylesheet.applyRecursively(to: TestObject("UIView", views))
        #expect(dom.text(of: "width", views.last!) == "1px")
        #expect(views.flatMap(\.news).count == 1)
    }

    @Test func readsWithTheStylesheetsOwnProperties() {
        let properties = PropertyTable([Property("glow", .color([]), initial: .number(0))])
        let stylesheet = NIStylesheet(properties: properties)
        stylesheet.load(text: "UILabel { glow: red; width: 1px }")
        let dom = stylesheet.apply(to: label)
        #expect(label.takeNews() == ["glow: - → rgb(255, 0, 0)"])
        #expect(dom.ruleset(of: label)?.value(of: "glow") == .color(Color(rgb: 0xFF0000)))
    }
}
