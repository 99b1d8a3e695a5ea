import Foundation
import NimbusCSS
import TestSupport
import Testing

@Suite struct NIStylesheetCacheTests {
    @Test func case40APathHasOneObject() throws {
        let folder = try TemporaryFolder(["root/root.css": "A {}"])
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let stylesheet = try cache.stylesheet(withPath: "root/root.css")
        #expect(try cache.stylesheet(withPath: "root/root.css") === stylesheet)
        #expect(try cache.stylesheet(withPath: "./root//root.css") === stylesheet)
        #expect(try cache.stylesheet(withPath: "root/root.css", loadFromDisk: false) === stylesheet)
        #expect(cache.cachedStylesheet(withPath: "root/root.css") === stylesheet)
        #expect(cache.pathPrefix == folder.path)
    }

    @Test func case40AFailedLoadIsNotCached() throws {
        let folder = try TemporaryFolder()
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        #expect(throws: NIFileError(path: "a.css", reason: .missing)) {
            try cache.stylesheet(withPath: "a.css")
        }
        #expect(cache.cachedStylesheet(withPath: "a.css") == nil)
        try folder.write("A {}", to: "a.css")
        #expect(try cache.stylesheet(withPath: "a.css").isLoaded)
        try FileManager.default.removeItem(atPath: folder.file("a.css"))
        #expect(try cache.stylesheet(withPath: "a.css").isLoaded)
    }

    /// Differs from Nimbus CSS: the cache of Nimbus CSS never loaded the object.
    @Test func case40AnUnloadedStylesheetIsLoadedOnDemand() throws {
        let folder = try TemporaryFolder(["a.css": "A {}"])
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let stylesheet = try cache.stylesheet(withPath: "a.css", loadFromDisk: false)
        #expect(!stylesheet.isLoaded)
        #expect(try cache.stylesheet(withPath: "a.css") === stylesheet)
        #expect(stylesheet.isLoaded)
        let missing = try cache.stylesheet(withPath: "b.css", loadFromDisk: false)
        #expect(throws: NIFileError.self) { try cache.stylesheet(withPath: "b.css") }
        try folder.write("B {}", to: "b.css")
        #expect(try cache.stylesheet(withPath: "b.css") === missing)
        #expect(missing.isLoaded)
    }

    @Test func removingAllKeepsStylesheetsInUseValid() throws {
        let folder = try TemporaryFolder(["a.css": "A {}"])
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let stylesheet = try cache.stylesheet(withPath: "a.css")
        cache.removeAll()
        #expect(cache.cachedStylesheet(withPath: "a.css") == nil)
        #expect(stylesheet.isLoaded)
        #expect(try cache.stylesheet(withPath: "a.css") !== stylesheet)
    }

    @Test(arguments: ["", "/a.css", "../a.css", "b/../../a.css", "a.css\0", "."])
    func aPathOutsideThePrefixIsAnError(_ path: String) throws {
        let folder = try TemporaryFolder(["a.css": "", "css/b/b.css": ""])
        let cache = NIStylesheetCache(pathPrefix: folder.file("css"))
        for loadFromDisk in [true, false] {
            #expect(throws: NIFileError.self) {
                try cache.stylesheet(withPath: path, loadFromDisk: loadFromDisk)
            }
        }
        #expect(cache.cachedStylesheet(withPath: path) == nil)
    }

    @Test("A relative prefix is a folder of the bundle, and otherwise relative to the current directory")
    func relativePrefixesAreInTheBundle() throws {
        let folder = try TemporaryFolder(["css/a.css": "A {}", "css/more/b.css": "", "file": ""])
        let bundle = try #require(Bundle(path: folder.path))
        let cache = NIStylesheetCache(pathPrefix: "css", bundle: bundle)
        #expect(cache.pathPrefix.hasPrefix("/") && cache.pathPrefix.hasSuffix("/css"))
        #expect(try cache.stylesheet(withPath: "a.css").isLoaded)
        #expect(try NIStylesheetCache(pathPrefix: "css/more", bundle: bundle).stylesheet(withPath: "b.css").isLoaded)
        for prefix in ["nosuch", "file", "./css", ".", "", folder.path] {
            #expect(NIStylesheetCache(pathPrefix: prefix, bundle: bundle).pathPrefix == prefix)
        }
    }

    @Test("A stylesheet finds the folder of a relative prefix in the bundle, for itself and for its imports")
    func stylesheetsOfTheBundle() throws {
        let folder = try TemporaryFolder(["css/a.css": "@import 'b.css'; A { opacity: 0.5 }", "css/b.css": "B {}"])
        let bundle = try #require(Bundle(path: folder.path))
        let stylesheet = NIStylesheet()
        try stylesheet.load(fromPath: "a.css", pathPrefix: "css", bundle: bundle)
        #expect(stylesheet.dependencies == ["b.css"] && stylesheet.diagnostics.isEmpty)
        try stylesheet.reload()
        #expect(stylesheet.dependencies == ["b.css"] && stylesheet.diagnostics.isEmpty)
        stylesheet.load(text: "@import 'b.css';", pathPrefix: "css", bundle: bundle)
        #expect(stylesheet.dependencies == ["b.css"] && stylesheet.diagnostics.isEmpty)
        #expect(throws: NIFileError.self) {
            try stylesheet.load(fromPath: "a.css", pathPrefix: "./css", bundle: bundle)
        }
    }

    /// The names in Nimbus's announcement of 2011.
    @available(*, deprecated)
    @Test func theFormerNamesStillWork() throws {
        let folder = try TemporaryFolder(["root/root.css": "A {}"])
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let stylesheet = try cache.stylesheet(forFilename: "root/root.css")
        #expect(try cache.stylesheet(withPath: "root/root.css") === stylesheet)
        #expect(NIChameleonSkinDidChangeNotification == NIStylesheetDidChangeNotification)
    }
}
