import CSSEngine
import Foundation
import InterfaCSS
import TestSupport
import Testing

@testable import NimbusCSS

@Suite struct NIStylesheetTests {
    @Test(arguments: ["", "no-such.css", "../a.css", "folder"])
    func case28APathWithoutAFileIsAnError(_ path: String) throws {
        let folder = try TemporaryFolder(["css/folder/b.css": "", "a.css": ""])
        let stylesheet = NIStylesheet()
        #expect(throws: NIFileError.self) {
            try stylesheet.load(fromPath: path, pathPrefix: folder.file("css"))
        }
        #expect(!stylesheet.isLoaded)
    }

    @Test func loadsAFileInAPrefix() throws {
        let folder = try TemporaryFolder(["common.css": "@import 'b/base.css'; A { width: 1px }", "b/base.css": "B {"])
        let stylesheet = NIStylesheet()
        try stylesheet.load(fromPath: "common.css", pathPrefix: folder.path)
        #expect(stylesheet.isLoaded)
        #expect(stylesheet.dependencies == ["b/base.css"])
        #expect(stylesheet.diagnostics.map { "\($0.location)" } == ["b/base.css:1:3"])
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.location?.description == "common.css:1:27")
    }

    @Test func loadsFromAFilePath() throws {
        let folder = try TemporaryFolder(["css/a.css": "@import 'b.css';", "css/b.css": "A { width: 1px }"])
        let stylesheet = try NIStylesheet(filePath: folder.file("css/a.css"))
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(1))
        #expect(throws: NIFileError.self) { try NIStylesheet(filePath: folder.file("b.css")) }
    }

    @Test("The dialect is that of the initialiser or of the file's name")
    func theDialectIsThatOfTheInitialiserOrOfTheFileSName() throws {
        let text = "// Half.\nA { alpha = 0.5 }"
        let stylesheet = NIStylesheet(dialect: .interfaCSS)
        stylesheet.load(text: text)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "opacity") == .number(0.5))
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["opacity"]?.location?.line == 2)

        let folder = try TemporaryFolder(["a.iss": text, "b.css": "@import 'a.iss'; A { opacity: 0.25 }"])
        let cache = NIStylesheetCache(pathPrefix: folder.path, dialects: [.interfaCSS])
        for (path, opacity) in [("a.iss", 0.5), ("b.css", 0.25)] {
            let loaded = try cache.stylesheet(withPath: path)
            #expect(loaded.diagnostics.isEmpty)
            #expect(StyledView(TestView("A"), loaded.snapshot).own.value(of: "opacity") == .number(opacity))
        }
        let unaware = NIStylesheetCache(pathPrefix: folder.path)
        for (path, isImport) in [("a.iss", false), ("b.css", true)] {
            let loaded = try unaware.stylesheet(withPath: path)
            #expect(loaded.diagnostics.map(\.kind) == [.missingDialect])
            #expect(loaded.diagnostics.map(\.location) == [SourceLocation(source: "a.iss", line: 1, column: 1)])
            let opacity = StyledView(TestView("A"), loaded.snapshot).own.value(of: "opacity")
            #expect(opacity == (isImport ? .number(0.25) : nil))
        }
        let css = NIStylesheet(dialect: .css)
        try css.load(fromPath: "a.iss", pathPrefix: folder.path)
        #expect(!css.diagnostics.isEmpty)
    }

    /// Differs from Nimbus CSS: the added stylesheet wins at equal specificity, and no rule is lost.
    @Test func case36AnAddedStylesheetWinsAtEqualSpecificity() {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: "A { x: 1; y: 1 } A { border: 1px solid red }")
        let other = NIStylesheet()
        other.load(text: "A { y: 2; border-color: blue } B { z: 3 }")
        stylesheet.add(other)
        let view = TestView("A", children: [TestView("B")])
        let styled = StyledView(view, stylesheet.snapshot)
        #expect(styled.own.cssRule(forKey: "x") == ["1"])
        #expect(styled.own.cssRule(forKey: "y") == ["2"])
        #expect(styled.own["border-width"]?.text == "1px")
        #expect(styled.own["border-color"]?.text == "rgb(0, 0, 255)")
        #expect(styled.children[0].cssRule(forKey: "z") == ["3"])
    }

    /// Differs from Nimbus CSS, where the stylesheet stayed empty.
    @Test func case37AddsToAStylesheetThatWasNeverLoaded() {
        let other = NIStylesheet()
        other.load(text: "A { width: 1px }")
        let stylesheet = NIStylesheet()
        stylesheet.add(other)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(1))
    }

    @Test func addedStylesheetsWithImportsAndLayersKeepTheirOrder() throws {
        let folder = try TemporaryFolder([
            "one.css": "@import 'base.css' layer(base); A { height: 1px }",
            "two.css": "@layer base { A { width: 2px } } @import 'base.css' layer(late);",
            "base.css": "A { width: 3px; height: 3px }",
        ])
        let (stylesheet, other) = (NIStylesheet(), NIStylesheet())
        try stylesheet.load(fromPath: "one.css", pathPrefix: folder.path)
        try other.load(fromPath: "two.css", pathPrefix: folder.path)
        let apart = StyledView(TestView("A"), stylesheet.snapshot, other.snapshot)
        stylesheet.add(other)
        let joined = StyledView(TestView("A"), stylesheet.snapshot)
        #expect(joined.own.value(of: "width") == .length(3))
        #expect(joined.own.value(of: "height") == .length(1))
        #expect(joined.own["width"]?.location == apart.own["width"]?.location)
    }

    @Test func aLoadKeepsAddedStylesheets() {
        let (stylesheet, other) = (NIStylesheet(), NIStylesheet())
        other.load(text: "A { width: 1px }")
        stylesheet.add(other)
        stylesheet.load(text: "A { width: 2px; height: 2px }")
        other.load(text: "A { width: 3px }")
        let styled = StyledView(TestView("A"), stylesheet.snapshot)
        #expect(styled.own.value(of: "width") == .length(1))
        #expect(styled.own.value(of: "height") == .length(2))
    }

    @Test func aStylesheetThatIsAddedAgainMovesToTheEnd() {
        let stylesheets = (0..<3).map { _ in NIStylesheet() }
        for (number, stylesheet) in stylesheets.enumerated() {
            stylesheet.load(text: "A { width: \(number)px } B\(number) { width: 1px }")
        }
        let (stylesheet, first, second) = (stylesheets[0], stylesheets[1], stylesheets[2])
        stylesheet.add(first)
        stylesheet.add(second)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text == "2px")
        let ruleCount = stylesheet.snapshot.effectiveRules(in: CSS.Environment()).count
        stylesheet.add(first)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text == "1px")
        first.load(text: "A { width: 9px } B1 { width: 1px }")
        stylesheet.add(first)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text == "9px")
        #expect(stylesheet.snapshot.effectiveRules(in: CSS.Environment()).count == ruleCount)
    }

    @Test func stylesheetsAddedToEachOtherAreNotDuplicated() {
        let (stylesheet, other) = (NIStylesheet(), NIStylesheet())
        stylesheet.load(text: "A { width: 1px }")
        other.load(text: "A { width: 2px }")
        let counter = ChangeCounter(stylesheet)
        stylesheet.add(stylesheet)
        #expect(counter.count == 0, "adding it to itself")
        for _ in 0..<5 {
            stylesheet.add(other)
            other.add(stylesheet)
        }
        #expect(counter.count == 1)
        for (stylesheet, width) in [(stylesheet, "2px"), (other, "1px")] {
            #expect(stylesheet.snapshot.effectiveRules(in: CSS.Environment()).count == 2)
            #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text == width)
        }
    }

    @Test func anAddedStylesheetIsNotRetained() {
        weak var gone: NIStylesheet?
        let stylesheet = NIStylesheet()
        do {
            let other = NIStylesheet()
            other.load(text: "A { width: 1px }")
            stylesheet.add(other)
            other.add(stylesheet)
            gone = other
        }
        #expect(gone == nil)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text == "1px")
    }

    /// Differs from Nimbus CSS, which ignored missing ancestors.
    @Test func case38ADescendantSelectorRequiresItsAncestor() {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: ".root UIButton { width: 1px }")
        let button = TestView("UIButton")
        #expect(StyledView(button, stylesheet.snapshot).own.all.isEmpty)
        let root = TestView("UIView", classes: ["root"], children: [button])
        #expect(StyledView(root, stylesheet.snapshot).children[0].value(of: "width") == .length(1))
    }

    /// Differs from Nimbus CSS: valid rules of a stylesheet with errors apply, and a file that cannot be read keeps the
    /// current rules.
    @Test func case39AFailedReloadKeepsTheCurrentRules() throws {
        let folder = try TemporaryFolder(["a.css": "A { width: 1px }"])
        let stylesheet = NIStylesheet()
        try stylesheet.load(fromPath: "a.css", pathPrefix: folder.path)
        try folder.write("A { width: 2px; height: ??? } } B {", to: "a.css")
        try stylesheet.reload()
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(2))
        #expect(stylesheet.diagnostics.contains { $0.severity == .error })
        try FileManager.default.removeItem(atPath: folder.file("a.css"))
        #expect(throws: NIFileError(path: "a.css", reason: .missing)) { try stylesheet.reload() }
        #expect(throws: NIFileError.self) { try stylesheet.load(fromPath: "b.css", pathPrefix: folder.path) }
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(2))
        try folder.write("A { width: 3px }", to: "a.css")
        try stylesheet.reload()
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(3))
    }

    @Test func reloadingWithoutAFileDoesNothing() throws {
        let stylesheet = NIStylesheet()
        stylesheet.load(text: "A { width: 1px }")
        try stylesheet.reload()
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(1))
    }

    @Test func importDiagnosticsAreThoseOfTheLastLoad() throws {
        let folder = try TemporaryFolder(["a.css": "@import 'b.css'; A { width: 1px }"])
        let stylesheet = NIStylesheet()
        let counter = ChangeCounter(stylesheet)
        func reload() throws -> [Diagnostic.Kind] {
            try stylesheet.load(fromPath: "a.css", pathPrefix: folder.path)
            return stylesheet.diagnostics.map(\.kind)
        }
        #expect(try reload() == [.importUnreadable("there is no such file")])
        try FileManager.default.createDirectory(atPath: folder.file("b.css"), withIntermediateDirectories: false)
        #expect(try reload() == [.importUnreadable("“b.css” is a folder")])
        #expect(counter.count == 1, "the rules are the same")
        try FileManager.default.removeItem(atPath: folder.file("b.css"))
        try folder.write("", to: "b.css")
        #expect(try reload() == [])
        try FileManager.default.removeItem(atPath: folder.file("b.css"))
        #expect(try reload() == [.importUnreadable("there is no such file")])
    }

    // MARK: Notifications

    @Test func postsANotificationWhenItsRulesChange() throws {
        let folder = try TemporaryFolder(["a.css": "@import 'b.css';", "b.css": "B { width: 1px }"])
        let stylesheet = NIStylesheet()
        let counter = ChangeCounter(stylesheet)
        try stylesheet.load(fromPath: "a.css", pathPrefix: folder.path)
        #expect(counter.count == 1)
        let snapshot = stylesheet.snapshot
        try stylesheet.reload()
        #expect(counter.count == 1, "the same text again")
        #expect(stylesheet.snapshot === snapshot)
        try folder.write("B { width: 2px }", to: "b.css")
        try stylesheet.reload()
        #expect(counter.count == 2, "an import has changed")
        try FileManager.default.removeItem(atPath: folder.file("b.css"))
        try stylesheet.reload()
        #expect(counter.count == 3, "an import was removed")
        #expect(stylesheet.dependencies == ["b.css"], "missing imports are dependencies")
        try? stylesheet.load(fromPath: "c.css", pathPrefix: folder.path)
        #expect(counter.count == 3, "a failed load changes nothing")
        let other = NIStylesheet()
        other.load(text: "C { width: 1px }")
        #expect(counter.count == 3, "another stylesheet")
        stylesheet.add(other)
        #expect(counter.count == 4, "a stylesheet was added")
    }

    @Test func aLoadThatEndsAfterALaterOneIsDiscarded() throws {
        let folder = try TemporaryFolder(["old.css": "A { width: 1px }", "new.css": "A { width: 2px }"])
        let stylesheet = NIStylesheet()
        // Loads the new file while the old one is being loaded.
        let delegate = CallbackDelegate { try? stylesheet.load(fromPath: "new.css", pathPrefix: folder.path) }
        try stylesheet.load(fromPath: "old.css", pathPrefix: folder.path, delegate: delegate)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.value(of: "width") == .length(2))
    }
}

/// Calls a closure before a file is read.
private final class CallbackDelegate: NICSSParserDelegate {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) {
        self.body = body
    }

    func cssParser(_ parser: NICSSParser, pathFromPath path: String) -> String? {
        body()
        return nil
    }
}
