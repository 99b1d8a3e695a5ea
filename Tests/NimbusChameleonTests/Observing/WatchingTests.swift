import ChameleonTestSupport
import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// The effects of changed files on an app that watches their server.
@MainActor @Suite(.timeLimit(.minutes(15))) struct WatchingTests {
    private static func sheet(_ width: Int) -> String { "A { width: \(width)px }" }

    @Test("The first response updates only the files that differ from the app's own")
    func firstResponse() async throws {
        let app = try WatchingApp(["same.css": Self.sheet(1), "other.css": Self.sheet(1), "own.css": Self.sheet(1)])
        let server = try TestChameleon([
            "same.css": Self.sheet(1), "other.css": Self.sheet(2), "new/näme %2F?.css": Self.sheet(3), "a.png": "png",
        ])
        let (same, other) = (try app.stylesheet("same.css"), try app.stylesheet("other.css"))
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        #expect(app.heard == ["other.css"])
        #expect(WatchingApp.rules(same) == ["width: 1px"] && WatchingApp.rules(other) == ["width: 2px"])
        let files = server.requests.map(\.path).filter { $0.hasPrefix("files/") }
        #expect(files == ["files/new/näme %2F?.css", "files/other.css"])
        // Stylesheets that the app loads later are up to date too.
        #expect(try WatchingApp.rules(observer.stylesheet(forPath: "new/näme %2F?.css")) == ["width: 3px"])
        #expect(try WatchingApp.rules(observer.stylesheet(forPath: "own.css")) == ["width: 1px"])
    }

    @Test("A change of an imported stylesheet posts notifications for both cached stylesheets")
    func importedStylesheet() async throws {
        let files = ["base.css": Self.sheet(1), "page.css": "@import 'base.css';", "else.css": Self.sheet(9)]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let (base, page) = (try app.stylesheet("base.css"), try app.stylesheet("page.css"))
        _ = try app.stylesheet("else.css")
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        #expect(app.heard.isEmpty)
        server.save(Self.sheet(2), "base.css")
        try await eventually("the change") { observer.state == .watching(server.cursor) }
        #expect(app.heard == ["base.css", "page.css"])
        #expect(WatchingApp.rules(base) == ["width: 2px"] && WatchingApp.rules(page) == ["width: 2px"])
        #expect(try observer.stylesheet(forPath: "page.css") === page)
    }

    @Test("JSON files are announced with their names, and are stored in a folder of the observer")
    func json() async throws {
        let app = try WatchingApp(["views/menu.json": "[]"])
        let server = try TestChameleon(["views/menu.json": "[]", "evil name.json": "{}"])
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        #expect(app.heard == ["evil name.json: {}"])
        for text in ["[1]", "[2]"] {
            server.save(text, "views/menu.json")
            try await eventually("the change") { app.heard.last == "views/menu.json: \(text)" }
        }
        let paths = app.localPaths.suffix(2).map { URL(fileURLWithPath: $0) }
        #expect(paths[1].lastPathComponent == "\(ContentHash(of: Data("[2]".utf8))).json")
        // The files of old versions are removed.
        try await eventually("the removal") { !FileManager.default.fileExists(atPath: paths[0].path) }
        let kept = try FileManager.default.contentsOfDirectory(atPath: paths[1].deletingLastPathComponent().path)
        #expect(kept.count == 2)
        withExtendedLifetime(observer) {}
    }

    @Test("An app with its files in the watched folder reloads those that change")
    func watchedFolder() async throws {
        let app = try WatchingApp(["main.css": Self.sheet(1), "menu.json": "[1]"])
        let server = try TestChameleon(["main.css": Self.sheet(1), "menu.json": "[1]"])
        let main = try app.stylesheet("main.css")
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        for (name, text) in [("main.css", Self.sheet(2)), ("menu.json", "[2]")] {
            try app.write(text, name)
            server.save(text, name)
        }
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        #expect(WatchingApp.rules(main) == ["width: 2px"] && app.heard.contains("menu.json: [2]"))
        withExtendedLifetime(observer) {}
    }

    @Test("After a removal, the app uses its own file, or keeps the last rules if it has none")
    func removal() async throws {
        let app = try WatchingApp(["own.css": Self.sheet(1), "menu.json": "[1]", "page.css": "@import 'new.css';"])
        let server = try TestChameleon([
            "own.css": Self.sheet(2), "menu.json": "[2]", "new.css": Self.sheet(3), "gone.json": "[3]",
        ])
        let observer = app.watch(server)
        try await eventually("the observer to watch") { observer.state == .watching(server.cursor) }
        let (own, new, page) = (
            try app.stylesheet("own.css"), try app.stylesheet("new.css"), try app.stylesheet("page.css")
        )
        for path in ["own.css", "new.css", "menu.json", "gone.json"] { server.remove(path) }
        try await eventually("the removals") { observer.state == .watching(server.cursor) }
        #expect(WatchingApp.rules(own) == ["width: 1px"] && WatchingApp.rules(new) == ["width: 3px"])
        #expect(WatchingApp.rules(page) == ["width: 3px"])
        #expect(Set(app.heard) == ["own.css", "menu.json: [2]", "gone.json: [3]", "menu.json: [1]"])
        #expect(app.cache.overlay.contents.isEmpty)
        #expect(throws: NIFileError.self) { try NIStylesheet(filePath: app.file("new.css")) }
    }

    @Test("A change does not load an unused stylesheet, and a later load contains the change")
    func unusedStylesheets() async throws {
        let files = ["a.css": Self.sheet(1), "b.css": "@import 'a.css';"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let pending = try app.cache.stylesheet(withPath: "a.css", loadFromDisk: false)
        let observer = app.watch(server)
        server.save(Self.sheet(2), "a.css")
        try await eventually("the change") { observer.state == .watching(server.cursor) }
        #expect(!pending.isLoaded && app.cache.cachedStylesheet(withPath: "b.css") == nil)
        #expect(try WatchingApp.rules(app.cache.stylesheet(withPath: "b.css")) == ["width: 2px"])
        #expect(try WatchingApp.rules(app.cache.stylesheet(withPath: "a.css")) == ["width: 2px"])
    }

    @Test("A missing import is used as soon as it exists")
    func importThatComesLater() async throws {
        let files = ["page.css": "@import 'sub/base.css';"]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let page = try app.stylesheet("page.css")
        let observer = app.watch(server)
        server.save(Self.sheet(1), "sub/base.css")
        try await eventually("the change") { WatchingApp.rules(page) == ["width: 1px"] }
        withExtendedLifetime(observer) {}
    }

    @Test("Rules that the app itself loads into a cached stylesheet stay")
    func ownLoads() async throws {
        let files = ["a.css": Self.sheet(1), "b.css": Self.sheet(1)]
        let app = try WatchingApp(files)
        let server = try TestChameleon(files)
        let (a, b) = (try app.stylesheet("a.css"), try app.stylesheet("b.css"))
        a.load(text: Self.sheet(7))
        let observer = app.watch(server)
        server.save(["a.css": Data(Self.sheet(2).utf8), "b.css": Data(Self.sheet(2).utf8)])
        try await eventually("the change") { WatchingApp.rules(b) == ["width: 2px"] }
        #expect(WatchingApp.rules(a) == ["width: 7px"])
        withExtendedLifetime(observer) {}
    }
}
