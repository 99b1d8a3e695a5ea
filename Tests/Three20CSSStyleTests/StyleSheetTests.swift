import CSSEngine
import Foundation
import NimbusCSS
import NimbusUIKit
import TestSupport
import Testing
import Three20CSSStyle

/// Loading, composition, states and caching. The numbers are those of the acceptance cases of Three20.
@MainActor @Suite struct StyleSheetTests {
    private func sheet(_ css: String) -> TTCSSStyleSheet {
        let sheet = TTCSSStyleSheet()
        sheet.load(text: css)
        return sheet
    }

    @Test("Case 37: an added stylesheet overwrites the properties that it has")
    func composition() throws {
        let (first, second) = (sheet("a { top: 1px; left: 2px }"), sheet("a { top: 9px } b { top: 3px }"))
        let old = try #require(first.css("a"))
        #expect(old.origin == CGPoint(x: 2, y: 1))
        first.addStyleSheet(second)
        #expect(first.cssRulesSet.isEmpty)
        #expect(first.css("a")?.origin == CGPoint(x: 2, y: 9) && first.css("b")?.top == 3)
        #expect(first.cssStyles == ["a": ["top": ["9px"], "left": ["2px"]], "b": ["top": ["3px"]]])
        #expect(second.cssStyles == ["a": ["top": ["9px"]], "b": ["top": ["3px"]]])
    }

    @Test("A stylesheet without rules takes those of another, once for each time it is added")
    func additionToNothing() {
        let (empty, other) = (TTCSSStyleSheet(), sheet("a { top: 1px; left: 1px }"))
        #expect(empty.cssStyles.isEmpty && empty.css("a") == nil)
        for _ in 1...20 { empty.addStyleSheet(empty) }
        empty.addStyleSheet(other)
        empty.addStyleSheet(sheet("a { top: 2px }"))
        #expect(empty.css("a")?.origin == CGPoint(x: 1, y: 2))
        empty.addStyleSheet(other)
        #expect(empty.css("a")?.origin == CGPoint(x: 1, y: 1))
        other.load(text: "a { top: 7px }")
        #expect(empty.css("a")?.top == 1)
    }

    @Test("Case 38: a load that fails keeps the rules")
    func failedLoad() throws {
        let folder = try TemporaryFolder(["a.css": "a { top: 1px }"])
        let sheet = TTCSSStyleSheet()
        #expect(sheet.load(fromFilename: folder.file("a.css")))
        #expect(!sheet.load(fromFilename: folder.file("none.css")) && !sheet.load(fromFilename: ""))
        #expect(!sheet.load(fromFilename: folder.path))
        #expect(sheet.css("a")?.top == 1)
        try folder.write("b { top: 2px }", to: "b.css")
        #expect(sheet.load(fromFilename: folder.file("b.css")))
        #expect(sheet.css("a") == nil && sheet.css("b")?.top == 2)
    }

    @Test("A stylesheet with errors is loaded, and its diagnostics name them")
    func errors() throws {
        let folder = try TemporaryFolder(["a.css": "a { top: 1px;\n  color: rde }"])
        let sheet = TTCSSStyleSheet()
        #expect(sheet.load(fromFilename: folder.file("a.css")))
        #expect(sheet.css("a")?.top == 1 && sheet.diagnostics.map(\.location.description) == ["a.css:2:10"])
    }

    @Test("Rules whose conditions are false are checked, too")
    func inactiveRules() {
        let sheet = sheet("@media (prefers-color-scheme: dark) { a { color: Red } }\na { left: 2em }")
        #expect(sheet.css("a")?.color == .clear && sheet.diagnostics.map(\.location.line) == [1, 2])
        sheet.environment.colorScheme = .dark
        #expect(sheet.diagnostics.map(\.location.line) == [1, 2])
    }

    @Test("Diagnostics are in the order of the file")
    func order() {
        let sheet = sheet("a { color: Red }\nb { color: rde }\nc { font-family: Nonesuch }\nd { colr: red }")
        #expect(sheet.diagnostics.map(\.location.line) == [1, 2, 3, 4])
    }

    // MARK: States

    @Test("Case 39: the state highlighted has the rules of :hover only; others have those of the selector")
    func states() {
        let sheet = sheet("h { color: red } h:hover { top: 1px }")
        #expect(sheet.color(withCssSelector: "h", forState: .highlighted) == .clear)
        for state in [UIControl.State.normal, .disabled, .selected, [.highlighted, .selected]] {
            #expect(sheet.color(withCssSelector: "h", forState: state)?.rgba == RGBA(255, 0, 0))
        }
    }

    @Test("Case 40: a selector without a rule for :hover has no values when highlighted")
    func noFallback() {
        let sheet = sheet("h { color: red; text-shadow: 1px 1px 1px red }")
        #expect(sheet.color(withCssSelector: "h", forState: .highlighted) == nil)
        #expect(sheet.backgroundColor(withCssSelector: "h", forState: .highlighted) == nil)
        #expect(sheet.font(withCssSelector: "h", forState: .highlighted) == nil)
        #expect(sheet.textShadowColor(withCssSelector: "h", forState: .highlighted) == nil)
        #expect(sheet.textShadowOffset(withCssSelector: "h", forState: .highlighted) == .zero)
        #expect(sheet.textShadowRadius(withCssSelector: "h", forState: .highlighted) == 0)
    }

    @Test("Other states have rules of their own, if there are any")
    func otherStates() {
        let sheet = sheet("h { top: 1px } h:disabled { top: 2px } h:selected { top: 3px } h:focus { top: 4px }")
        #expect(sheet.diagnostics.isEmpty)
        let states: [UIControl.State] = [.normal, .disabled, .selected, .focused, [.disabled, .selected]]
        #expect(states.map { sheet.css("h", forState: $0)?.top } == [1, 2, 3, 4, 1])
        #expect(sheet.css("h:disabled")?.top == 2)
    }

    @Test("States have the other names of their pseudo-classes, too")
    func otherPseudoClasses() {
        let sheet = sheet("a:highlighted { top: 1px } b:active { top: 2px } c:focused { top: 3px }")
        #expect(sheet.diagnostics.isEmpty)
        #expect(sheet.css("a", forState: .highlighted)?.top == 1 && sheet.css("b", forState: .highlighted)?.top == 2)
        #expect(sheet.css("c", forState: .focused)?.top == 3)
        let both = self.sheet("a:active { top: 5px } a:hover { top: 4px }")
        #expect(both.css("a", forState: .highlighted)?.top == 4)
    }

    @Test("Each accessor has the value of its property")
    func accessors() {
        let sheet = sheet(
            "h { color: red; background-color: blue; font-size: 9pt; text-shadow: 1px 2px 3px lime } h:hover { color: none }"
        )
        #expect(sheet.color(withCssSelector: "h")?.rgba == RGBA(255, 0, 0))
        #expect(sheet.color(withCssSelector: "h", forState: .highlighted) == nil)
        #expect(sheet.backgroundColor(withCssSelector: "h")?.rgba == RGBA(0, 0, 255))
        #expect(sheet.font(withCssSelector: "h")?.pointSize == 9)
        #expect(sheet.textShadowColor(withCssSelector: "h")?.rgba == RGBA(0, 255, 0))
        #expect(sheet.textShadowOffset(withCssSelector: "h") == CGSize(width: 1, height: 2))
        #expect(sheet.textShadowRadius(withCssSelector: "h") == 3)
        #expect(sheet.color(withCssSelector: "x") == nil && sheet.textShadowRadius(withCssSelector: "x") == 0)
    }

    // MARK: Caching

    @Test("Case 41: the same selector is the same object until memory is low")
    func caching() async throws {
        let sheet = sheet("a { color: groupTableViewBackgroundColor }")
        let first = try #require(sheet.css("a"))
        #expect(sheet.css("a") === first && sheet.css("a")?.color === first.color)
        sheet.freeMemory()
        let second = try #require(sheet.css("a"))
        #expect(second !== first && second.color?.rgba == first.color?.rgba)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        try await eventually("the rule sets are gone") { sheet.cssRulesSet.isEmpty }
        #expect(sheet.css("a") !== second)
    }

    @Test("A file that was loaded again is read at once, and the stylesheet posts a notification")
    func reload() async throws {
        let folder = try TemporaryFolder(["a.css": "a { top: 1px }"])
        let file = try NIStylesheet(filePath: folder.file("a.css"), properties: .three20)
        let sheet = sheet("a { top: 0px; left: 5px }")
        sheet.addStyleSheet(file)
        sheet.addStyleSheet(self.sheet("b { top: 3px }"))
        #expect(sheet.css("a")?.top == 1)
        var count = 0
        let token = NotificationCenter.default.addObserver(
            forName: TTCSSStyleSheetDidChangeNotification, object: sheet, queue: nil
        ) { _ in MainActor.assumeIsolated { count += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        try folder.write("a { top: 2px }", to: "a.css")
        try file.reload()
        #expect(sheet.css("a")?.origin == CGPoint(x: 5, y: 2))
        try await eventually("the notification") { count == 1 }
    }

    @Test("A declaration that a file no longer has is undone")
    func removedDeclarations() throws {
        let sheet = sheet(
            """
            @media (prefers-color-scheme: light) {
                a { left: 1px; width: 2px; color: red; text-align: right; font-size: 30pt; text-shadow: 1px 1px red }
            }
            """)
        let label = UILabel(frame: CGRect(x: 7, y: 8, width: 9, height: 10))
        label.textColor = .blue
        label.textAlignment = .center
        for _ in 1...2 { try sheet.applyCss(fromSelector: "a", toObject: label) }
        // The app moves the label after the rule was applied.
        label.frame.origin.y = 20
        sheet.environment.colorScheme = .dark
        #expect(label.frame == CGRect(x: 7, y: 20, width: 9, height: 10))
        #expect(label.textColor == .blue && label.textAlignment == .center && label.layer.shadowOpacity == 0)
        #expect(label.font.pointSize != 30)
        sheet.environment.colorScheme = .light
        #expect(label.frame == CGRect(x: 1, y: 20, width: 2, height: 10) && label.textAlignment == .right)
    }

    @Test("A shadow that a file no longer has gives the label its own shadow back")
    func removedShadow() throws {
        let sheet = sheet("@media (prefers-color-scheme: light) { a { text-shadow: 1px 1px 5px red } }")
        let label = UILabel()
        label.clipsToBounds = true
        label.layer.shadowColor = UIColor.blue.cgColor
        label.layer.shadowOffset = CGSize(width: 3, height: 4)
        label.layer.shadowRadius = 2
        label.layer.shadowOpacity = 0.5
        try sheet.applyCss(fromSelector: "a", toObject: label)
        #expect(label.layer.shadowColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1).cgColor)
        #expect(!label.layer.masksToBounds)
        sheet.environment.colorScheme = .dark
        #expect(label.layer.shadowColor == UIColor.blue.cgColor && label.layer.shadowOpacity == 0.5)
        #expect(label.layer.shadowOffset == CGSize(width: 3, height: 4) && label.layer.shadowRadius == 2)
        #expect(label.clipsToBounds)
    }

    @Test("A declaration that is edited to a value that sets nothing is undone")
    func declarationsWithoutValue() throws {
        let file = NIStylesheet(properties: .three20)
        file.load(text: "a { color: red; left: 50px; top: 51px; width: 52px; height: 53px }")
        let sheet = TTCSSStyleSheet()
        sheet.addStyleSheet(file)
        let label = UILabel(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        label.textColor = .blue
        try sheet.applyCss(fromSelector: "a", toObject: label)
        #expect(label.frame == CGRect(x: 50, y: 51, width: 52, height: 53))
        file.load(text: "a { color: none; left: auto; top: auto; width: auto; height: auto }")
        // The same happens when the view gets the selector again.
        try sheet.applyCss(fromSelector: "a", toObject: label)
        #expect(sheet.diagnostics.isEmpty)
        #expect(label.frame == CGRect(x: 1, y: 2, width: 3, height: 4) && label.textColor == .blue)
    }

    @Test("A view follows the stylesheet that was applied to it last")
    func lastApplication() throws {
        let (first, second) = (
            sheet("a { top: 1px } @media (prefers-color-scheme: dark) { a { top: 2px } }"), sheet("a { top: 5px }")
        )
        let view = UIView()
        try first.applyCss(fromSelector: "a", toObject: view)
        try second.applyCss(fromSelector: "a", toObject: view)
        first.environment.colorScheme = .dark
        #expect(view.frame.minY == 5)
        try first.applyCss(fromSelector: "a", toObject: view)
        first.environment.colorScheme = .light
        #expect(view.frame.minY == 1)
    }

    @Test("A view that applies other selectors to its subviews decides which they have")
    func nestedApplication() throws {
        final class Card: UIView, TTCSSCustomView {
            let title = UIView()
            func didApplyCssRules(_ ruleSet: TTCSSRuleSet?) {
                try? sheet?.applyCss(fromSelector: ruleSet?.width == 1 ? "light" : "dark", toObject: title)
            }
            weak var sheet: TTCSSStyleSheet?
        }
        let sheet = sheet(
            """
            card { width: 1px } light { left: 1px } dark { left: 2px }
            @media (prefers-color-scheme: dark) { card { width: 2px } }
            """)
        let cards = (0..<8).map { _ in Card() }
        for card in cards {
            card.sheet = sheet
            try sheet.applyCss(fromSelector: "card", toObject: card)
        }
        sheet.environment.colorScheme = .dark
        #expect(cards.allSatisfy { $0.title.frame.minX == 2 })
    }

    @Test("Rules in @media follow the environment")
    func media() throws {
        let sheet = sheet("a { top: 1px } @media (prefers-color-scheme: dark) { a { top: 2px } }")
        let view = UIView()
        try sheet.applyCss(fromSelector: "a", toObject: view)
        #expect(sheet.css("a")?.top == 1 && view.frame.minY == 1)
        sheet.environment.colorScheme = .dark
        #expect(sheet.css("a")?.top == 2 && view.frame.minY == 2)
    }

    @Test("A stylesheet is deallocated with its observers")
    func lifetime() {
        weak var weakSheet: TTCSSStyleSheet?
        do {
            let sheet = sheet("a { top: 1px }")
            sheet.addStyleSheet(NIStylesheet())
            weakSheet = sheet
        }
        #expect(weakSheet == nil)
    }
}
