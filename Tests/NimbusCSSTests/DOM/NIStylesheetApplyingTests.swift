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

    @Test("A ruleset does not need a view")
    func rulesetsOfViewsThatDoNotExist() {
        let stylesheet = NIStylesheet(
            text: """
                UIButton { width: 1px } .a { height: 2px } .b.a#i { opacity: 0.5 } UIButton:disabled { top: 3px }
                UIView > UIButton { left: 4px } @media (width > 500px) { .a { height: 5px } }
                """)
        let button = stylesheet.ruleset(ofType: "UIButton", cssClass: "a b", id: "#i", state: .disabled)
        #expect(button.has("opacity"))
        #expect(button.has("width") && button.has("top") && !button.has("left"))
        #expect(button.value(of: "height") == .length(2) && button.location(of: "height") != nil)
        #expect(!stylesheet.ruleset(ofType: "UIButton").has("top"))
        #expect(stylesheet.ruleset().all.isEmpty)
        var environment = NIEnvironment()
        environment.width = 600
        #expect(stylesheet.ruleset(cssClass: "a", environment: environment).value(of: "height") == .length(5))
    }

    @Test("Each of several stylesheets takes precedence over those before it, and all of them are observed")
    func severalStylesheets() {
        let sheets = ["UILabel { width: 1px; height: 1px }", "UILabel { width: 2px }", "UILabel { top: 3px }"]
            .map { NIStylesheet(text: $0) }
        let dom = NIDOM(stylesheets: [sheets[2], sheets[0], sheets[1], sheets[2]])
        dom.register(label)
        #expect(dom.stylesheets.map(ObjectIdentifier.init) == sheets.map(ObjectIdentifier.init))
        #expect(label.takeChanges().sorted() == ["height: - → 1px", "top: - → 3px", "width: - → 2px"])
        sheets[0].load(text: "UILabel { height: 4px }")
        dom.refresh()
        #expect(label.takeChanges() == ["height: 1px → 4px"])
        #expect(NIDOM(stylesheets: []).registeredViews.isEmpty)
    }

    @Test("A refresh that reapplies passes all values as changes")
    func reapplying() {
        let dom = NIStylesheet(text: "UILabel { width: 1px; height: 2px }").apply(to: label)
        #expect(label.takeChanges().count == 2)
        dom.refresh()
        dom.refresh(reapplying: false)
        #expect(label.takeChanges() == [])
        dom.refresh(reapplying: true)
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 2px"])
    }
}
