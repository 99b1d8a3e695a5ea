import Foundation
import TestSupport
import Testing

@testable import chameleon

/// The version of its files that a screen shows.
@MainActor struct PreviewScreenTests {
    private static let label = #"[{"view": "UILabel", "text": "Hello"}]"#

    @Test("A screen without stylesheets is drawn without styles")
    func needsNoSheets() throws {
        let screen = try TestFiles(["app.json": Self.label]).screen("app.json")
        #expect(screen.isGood && screen.problems.isEmpty && screen.picture != nil)
    }

    @Test("A stylesheet that never existed is an error, and the screen is drawn without it")
    func drawsWithoutAMissingSheet() throws {
        let screen = try TestFiles(["app.json": Self.label]).screen("app.json", sheets: ["nowhere.css"])
        #expect(screen.locations == ["nowhere.css"] && screen.picture != nil)
    }

    @Test("A stylesheet of InterfaCSS with the name of the tree styles it, and its errors have their locations")
    func usesInterfaCSS() throws {
        let files = try TestFiles(["app.json": Self.label])
        let plain = try files.screen("app.json").picture
        files.change([
            "app.iss": "@ink: red; // all\nlabel { textColor = @ink }", "other.css": "UILabel { color }",
        ])
        let screen = try files.screen("app.json")
        let styled = screen.picture
        #expect(screen.isGood && screen.problems.isEmpty && styled != plain)
        files.change(["app.iss": "// all\nlabel {\n    textColor: purple;\n    alpha: ;\n}"], updating: screen)
        #expect(screen.locations == ["app.iss:4:5"])
        #expect(!screen.isGood && screen.picture == styled)
    }

    @Test("An error in a file that two stylesheets import is listed once")
    func listsOnce() throws {
        let files = try TestFiles([
            "app.json": Self.label, "one.css": "@import 'base.css';", "two.css": "@import 'base.css';",
            "base.css": "UILabel { color }",
        ])
        #expect(try files.screen("app.json", sheets: ["one.css", "two.css"]).locations == ["base.css:1:11"])
    }

    @Test("A new error keeps the last version, also if the same save fixes an old error")
    func comparesErrorsNotCounts() throws {
        let files = try TestFiles(["app.json": Self.label, "app.css": "UILabel { colr }\nUILabel { color: red }"])
        let screen = try files.screen("app.json")
        let first = screen.picture
        #expect(screen.isGood && screen.locations == ["app.css:1:11"])
        files.change(["app.css": "UILabel { color: blue }\nUILabel { font-size }"], updating: screen)
        #expect(!screen.isGood && screen.picture == first && screen.locations == ["app.css:2:11"])
        files.change(["app.css": "\n\nUILabel { colr }\nUILabel { color: blue }"], updating: screen)
        #expect(screen.isGood && screen.picture != first, "an old error with a new location is not a new error")
    }

    @Test("The removal of the stylesheet with the tree's name is an error, and no other one replaces it")
    func keepsItsSheet() throws {
        let files = try TestFiles([
            "app.json": Self.label, "app.css": "UILabel { color: red }", "other.css": "UILabel { color: blue }",
        ])
        let screen = try files.screen("app.json")
        let styled = screen.picture
        files.change(["app.css": nil], updating: screen)
        #expect(!screen.isGood && screen.locations == ["app.css"] && screen.picture == styled)
        files.change(["app.css": "UILabel { color: green }"], updating: screen)
        #expect(screen.isGood && screen.picture != styled)
    }

    @Test("When all stylesheets are removed, the last version stays")
    func keepsTheLastVersionWithoutSheets() throws {
        let files = try TestFiles(["app.json": Self.label, "look.css": "UILabel { color: red }"])
        let screen = try files.screen("app.json")
        let styled = screen.picture
        files.change(["look.css": nil], updating: screen)
        #expect(!screen.isGood && screen.locations == ["look.css"] && screen.picture == styled)
    }

    @Test("An invalid tree keeps the last version, and an empty tree is shown")
    func keepsTheLastVersionOfATree() throws {
        let files = try TestFiles(["app.json": Self.label])
        let screen = try files.screen("app.json")
        let picture = screen.picture
        files.change(["app.json": "[{"], updating: screen)
        #expect(!screen.isGood && screen.problems.count == 1 && screen.picture == picture)
        files.change(["app.json": "[]"], updating: screen)
        #expect(screen.isGood && screen.picture != picture)
    }

    @Test("A tree in XML is drawn again when its file changes")
    func updatesXML() throws {
        let files = try TestFiles(["app.xml": "<layout><label text='Hello'/></layout>"])
        let screen = try files.screen("app.xml")
        let picture = screen.picture
        #expect(screen.isGood && picture != nil)
        files.change(["app.xml": "<layout><label text='Good morning'/></layout>"], updating: screen)
        #expect(screen.isGood && screen.picture != picture)
    }

    @Test(
        "The app's own properties, pseudo-classes and views are known, and a change of their file updates the screens")
    func knowsTheApp() throws {
        let data = #"""
            {"properties": [{"name": "dial-color", "syntax": "<color>", "classes": ["DialView"]}],
             "pseudoClasses": [{"name": ":press"}]}
            """#
        let sheet = """
            DialView { dial-color: red; width: 50px; height: 50px; background-color: blue }
            DialView:press { dial-color: blue }
            """
        let texts = ["dial.json": #"[{"view": "DialView"}]"#, "dial.css": sheet]
        let files = try TestFiles(texts.merging(["app.css-data.json": data]) { $1 })
        let screen = try files.screen("dial.json")
        #expect(screen.problems.isEmpty && screen.isGood)
        let styled = screen.picture
        let plain = try TestFiles(["dial.json": "[]"]).screen("dial.json").picture
        #expect(styled != plain, "the view of the app has a stand-in")
        files.change(["app.css-data.json": nil], updating: screen)
        #expect(screen.locations.contains("dial.css:1:12") && screen.locations.contains("dial.css:2:10"))
        files.change(["app.css-data.json": data], updating: screen)
        #expect(screen.problems.isEmpty)
        files.change(["app.css-data.json": "{"])
        #expect(files.served.propertyProblems.map(\.place.location) == ["app.css-data.json"])
    }

    @Test("A view whose class does not exist is an error, and keeps the last version")
    func reportsUnknownClasses() throws {
        let files = try TestFiles(["app.json": Self.label])
        let screen = try files.screen("app.json")
        let picture = screen.picture
        files.change(["app.json": #"[{"view": "UILable"}]"#], updating: screen)
        #expect(screen.problems.map(\.message) == ["there is no view class “UILable”; did you mean “UILabel”?"])
        #expect(screen.locations.first?.hasPrefix("app.json:1:") == true)
        #expect(!screen.isGood && screen.picture == picture)
    }

    @Test("Only changes of the files of a screen update it")
    func ignoresOtherFiles() throws {
        let files = try TestFiles([
            "a/app.json": Self.label, "a/app.css": "@import 'base.css';", "a/base.css": "UILabel { color: red }",
            "b/other.css": "UILabel { color: blue }",
        ])
        let screen = try files.screen("a/app.json")
        #expect(!screen.note(files.change(["b/other.css": "UIView {}"]), files.served.appProperties))
        #expect(screen.note(files.change(["a/base.css": "UIView {}"]), files.served.appProperties))
    }
}
