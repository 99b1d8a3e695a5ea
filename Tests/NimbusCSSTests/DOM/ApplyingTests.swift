import Foundation
import NimbusCSS
import Testing

/// Which views are notified of which changes, and how often.
@MainActor @Suite struct ApplyingTests {
    private let label = RecordingView("UILabel")

    // MARK: Stylesheets

    @Test func aRefreshWithoutChangesNotifiesNoView() {
        let stylesheet = NIStylesheet(text: "UILabel { width: 1px } UIView { height: 2px }")
        let dom = NIDOM(stylesheet: stylesheet)
        let view = RecordingView("UIView", [label])
        for view in [view, label] { dom.register(view) }
        dom.refresh()
        stylesheet.load(text: "UILabel { width: 1px } UIView { height: 2px }")
        dom.refresh()
        stylesheet.load(text: "UIView { height: 2px; width: auto } UILabel { width: 1px }")
        dom.refresh()
        #expect(label.changes == [["width: - → 1px"]])
        #expect(view.changes == [["height: - → 2px"], ["width: - → auto"]])
        #expect(dom.ruleset(of: label)?.location(of: "width")?.column == 47, "the location is that of the new version")
    }

    @Test func aChangedStylesheetNotifiesTheViewsThatItAffects() {
        let (stylesheet, parent) = (NIStylesheet(text: "A { width: 1px }"), NIStylesheet(text: "B { width: 2px }"))
        let dom = NIDOM(stylesheet: stylesheet, parentStyles: parent)
        let (first, second) = (RecordingView("A"), RecordingView("B"))
        for view in [first, second] { dom.register(view) }
        parent.load(text: "B { width: 3px; height: 1px }")
        dom.refresh()
        #expect(first.takeChanges() == ["width: - → 1px"])
        #expect(second.takeChanges() == ["width: - → 2px", "width: 2px → 3px", "height: - → 1px"])
        stylesheet.load(text: "B { height: 4px }")
        dom.refresh()
        #expect(first.takeChanges() == ["width: 1px → -"], "the style was removed")
        #expect(second.takeChanges() == ["height: 1px → 4px"])
    }

    @Test func aStylesheetCanBeItsOwnParent() {
        let stylesheet = NIStylesheet(text: "UILabel { width: 1px }")
        let dom = NIDOM(stylesheet: stylesheet, parentStyles: stylesheet)
        #expect(dom.stylesheets.count == 1)
        dom.register(label)
        stylesheet.load(text: "UILabel { width: 2px }")
        dom.refresh()
        stylesheet.load(text: "")
        dom.refresh()
        #expect(label.takeChanges() == ["width: - → 1px", "width: 1px → 2px", "width: 2px → -"])
    }

    @Test(.timeLimit(.minutes(15))) func refreshesWhenAStylesheetChangesOnAnotherThread() async {
        let (stylesheet, parent) = (NIStylesheet(text: "UILabel { width: 1px }"), NIStylesheet())
        let dom = NIDOM(stylesheet: stylesheet, parentStyles: parent)
        dom.register(label)
        stylesheet.load(text: "UILabel { width: 2px }")
        #expect(label.takeChanges() == ["width: - → 1px"])
        dom.refreshesAutomatically = true
        #expect(label.takeChanges() == ["width: 1px → 2px"], "earlier changes are applied")
        await withCheckedContinuation { continuation in
            label.reaction = { _ in continuation.resume() }
            Thread.detachNewThread { stylesheet.load(text: "UILabel { width: 3px }") }
        }
        #expect(label.takeChanges() == ["width: 2px → 3px"])
        await withCheckedContinuation { continuation in
            label.reaction = { _ in continuation.resume() }
            Thread.detachNewThread { parent.load(text: "UILabel { height: 3px }") }
        }
        #expect(label.takeChanges() == ["height: - → 3px"])
        label.reaction = { _ in }
        dom.refreshesAutomatically = false
        stylesheet.load(text: "")
        for _ in 0..<100 { await Task.yield() }
        #expect(label.takeChanges() == [])
    }

    @Test func stylesheetsDoNotRetainADOMThatRefreshesAutomatically() {
        weak var gone: NIDOM?
        let stylesheet = NIStylesheet(text: "")
        do {
            let dom = NIDOM(stylesheet: stylesheet)
            dom.refreshesAutomatically = true
            dom.register(label)
            gone = dom
        }
        #expect(gone == nil)
    }

    // MARK: Environment

    @Test func aChangeOfTheEnvironmentTakesEffectAtOnce() {
        let dom = NIDOM(
            """
            @media (prefers-color-scheme: dark) { UILabel { color: white } }
            @media (width >= 500px) { UILabel { width: 1px } }
            """)
        dom.register(label)
        #expect(label.takeChanges() == [])
        dom.environment.colorScheme = .dark
        dom.environment.width = 499
        #expect(label.takeChanges() == ["color: - → rgb(255, 255, 255)"])
        dom.environment = NIEnvironment(width: 500)
        #expect(label.takeChanges() == ["width: - → 1px", "color: rgb(255, 255, 255) → -"])
    }

    @Test func usesTheEnvironmentOfTheInitialiser() {
        let stylesheet = NIStylesheet(text: "@media (prefers-color-scheme: dark) { UILabel { width: 1px } }")
        NIDOM(stylesheet: stylesheet, environment: NIEnvironment(colorScheme: .dark)).register(label)
        #expect(label.takeChanges() == ["width: - → 1px"])
    }

    // MARK: Batches

    @Test func aBatchStylesOnceAtItsEnd() {
        let dom = NIDOM(".a { width: 1px } .b { width: 2px } UILabel { height: 3px }")
        dom.performBatchUpdates {
            dom.register(label, withCSSClass: "a")
            dom.performBatchUpdates { dom.addCssClass("b", to: label) }
            #expect(label.changes.isEmpty)
        }
        #expect(label.changes == [["width: - → 2px", "height: - → 3px"]])
        dom.performBatchUpdates {
            dom.removeCssClass("b", from: label)
            dom.addCssClass("b", to: label)
        }
        #expect(label.changes.count == 1, "the style is the same")
    }

    @Test func aBatchThatThrowsStylesItsChanges() {
        struct Failure: Error {}
        let dom = NIDOM(".a { width: 1px }")
        #expect(throws: Failure.self) {
            try dom.performBatchUpdates {
                dom.addCssClass("a", to: label)
                throw Failure()
            }
        }
        #expect(label.changes == [["width: - → 1px"]])
    }

    @Test func rulesetsAreCurrentInsideABatch() {
        let dom = NIDOM("UILabel { width: var(--w, 1px) } .a { height: 2px }")
        dom.performBatchUpdates {
            dom.register(label)
            #expect(dom.text(of: "width", label) == "1px")
            label.inlineStyle = "--x: 1; --y: 2; top: 3px"
            dom.refreshView(label)
            #expect(dom.ruleset(of: label)?.all.count == 4)
            label.inlineStyle = nil
            dom.refreshView(label)
            dom.setCustomProperty("--w", to: "5px", of: label)
            #expect(dom.text(of: "width", label) == "5px")
            #expect(label.changes.isEmpty)
        }
        #expect(label.takeChanges() == ["width: - → 1px", "top: - → 3px", "width: 1px → 5px", "top: 3px → -"])
    }

    // MARK: Changes while views are styled

    @Test func viewsCanChangeOtherViewsWhileTheyAreStyled() {
        let dom = NIDOM("UIView { width: 1px } .notified { width: 2px } UILabel { top: 1px } .new { height: 3px }")
        let view = RecordingView("UIView")
        label.reaction = { [unowned view, unowned label] dom in
            dom.addCssClass("notified", to: view)
            dom.register(label, withCSSClass: "new")
            #expect(dom.text(of: "height", label) == "3px", "the ruleset is current before the view is notified")
            #expect(view.changes.count <= 2)
        }
        dom.performBatchUpdates {
            dom.register(label)
            dom.register(view)
        }
        #expect(label.changes == [["top: - → 1px"], ["height: - → 3px"]])
        #expect(view.takeChanges() == ["width: - → 1px", "width: 1px → 2px"])
    }

    @Test func viewsCanBeRegisteredAndUnregisteredDuringAPass() {
        let dom = NIDOM("A { width: 1px } B { width: 2px } C { width: 3px }")
        let views = (0..<8).map { _ in RecordingView("A") }
        let late = (0..<8).map { RecordingView($0 % 2 == 0 ? "B" : "C") }
        for view in views {
            view.reaction = { [unowned view] dom in
                for other in views where other !== view { dom.unregister(other) }
                for other in late { dom.register(other) }
            }
        }
        dom.performBatchUpdates { for view in views { dom.register(view) } }
        #expect(views.map { $0.takeChanges() }.filter { !$0.isEmpty } == [["width: - → 1px"]])
        #expect(late.map { $0.takeChanges() } == late.map { ["width: - → \($0.type == "B" ? 2 : 3)px"] })
        // Breaks the retain cycles between the views.
        for view in views { view.reaction = { _ in } }
    }

    @Test func aPassEndsIfViewsKeepChangingEachOther() {
        let dom = NIDOM(".on { width: 1px } UILabel { height: 1px }")
        let other = RecordingView("UILabel")
        dom.register(other)
        label.reaction = { [unowned label] dom in
            if dom.hasCssClass("on", on: label) {
                dom.removeCssClass("on", from: label)
            } else {
                dom.addCssClass("on", to: label)
            }
        }
        dom.register(label)
        #expect((2...100).contains(label.changes.count))
        label.reaction = { _ in }
        dom.refresh()
        let isOn = dom.hasCssClass("on", on: label)
        #expect(label.takeChanges().last == (isOn ? "width: - → 1px" : "width: 1px → -"), "the last change is applied")
        #expect(other.changes.count == 1)
    }

    // MARK: Rulesets

    @Test func viewsWithEqualStylesShareARuleset() {
        let dom = NIDOM("\n UILabel { mine: a b; width: 1px }")
        let (twin, other) = (RecordingView("UILabel"), RecordingView("UIView"))
        for view in [label, twin, other] { dom.register(view) }
        #expect(dom.ruleset(of: label) === dom.ruleset(of: twin))
        #expect(dom.ruleset(of: label) !== dom.ruleset(of: other))
        #expect(label.rulesets[0].location(of: "width")?.description == "stylesheet.css:2:23")
        #expect(label.rulesets[0].cssRule(forKey: "mine") == ["a", "b"])
        #expect(dom.ruleset(of: RecordingView()) == nil)
    }
}
