import Foundation
import TestSupport
import Testing

@testable import NimbusCSS

/// Which changes are styled at once, and which wait for a pass.
@MainActor @Suite struct PassTests {
    private let label = RecordingView("UILabel")
    private let stylesheet = NIStylesheet(text: "UILabel { width: 1px } .a { width: 2px } :disabled { height: 1px }")

    /// Collects the passes that a DOM requests.
    @MainActor private final class RequestedPasses {
        var pending: [@MainActor () -> Void] = []
        private(set) var count = 0

        init(of dom: NIDOM) {
            dom.passScheduler = { [unowned self] pass in
                count += 1
                pending.append(pass)
            }
        }

        func run() {
            let passes = pending
            pending = []
            for pass in passes { pass() }
        }
    }

    // MARK: Stylesheets

    @Test(.timeLimit(.minutes(15))) func severalStylesheetChangesAreOnePass() async throws {
        let parent = NIStylesheet(text: "")
        let dom = NIDOM(stylesheet: stylesheet, parentStyles: parent)
        dom.register(label)
        dom.refreshesAutomatically = true
        let passes = RequestedPasses(of: dom)
        for number in 1...10 {
            stylesheet.load(text: "UILabel { width: \(number + 10)px }")
            parent.load(text: "UILabel { height: \(number + 10)px }")
        }
        // The DOM receives each notification on the main actor.
        try await eventually("a request of a pass") { passes.count > 0 }
        for _ in 0..<100 { await Task.yield() }
        #expect(passes.count == 1)
        #expect(label.takeChanges() == ["width: - → 1px"], "the pass has not run yet")
        passes.run()
        #expect(label.takeChanges() == ["width: 1px → 20px", "height: - → 20px"])
    }

    @Test(.timeLimit(.minutes(15))) func editingAFileAndItsImportsRestylesOnce() async throws {
        let names = (0..<10).map { "import-\($0).css" }
        let head = names.map { "@import '\($0)';" }.joined()
        let folder = try TemporaryFolder(["main.css": head + "UILabel { width: 1px }"])
        for name in names { try folder.write("UILabel { opacity: 0 }", to: name) }
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let main = try cache.stylesheet(withPath: "main.css")
        let dom = NIDOM(stylesheet: main)
        dom.register(label)
        dom.refreshesAutomatically = true
        let visited = dom.styledCount
        let passes = RequestedPasses(of: dom)
        for (number, name) in names.enumerated() {
            try folder.write("UILabel { opacity: 0.\(number) }", to: name)
            try main.reload()
        }
        try folder.write(head + "UILabel { width: 2px }", to: "main.css")
        try main.reload()
        try await eventually("a request of a pass") { passes.count > 0 }
        for _ in 0..<100 { await Task.yield() }
        passes.run()
        #expect(label.changes.last == ["opacity: 0 → 0.9", "width: 1px → 2px"])
        #expect(passes.count == 1 && label.changes.count == 2)
        #expect(dom.styledCount - visited == 1)
    }

    @Test(.timeLimit(.minutes(15))) func byDefaultAPassRunsOnTheNextTurn() async {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(label)
        label.styleState = .disabled
        dom.setNeedsStyle(label)
        #expect(label.takeChanges() == ["width: - → 1px"])
        await withCheckedContinuation { continuation in label.reaction = { _ in continuation.resume() } }
        #expect(label.takeChanges() == ["height: - → 1px"])
    }

    // MARK: Views

    @Test func aViewThatChangesSeveralTimesIsVisitedOnce() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = RequestedPasses(of: dom)
        dom.register(label)
        #expect(!dom.needsStyle && passes.count == 0)
        for state in [NIStyleState.disabled, [], .disabled, []] {
            label.styleState = state
            dom.setNeedsStyle(label)
        }
        dom.setNeedsStyle(RecordingView())
        #expect(dom.needsStyle && passes.count == 1)
        passes.run()
        #expect(!dom.needsStyle)
        #expect(label.takeChanges() == ["width: - → 1px"], "the final state has the same style")
    }

    @Test func stylingAtOnceIncludesWaitingChanges() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = RequestedPasses(of: dom)
        dom.register(label)
        for body in [{ dom.styleIfNeeded() }, { dom.refresh() }, { dom.addCssClass("b", to: label) }] {
            label.styleState = label.styleState.isEmpty ? .disabled : []
            dom.setNeedsStyle(label)
            body()
            #expect(!dom.needsStyle)
        }
        #expect(passes.count == 3, "each pass after styling is requested again")
        #expect(label.takeChanges() == ["width: - → 1px", "height: - → 1px", "height: 1px → -", "height: - → 1px"])
        passes.run()
        #expect(label.takeChanges() == [])
    }

    @Test func coalescedChangesWaitForAPass() {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.coalescesChanges = true
        let passes = RequestedPasses(of: dom)
        let view = RecordingView("UIView", [label])
        dom.register(view)
        dom.performBatchUpdates { dom.register(label, withCSSClass: "a") }
        dom.removeCssClass("a", from: label)
        dom.environment.colorScheme = .dark
        dom.setStyle("top: 3px", of: label)
        #expect(label.changes.isEmpty && passes.count == 1 && dom.needsStyle)
        #expect(dom.text(of: "width", label) == "1px", "the ruleset is current before the view is notified")
        #expect(label.changes.isEmpty && dom.needsStyle)
        passes.run()
        #expect(label.changes == [["width: - → 1px", "top: - → 3px"]])
        dom.addCssClass("a", to: label)
        dom.styleIfNeeded()
        #expect(label.takeChanges().last == "width: 1px → 2px")
        dom.removeCssClass("a", from: label)
        dom.refresh()
        #expect(label.takeChanges() == ["width: 2px → 1px"], "a refresh never waits")
    }

    @Test func aViewRegisteredBeforeItsSuperviewIsStyledInItsFinalPosition() {
        for coalesces in [false, true] {
            let dom = NIDOM("UIView > UILabel { width: 1px } UILabel + UILabel { height: 1px }")
            dom.coalescesChanges = coalesces
            let (first, second, view) = (RecordingView("UILabel"), RecordingView("UILabel"), RecordingView("UIView"))
            dom.performBatchUpdates {
                for object in [second, first, view] { dom.register(object) }
                for object in [first, second] { view.add(object) }
            }
            dom.styleIfNeeded()
            #expect(first.changes == [["width: - → 1px"]])
            #expect(second.changes == [["width: - → 1px", "height: - → 1px"]])
        }
    }

    @Test func nothingIsStyledBeforeABatchEnds() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = RequestedPasses(of: dom)
        dom.performBatchUpdates {
            dom.register(label)
            dom.setNeedsStyle(label)
            dom.styleIfNeeded()
            #expect(label.changes.isEmpty && dom.needsStyle)
        }
        #expect(label.changes.count == 1 && passes.count == 0)
    }

    @Test func aPassInsideABatchIsRequestedAgain() {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.coalescesChanges = true
        let passes = RequestedPasses(of: dom)
        dom.register(label)
        dom.performBatchUpdates {
            passes.run()
            #expect(label.changes.isEmpty)
        }
        passes.run()
        #expect(passes.count == 2 && label.changes.count == 1)
    }

    @Test func changesMadeDuringAPassArePartOfThePass() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = RequestedPasses(of: dom)
        label.reaction = { [unowned label] dom in
            label.styleState = .disabled
            dom.setNeedsStyle(label)
        }
        dom.register(label)
        #expect(label.changes == [["width: - → 1px"], ["height: - → 1px"]])
        #expect(passes.count == 0 && !dom.needsStyle)
    }

    @Test func aRequestedPassDoesNotRetainTheDOM() {
        weak var gone: NIDOM?
        var pass: (@MainActor () -> Void)?
        do {
            let dom = NIDOM(stylesheet: stylesheet)
            gone = dom
            dom.coalescesChanges = true
            dom.passScheduler = { pass = $0 }
            dom.register(label)
        }
        #expect(gone == nil)
        pass?()
        #expect(label.changes.isEmpty)
    }
}
