import CSSEngine
import Foundation
import TestSupport
import Testing

@testable import NimbusCSS

/// Imports cannot leave the path prefix.
@Suite struct ImportPathTests {
    @Test(arguments: [
        "b.css", "./b.css", ".//b.css", "sub/c.css", "sub//c.css", "sub/./c.css", "b%2Ecss", "%62.css", "sub%2fc.css",
        "with%20blank.css", "with blank.css", "100%.css", "inside.css",
        "inside/c.css",
    ])
    func importsFilesInsideThePrefix(_ url: String) throws {
        let folder = try TemporaryFolder([
            "css/b.css": "A {}", "css/sub/c.css": "A {}", "css/with blank.css": "A {}", "css/100%.css": "A {}",
        ])
        try folder.link("css/inside.css", to: "sub/c.css")
        try folder.link("css/inside", to: folder.file("css/sub"))
        #expect(try reasons(importing: url, in: folder.file("css")) == [])
    }

    @Test(arguments: [
        ("../secret.css", "imports must not leave the stylesheets' folder"),
        ("sub/../b.css", "imports must not leave the stylesheets' folder"),
        ("..", "imports must not leave the stylesheets' folder"),
        ("%2e%2e/secret.css", "imports must not leave the stylesheets' folder"),
        (".%2E%2Fsecret.css", "imports must not leave the stylesheets' folder"),
        ("..%5Csecret.css", "imports must be paths relative to the stylesheets' folder"),
        ("/secret.css", "imports must be paths relative to the stylesheets' folder"),
        ("%2Fsecret.css", "imports must be paths relative to the stylesheets' folder"),
        ("//example.com/secret.css", "imports must be paths relative to the stylesheets' folder"),
        ("http://example.com/secret.css", "imports must be paths relative to the stylesheets' folder"),
        ("file:b.css", "imports must be paths relative to the stylesheets' folder"),
        ("data:text/css,A{}", "imports must be paths relative to the stylesheets' folder"),
        ("b.css%00", "imports must be paths relative to the stylesheets' folder"),
        ("b.css%00.css", "imports must be paths relative to the stylesheets' folder"),
        ("", "imports must be paths relative to the stylesheets' folder"),
        (".", "“.” is a folder"),
        ("sub/", "“sub/” is a folder"),
        ("sub", "“sub” is a folder"),
        ("b.css/", "“b.css/” is a folder"),
        ("b.css/c.css", "there is no such file"),
        ("%252e%252e/secret.css", "there is no such file"),
        ("pipe", "“pipe” is not a regular file"),
        ("out.css", "imports must not leave the stylesheets' folder"),
        ("out/secret.css", "imports must not leave the stylesheets' folder"),
        ("absolute.css", "imports must not leave the stylesheets' folder"),
        ("sibling.css", "imports must not leave the stylesheets' folder"),
        ("circle.css", "“circle.css” cannot be read"),
        ("large.css", "“large.css” is larger than 64 MiB"),
    ])
    func rejectsFilesOutsideThePrefix(_ url: String, _ reason: String) throws {
        let folder = try TemporaryFolder([
            "css/b.css": "A {}", "css/sub/c.css": "A {}", "secret.css": "A {}", "css-of-others/d.css": "A {}",
        ])
        try folder.link("css/out.css", to: "../secret.css")
        try folder.link("css/out", to: "..")
        try folder.link("css/absolute.css", to: folder.file("secret.css"))
        try folder.link("css/sibling.css", to: "../css-of-others/d.css")
        try folder.link("css/circle.css", to: "circle.css")
        #expect(mkfifo(folder.file("css/pipe"), 0o600) == 0)
        #expect(FileManager.default.createFile(atPath: folder.file("css/large.css"), contents: nil))
        // A sparse file, which needs no disk space.
        #expect(truncate(folder.file("css/large.css"), 64 << 20 + 1) == 0)
        #expect(try reasons(importing: url, in: folder.file("css")) == [reason])
    }

    @Test func aPathCannotLeaveThePrefixEither() throws {
        let folder = try TemporaryFolder(["css/b.css": "A {}", "secret.css": "A {}"])
        try folder.link("css/out.css", to: "../secret.css")
        let parser = NICSSParser()
        for path in ["../secret.css", folder.file("secret.css"), "out.css", "b.css\0", "b.css/"] {
            #expect(throws: NIFileError.self) { try parser.parse(path: path, pathPrefix: folder.file("css")) }
        }
        // A path is not percent-encoded.
        #expect(throws: NIFileError(path: "%62.css", reason: .missing)) {
            try parser.parse(path: "%62.css", pathPrefix: folder.file("css"))
        }
        try parser.parse(path: "./b.css", pathPrefix: folder.file("css/."))
        #expect(parser.stylesheet != nil)
    }

    @Test func aPrefixCanBeASymbolicLink() throws {
        let folder = try TemporaryFolder(["css/a.css": "@import 'b.css';", "css/b.css": "B {}"])
        try folder.link("link", to: "css")
        let parser = NICSSParser()
        try parser.parse(path: "a.css", pathPrefix: folder.file("link"))
        #expect(parser.diagnostics.isEmpty)
    }

    @Test func aCombiningAccentDoesNotHideASlash() throws {
        let folder = try TemporaryFolder(["css/b.css": "A {}", "\u{301}secret.css": "A {}"])
        #expect(
            try reasons(importing: "../\u{301}secret.css", in: folder.file("css"))
                == ["imports must not leave the stylesheets' folder"])
    }

    /// `String` considers the names equal, but most file systems do not.
    @Test func canonicallyEquivalentNamesAreTwoFiles() throws {
        let (composed, decomposed) = ("\u{E9}.css", "e\u{301}.css")
        let folder = try TemporaryFolder([composed: "@import '\(decomposed)'; A { width: 1px }"])
        try folder.write("A { height: 2px }", to: decomposed)
        // Some file systems normalise names.
        guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else { return }
        let cache = NIStylesheetCache(pathPrefix: folder.path)
        let stylesheet = try cache.stylesheet(withPath: composed)
        #expect(stylesheet.diagnostics.isEmpty)
        #expect(StyledView(TestView("A"), stylesheet.snapshot).own.all.map(\.text) == ["1px", "2px"])
        #expect(stylesheet.dependencies.map { Array($0.utf8) } == [Array(decomposed.utf8)])
        #expect(try cache.stylesheet(withPath: decomposed) !== stylesheet)
        #expect(try StylesheetPath(composed) != StylesheetPath(decomposed))
    }

    /// Another process can replace a file by a link between checking the path and opening it.
    @Test func doesNotFollowALinkCreatedAfterTheCheck() throws {
        let folder = try TemporaryFolder(["css/a.css": "Good {}", "good.css": "Good {}", "secret.css": "Secret {}"])
        let root = folder.path
        let isSwapping = Locked(true)
        let swapper = DispatchGroup()
        DispatchQueue.global().async(group: swapper) {
            while isSwapping.withLock({ $0 }) {
                symlink("../secret.css", root + "/css/link")
                rename(root + "/css/link", root + "/css/a.css")
                link(root + "/good.css", root + "/css/file")
                rename(root + "/css/file", root + "/css/a.css")
            }
        }
        let parser = NICSSParser()
        var selectors: Set<String> = []
        for _ in 0..<4000 {
            selectors.formUnion(parser.dictionary(forPath: "a.css", pathPrefix: root + "/css")?.keys.sorted() ?? [])
        }
        isSwapping.withLock { $0 = false }
        swapper.wait()
        #expect(selectors == ["Good"])
    }

    /// Returns the reasons why a stylesheet in a prefix cannot import `url`.
    private func reasons(importing url: String, in pathPrefix: String) throws -> [String] {
        let parser = NICSSParser()
        parser.parse(text: "@import \"\(url)\";", pathPrefix: pathPrefix)
        return parser.diagnostics.map { diagnostic in
            guard case .importUnreadable(let reason) = diagnostic.kind else { return "\(diagnostic.kind)" }
            return reason
        }
    }
}
