import CSSEngine
import NimbusCSS
import Testing

/// Applying a stylesheet without creating a DOM first.
@MainActor @Suite struct NIStylesheetApplyingTests {
    private let label = RecordingView("UILabel")

    @Test func appliesToOneView() {
        let stylesheet = NIStylesheet(text: "UILabel { width: 1px } #i { height: 2px }")
        let inner = RecordingView("UILabel")
        label.add(inner)
        let dom = stylesheet.apply(to: label, withID: "i")
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 2px"])
        #expect(inner.takeChanges() == [])
        #expect(dom.viewById("i") === label)
        stylesheet.load(text: "UILabel { width: 2px }")
        dom.refresh()
        #expect(label.takeChanges() == ["width: 1px → 2px", "height: 2px → -"])
        stylesheet.apply(to: inner)
        #expect(inner.takeChanges() == ["width: - → 2px"])
    }

    @Test func appliesToAViewAndItsDescendants() {
        let stylesheet = NIStylesheet(text: "UIView > UILabel { width: 1px } UILabel + UILabel { width: 2px }")
        let rows = (0..<3).map { _ in RecordingView("UIView", [RecordingView("UILabel"), RecordingView("UILabel")]) }
        let dom = stylesheet.applyRecursively(to: RecordingView("UIView", rows))
        for row in rows {
            #expect(row.subviews.map { $0.takeChanges() } == [["width: - → 1px"], ["width: - → 2px"]])
        }
        #expect(dom.ruleset(of: rows[0])?.all.isEmpty == true)
    }

    @Test func appliesToManySiblingsInOnePass() {
        let views = (0..<500).map { _ in RecordingView("UILabel") }
        let stylesheet = NIStylesheet(text: "UILabel:last-child { width: 1px }")
        let dom = stylesheet.applyRecursively(to: RecordingView("UIView", views))
        #expect(dom.text(of: "width", views.last!) == "1px")
        #expect(views.flatMap(\.changes).count == 1)
    }

    @Test func usesTheStylesheetsPropertyTable() {
        let properties = PropertyTable([Property("glow", .color([]), initial: .number(0))])
        let stylesheet = NIStylesheet(properties: properties)
        stylesheet.load(text: "UILabel { glow: red; width: 1px }")
        let dom = stylesheet.apply(to: label)
        #expect(label.takeChanges() == ["glow: - → rgb(255, 0, 0)"])
        #expect(dom.ruleset(of: label)?.value(of: "glow") == .color(CSS.Color(rgb: 0xFF0000)))
    }
}
