import Foundation
import NimbusCSS
import TestSupport
import Testing

@testable import chameleon

/// The app that the page shows, without a browser.
@MainActor struct PreviewAppTests {
    private static func withTree(_ body: (URL) throws -> Void) throws {
        let folder = try TemporaryFolder(["app.json": #"[{"view": "UILabel", "text": "Hello"}]"#])
        try withExtendedLifetime(folder) { try body(folder.url(of: "app.json")) }
    }

    @Test("An app without style sheets is drawn as it is")
    func needsNoSheets() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            let app = PreviewApp(tree, sheets: [], files: files)
            #expect(app.isGood && app.problems.isEmpty)
            #expect(app.picture(on: .usual) != nil)
        }
    }

    @Test("A style sheet that is not there is told, and the app drawn without it")
    func needsNotThatSheet() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            let app = PreviewApp(tree, sheets: ["nowhere.css"], files: files)
            #expect(app.problems.map(\.location) == ["nowhere.css"])
            #expect(app.picture(on: .usual) != nil)
        }
    }

    @Test("A style sheet of InterfaCSS that is called as the tree is, styles it, and its mistakes have their places")
    func takesInterfaCSS() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            let sheet = try StylesheetPath("app.iss")
            let plain = PreviewApp(tree, sheets: [], files: files).picture(on: .usual)
            files.change([
                sheet: Data("@ink: red; // all\nlabel { textColor = @ink }".utf8),
                try StylesheetPath("other.css"): Data("UILabel { color }".utf8),
            ])
            let app = PreviewApp(tree, sheets: [], files: files)
            let styled = app.picture(on: .usual)
            #expect(app.isGood && app.problems.isEmpty && styled != plain)
            files.change([sheet: Data("// all\nlabel {\n    textColor: purple;\n    alpha: ;\n}".utf8)])
            _ = app.update()
            #expect(app.problems.map(\.location) == ["app.iss:4:5"])
            #expect(!app.isGood && app.picture(on: .usual) == styled)
        }
    }

    @Test("A mistake in what two style sheets import is told once")
    func tellsOnce() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            for name in ["one.css", "two.css"] {
                files.change([try StylesheetPath(name): Data("@import 'base.css';".utf8)])
            }
            files.change([try StylesheetPath("base.css"): Data("UILabel { color }".utf8)])
            let app = PreviewApp(tree, sheets: ["one.css", "two.css"], files: files)
            #expect(app.problems.map(\.location) == ["base.css:1:11"])
        }
    }

    @Test(arguments: [
        (["size": "1024x1366", "scale": "3", "text": "2", "scheme": "dark"], true), ([:], true),
        (["size": "2000x2000", "scale": "3"], false), (["size": "99x400"], false), (["size": "390"], false),
        (["size": "390x844x1"], false), (["scale": "nan"], false), (["scale": "9"], false), (["text": "nan"], false),
        (["text": "1e400"], false), (["scheme": "sepia"], false),
    ])
    func devicesHaveLimits(_ query: [String: String], _ isOne: Bool) {
        #expect((PreviewDevice(query: query) != nil) == isOne)
    }

    @Test("When all style sheets are deleted, the app is drawn without them")
    func survivesTheEndOfSheets() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            let sheet = try StylesheetPath("app.css")
            files.change([sheet: Data("UILabel { color: red }".utf8)])
            let app = PreviewApp(tree, sheets: [], files: files)
            let styled = app.picture(on: .usual)
            files.change([sheet: nil])
            _ = app.update()
            #expect(app.isGood && app.picture(on: .usual) != styled)
        }
    }

    @Test("A tree that is broken, or has no views, is told")
    func survivesTrees() throws {
        try Self.withTree { tree in
            let files = StylesheetOverlay(pathPrefix: tree.deletingLastPathComponent().path)
            let app = PreviewApp(tree, sheets: [], files: files)
            let picture = app.picture(on: .usual)
            try Data("[{".utf8).write(to: tree)
            _ = app.update()
            #expect(!app.isGood && app.problems.count == 1 && app.picture(on: .usual) == picture)
            try Data("[]".utf8).write(to: tree)
            _ = app.update()
            #expect(app.isGood && app.picture(on: .usual) != picture)
        }
    }
}
