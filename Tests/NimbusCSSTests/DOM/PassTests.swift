import Foundation
import Testing

@testable import NimbusCSS

/// What is styled at once, and what waits for a pass that counts for all changes.
@MainActor @Suite struct PassTests {
    private let label = TestObject("UILabel")
    private let stylesheet = NIStylesheet(text: "UILabel { width: 1px } .a { width: 2px } :disabled { height: 1px }")

    /// Keeps the passes that a DOM asks for.
    @MainActor private final class Passes {
        var waiting: [@MainActor () -> Void] = []
        private(set) var count = 0

        init(of dom: NIDOM) {
            dom.passScheduler = { [unowned self] pass in
                count += 1
                waiting.append(pass)
            }
        }

        func make() {
            let passes = waiting
            waiting = []
            for pass in passes { pass() }
        }
    }

    // MARK: Stylesheets

    @Test(.timeLimit(.minutes(15))) func manyChangesOfStylesheetsAreOnePass() async {
        let parent = NIStylesheet(text: "")
        let dom = NIDOM(stylesheet: stylesheet, parentStyles: parent)
        dom.register(label)
        dom.refreshesAutomatically = true
        let passes = Passes(of: dom)
        for number in 1...10 {
            stylesheet.load(text: "UILabel { width: \(number + 10)px }")
            parent.load(text: "UILabel { height: \(number + 10)px }")
        }
        // Each is heard of on the main actor.
        for _ in 0..<1000 where passes.count == 0 { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        #expect(passes.count == 1)
        #expect(label.takeNews() == ["width: - → 1px"], "nobody has made the pass")
        passes.make()
        #expect(label.takeNews() == ["width: 1px → 20px", "height: - → 20px"])
    }

    @Test(.timeLimit(.minutes(15))) func anEditOfAFileAndOfItsImportsRestylesOnce() async throws {
        let names = (0..<10).map { "import-\($0).css" }
        let head = names.map { "@import '\($0)';" }.joined()
        let folder = try TemporaryFolder(["main.css": head + "UILabel { width: 1px }"])
        for name in names { try folder.write("UILabel { opacity: 0 }", to: name) }
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let main = try cache.stylesheet(withPath: "main.css")
        let dom = NIDOM(stylesheet: main)
        dom.register(label)
        dom.refreshesAutomatically = true
        let visited = dom.visitedCount
        let passes = Passes(of: dom)
        for (number, name) in names.enumerated() {
            try folder.write("UILabel { opacity: 0.\(number) }", to: name)
            try main.reload()
        }
        try folder.write(head + "UILabel { width: 2px }", to: "main.css")
        try main.reload()
        for _ in 0..<1000 where passes.count == 0 { await Task.yield() }
        for _ in 0..<100 { await Task.yield() }
        passes.make()
        #expect(label.news.last == ["opacity: 0 → 0.9", "width: 1px → 2px"])
        #expect(passes.count == 1 && label.news.count == 2)
        #expect(dom.visitedCount - visited == 1)
    }

    @Test(.timeLimit(.minutes(15))) func byDefaultAPassIsMadeOnTheNextTurn() async {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.register(label)
        label.styleState = .disabled
        dom.setNeedsStyle(label)
        #expect(label.takeNews() == ["width: - → 1px"])
        await withCheckedContinuation { continuation in label.reaction = { _ in continuation.resume() } }
        #expect(label.takeNews() == ["height: - → 1px"])
    }

    // MARK: Views

    @Test func aViewIsLookedAtOnceHoweverOftenItChanges() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = Passes(of: dom)
        dom.register(label)
        #expect(!dom.needsStyle && passes.count == 0)
        for state in [NIStyleState.disabled, [], .disabled, []] {
            label.styleState = state
            dom.setNeedsStyle(label)
        }
        dom.setNeedsStyle(TestObject())
        #expect(dom.needsStyle && passes.count == 1)
        passes.make()
        #expect(!dom.needsStyle)
        #expect(label.takeNews() == ["width: - → 1px"], "it is as it was")
    }

    @Test func whatStylesAtOnceTakesAlongWhatWaits() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = Passes(of: dom)
        dom.register(label)
        for body in [{ dom.styleIfNeeded() }, { dom.refresh() }, { dom.addCssClass("b", to: label) }] {
            label.styleState = label.styleState.isEmpty ? .disabled : []
            dom.setNeedsStyle(label)
            body()
            #expect(!dom.needsStyle)
        }
        #expect(passes.count == 3, "it is said anew once views were styled")
        #expect(label.takeNews() == ["width: - → 1px", "height: - → 1px", "height: 1px → -", "height: - → 1px"])
        passes.make()
        #expect(label.takeNews() == [])
    }

    @Test func changesMayWaitForAPass() {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.coalescesChanges = true
        let passes = Passes(of: dom)
        let view = TestObject("UIView", [label])
        dom.register(view)
        dom.performBatchUpdates { dom.register(label, withCSSClass: "a") }
        dom.removeCssClass("a", from: label)
        dom.environment.colorScheme = .dark
        dom.setStyle("top: 3px", of: label)
        #expect(label.news.isEmpty && passes.count == 1 && dom.needsStyle)
        #expect(dom.text(of: "width", label) == "1px", "it is known before it is told")
        #expect(label.news.isEmpty && dom.needsStyle)
        passes.make()
        #expect(label.news == [["width: - → 1px", "top: - → 3px"]])
        dom.addCssClass("a", to: label)
        dom.styleIfNeeded()
        #expect(label.takeNews().last == "width: 1px → 2px")
        dom.removeCssClass("a", from: label)
        dom.refresh()
        #expect(label.takeNews() == ["width: 2px → 1px"], "a refresh never waits")
    }

    @Test func aViewThatIsRegisteredBeforeItStandsAnywhereIsStyledWhereItStands() {
        for coalesces in [false, true] {
            let dom = NIDOM("UIView > UILabel { width: 1px } UILabel + UILabel { height: 1px }")
            dom.coalescesChanges = coalesces
            let (first, second, view) = (TestObject("UILabel"), TestObject("UILabel"), TestObject("UIView"))
            dom.performBatchUpdates {
                for object in [second, first, view] { dom.register(object) }
                for object in [first, second] { view.add(object) }
            }
            dom.styleIfNeeded()
            #expect(first.news == [["width: - → 1px"]])
            #expect(second.news == [["width: - → 1px", "height: - → 1px"]])
        }
    }

    @Test func aBatchEndsBeforeAnythingIsStyled() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = Passes(of: dom)
        dom.performBatchUpdates {
            dom.register(label)
            dom.setNeedsStyle(label)
            dom.styleIfNeeded()
            #expect(label.news.isEmpty && dom.needsStyle)
        }
        #expect(label.news.count == 1 && passes.count == 0)
    }

    @Test func aPassThatComesWithinABatchIsMadeUpFor() {
        let dom = NIDOM(stylesheet: stylesheet)
        dom.coalescesChanges = true
        let passes = Passes(of: dom)
        dom.register(label)
        dom.performBatchUpdates {
            passes.make()
            #expect(label.news.isEmpty)
        }
        passes.make()
        #expect(passes.count == 2 && label.news.count == 1)
    }

    @Test func whatViewsChangeWhileTheyAreStyledIsPartOfThePass() {
        let dom = NIDOM(stylesheet: stylesheet)
        let passes = Passes(of: dom)
        label.reaction = { [unowned label] dom in
            label.styleState = .disabled
            dom.setNeedsStyle(label)
        }
        dom.register(label)
        #expect(label.news == [["width: - → 1px"], ["height: - → 1px"]])
        #expect(passes.count == 0 && !dom.needsStyle)
    }

    @Test func aPassDoesNotHoldTheDOM() {
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
        #expect(label.news.isEmpty)
    }
}
