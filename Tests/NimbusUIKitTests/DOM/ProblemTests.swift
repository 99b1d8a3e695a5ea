import CSSEngine
import NimbusCSS
import Testing

@testable import NimbusUIKit

/// A DOM lists its problems and goes on.
@MainActor @Suite struct ProblemTests {
    /// A view whose style changes itself for a number of rounds.
    private final class RestlessView: UIView, NIStyleableView {
        var remaining = 0
        func styleDidChange(_ ruleset: NICSSRuleset, changing difference: NIStyleDifference, in dom: NIDOM) {
            guard remaining > 0 else { return }
            remaining -= 1
            if dom.hasCssClass("a", on: self) {
                dom.removeCssClass("a", from: self)
            } else {
                dom.addCssClass("a", to: self)
            }
        }
    }

    @Test("A pass that reaches its limit of rounds is a problem, and the next pass goes on")
    func unsettled() {
        let scene = Scene(".a { opacity: 0.5 } .b { border-width: 1px }")
        let view = RestlessView()
        view.remaining = 50
        scene.add(view, cssClass: "b")
        #expect(scene.dom.problems.map(\.kind) == [.unsettledStyles])
        #expect(scene.dom.needsStyle && view.remaining > 0)
        scene.dom.styleIfNeeded()
        #expect(!scene.dom.needsStyle && view.remaining == 0 && view.alpha == 1)
        #expect(scene.dom.problems.count == 1)
        #expect(scene.dom.problems[0].description.contains("32 rounds"))
    }

    @Test("After a pass that did not settle, a later turn goes on by itself")
    func goesOn() async throws {
        let scene = Scene(".a { opacity: 0.5 } .b { border-width: 1px }")
        let view = RestlessView()
        view.remaining = 50
        scene.add(view, cssClass: "b")
        while scene.dom.needsStyle { await Task.yield() }
        #expect(view.remaining == 0)
    }

    @Test("A DOM follows one window, and refuses a second one")
    func twoWindows() {
        let scene = Scene(".a { color: black } @media (min-width: 600px) { .a { color: red } }")
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        scene.dom.follow(scene.window)
        let label = scene.add(UILabel(), cssClass: "a")
        let inOther = UILabel()
        other.addSubview(inOther)
        #expect(scene.dom.problems.isEmpty && scene.dom.environment.width == 300)
        scene.dom.follow(other)
        scene.dom.register(inOther, withCSSClass: "a")
        for width in [301.0, 302] {
            scene.window.frame.size.width = width
            other.frame.size.width += 1
            scene.window.layoutIfNeeded()
            other.layoutIfNeeded()
            #expect(label.textColor == .black && inOther.textColor == .black)
        }
        #expect(scene.dom.problems.map(\.kind) == [.followsOtherWindow])
        #expect(scene.dom.problems[0].description.contains("UIWindow"))
        let second = NIDOM(stylesheet: scene.sheet)
        second.follow(other)
        scene.dom.unregister(inOther)
        second.register(inOther, withCSSClass: "a")
        #expect(inOther.textColor == .red && second.problems.isEmpty)
    }

    @Test("A view is styled by one DOM at a time", arguments: [0, 1, 2, 3])
    func twoDOMs(order: Int) {
        let scene = Scene(".a { color: red } .card { opacity: 0.5 }")
        let second = NIDOM(stylesheet: scene.sheet)
        let (card, label) = (UIView(), UILabel())
        label.textColor = .black
        let build = [
            { scene.window.addSubview(card) }, { card.addSubview(label) },
            { scene.dom.register(card, withCSSClass: "card") }, { scene.dom.register(label, withCSSClass: "a") },
        ]
        // The views are registered after, between and before they are added.
        for step in [[0, 1, 2, 3], [2, 0, 3, 1], [3, 2, 1, 0], [3, 1, 0, 2]][order] { build[step]() }
        second.register(label, withCSSClass: "a")
        second.register(card, withCSSClass: "card")
        #expect(second.registeredViews.isEmpty)
        #expect(second.problems.map(\.kind) == [.registeredElsewhere, .registeredElsewhere])
        #expect(second.problems.map(\.viewClass) == ["UILabel", "UIView"])
        scene.dom.removeCssClass("a", from: label)
        #expect(label.textColor == .black)
        scene.dom.unregister(label)
        second.register(label, withCSSClass: "a")
        #expect(label.textColor == .red)
        second.unregister(label)
        scene.dom.register(label)
        #expect(scene.dom.registeredViews.count == 2 && scene.dom.problems.isEmpty)
    }

    @Test("Two DOMs style views next to each other, and a DOM may be gone")
    func neighbors() {
        let scene = Scene(".a { color: red }")
        var second: NIDOM? = NIDOM(stylesheet: scene.sheet)
        let (first, label) = (scene.add(UILabel(), cssClass: "a"), UILabel())
        scene.window.addSubview(label)
        second?.register(label, withCSSClass: "a")
        #expect(first.textColor == .red && label.textColor == .red && second?.problems.isEmpty == true)
        second = nil
        scene.dom.register(label)
        #expect(scene.dom.problems.isEmpty && scene.dom.registeredViews.count == 2)
    }
}

/// The list of stylesheets of a living DOM.
@MainActor @Suite struct StylesheetListTests {
    private func sheet(_ css: String) -> NIStylesheet {
        let sheet = NIStylesheet()
        sheet.load(text: css, name: "b.css")
        return sheet
    }

    @Test("Stylesheets are added, moved and removed, and their values are undone")
    func changes() {
        let scene = Scene("UILabel { color: red; opacity: 0.5 }")
        let label = scene.add(UILabel(), cssClass: "a")
        let own = label.numberOfLines
        let blue = sheet(
            ".a { color: blue; line-clamp: 3 } .row { display: flex } .row > .a { width: 40px; height: 10px }")
        scene.dom.stylesheets.append(blue)
        #expect(label.textColor == .blue && label.numberOfLines == 3 && label.alpha == 0.5)
        let row = scene.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), cssClass: "row")
        row.addSubview(label)
        scene.dom.styleIfNeeded()
        #expect(label.frame.width == 40)
        let base = sheet("UILabel { color: lime !important; color: green; border-width: 2px }")
        scene.dom.stylesheets.insert(base, at: 0)
        #expect(label.layer.borderWidth == 2)
        // The later stylesheet wins among equally specific rules.
        let weak = sheet("UILabel { opacity: 0.25 }")
        scene.dom.stylesheets.append(weak)
        #expect(label.alpha == 0.25)
        scene.dom.stylesheets = [weak] + scene.dom.stylesheets.dropLast()
        #expect(label.alpha == 0.5)
        scene.dom.stylesheets.removeAll { $0 === blue || $0 === base }
        #expect(label.textColor == .red && label.numberOfLines == own && label.layer.borderWidth == 0)
        #expect(scene.dom.usedBox(of: label) == nil)
        scene.dom.stylesheets = []
        #expect(label.textColor != .red && label.alpha == 1)
        #expect(scene.dom.styledProperties(of: label).isEmpty)
    }

    @Test("A list with the same stylesheets changes nothing, and repetitions keep the last position")
    func repetitions() {
        let scene = Scene("UILabel { color: red }")
        let label = scene.add(UILabel())
        let blue = sheet("UILabel { color: blue }")
        scene.dom.stylesheets = [blue, scene.sheet, blue]
        #expect(scene.dom.stylesheets.map { $0 === blue } == [false, true] && label.textColor == .blue)
        #expect(scene.setters { scene.dom.stylesheets = [scene.sheet, blue] } == [])
    }

    @Test("A DOM that refreshes itself follows the added stylesheet, and the removed one no more")
    func observes() async {
        let scene = Scene("UILabel { color: red }")
        let label = scene.add(UILabel())
        scene.dom.refreshesAutomatically = true
        let added = sheet("UILabel { opacity: 0.5 }")
        scene.dom.stylesheets.append(added)
        #expect(label.alpha == 0.5)
        added.load(text: "UILabel { opacity: 0.25 }", name: "b.css")
        while label.alpha == 0.5 { await Task.yield() }
        #expect(label.alpha == 0.25)
        scene.dom.stylesheets.removeLast()
        #expect(label.alpha == 1)
        added.load(text: "UILabel { opacity: 0.75 }", name: "b.css")
        scene.sheet.load(text: "UILabel { color: blue }", name: "a.css")
        while label.textColor == .red { await Task.yield() }
        #expect(label.textColor == .blue && label.alpha == 1)
    }

    @Test("Stylesheets with media queries, inside a batch and without views")
    func batches() {
        let scene = Scene("")
        let media = sheet("@media (min-width: 100px) { .a { color: red } }")
        scene.dom.stylesheets.append(media)
        let label = UILabel()
        scene.dom.performBatchUpdates {
            scene.add(label, cssClass: "a")
            scene.dom.stylesheets.append(sheet(".a { opacity: 0.5 }"))
            scene.dom.environment.width = 200
        }
        #expect(label.textColor == .red && label.alpha == 0.5)
        scene.dom.unregisterAllViews()
        scene.dom.stylesheets.removeFirst()
        scene.dom.register(label, withCSSClass: "a")
        #expect(label.textColor == .red && label.alpha == 0.5)
    }
}
