import CSSEngine
import Foundation
import NimbusCSS
import TestSupport
import Testing

/// Parsing with missing files, environments and delegates, which the fixtures do not cover.
@Suite struct NICSSParserTests {
    @Test(arguments: [nil, "", "css"])
    func case1AnEmptyPathIsAFailure(pathPrefix: String?) {
        let parser = NICSSParser()
        #expect(parser.dictionary(forPath: "", pathPrefix: pathPrefix) == nil)
        #expect(parser.didFailToParse)
    }

    @Test(arguments: [nil, "", FileManager.default.temporaryDirectory.path])
    func case2AMissingFileIsNotAFailureToParse(pathPrefix: String?) {
        let parser = NICSSParser()
        #expect(parser.dictionary(forPath: "no-such.css", pathPrefix: pathPrefix) == nil)
        #expect(!parser.didFailToParse)
        #expect(throws: NIFileError(path: "no-such.css", reason: .missing)) {
            try parser.parse(path: "no-such.css", pathPrefix: pathPrefix)
        }
    }

    @Test func case11MediaTypesOfANonRetinaPad() throws {
        let parser = NICSSParser(environment: CSS.Environment(scale: 1, idiom: .pad))
        let folder = FixtureFolder(named: "Dictionaries").url.path
        let dictionary = parser.dictionary(forPath: "case-10-media-types-of-a-dense-phone.css", pathPrefix: folder)
        #expect(try #require(dictionary).keys.sorted() == ["A", "C"])
    }

    /// Differs from Nimbus CSS: dependencies have the original paths, and the delegate can redirect imports.
    @Test func case27ADelegateRedirectsFiles() throws {
        let folder = try TemporaryFolder([
            "deadbeef": "@import 'p/r.css'; A { width: 1px }", "cafe": "B { width: 2px }",
        ])
        let delegate = Redirections(["p/q.css": "deadbeef", "p/r.css": "cafe"])
        let parser = NICSSParser()
        try parser.parse(path: "p/q.css", pathPrefix: folder.path, delegate: delegate)
        #expect(parser.dictionary?.keys.sorted() == ["A", "B", "__kDependencies__"])
        #expect(parser.dependencies == ["p/r.css"])
        #expect(parser.diagnostics.isEmpty)
    }

    @Test func aDelegateCannotLeaveThePrefix() throws {
        let folder = try TemporaryFolder(["css/a.css": "", "secret.css": "A { width: 1px }"])
        let parser = NICSSParser()
        for target in ["../secret.css", folder.file("secret.css"), ""] {
            #expect(throws: NIFileError.self) {
                try parser.parse(
                    path: "a.css", pathPrefix: folder.file("css"), delegate: Redirections(["a.css": target]))
            }
        }
    }

    @Test func aPathWithoutPrefixImportsFromItsFolder() throws {
        let folder = try TemporaryFolder(["css/a.css": "@import 'b.css';", "css/b.css": "B { width: 2px }"])
        try folder.link("link.css", to: "css/b.css")
        let parser = NICSSParser()
        #expect(parser.dictionary(forPath: folder.file("css/a.css"))?["B"] != nil)
        // Without a prefix, the path can be a link to any file.
        #expect(parser.dictionary(forPath: folder.file("link.css"))?["B"] != nil)
    }

    @Test func parsesDataAndStrings() {
        let parser = NICSSParser()
        parser.parse(data: Data("\u{FEFF}A { width: 1px; b: ".utf8) + [0xFF], name: "bytes.css")
        #expect(
            parser.dictionary?["A"] as? [String: [String]] == [
                NICSSParser.propertyOrderKey: ["width", "b"], "width": ["1px"], "b": ["\u{FFFD}"],
            ])
        #expect(parser.didFailToParse)
        #expect(parser.diagnostics.map { "\($0.location)" } == ["bytes.css:1:3", "bytes.css:1:17"])
        parser.parse(text: "A { width: 1px }")
        #expect(!parser.didFailToParse)
        #expect(parser.diagnostics.isEmpty)
    }

    @Test func aParseResetsTheResultsOfTheLastOne() throws {
        let parser = NICSSParser()
        parser.parse(text: "@import 'a.css'; { A")
        #expect(parser.didFailToParse)
        #expect(parser.dependencies == [])
        parser.parse(text: "A { width: 1px }")
        #expect(!parser.didFailToParse)
        #expect(throws: NIFileError.self) { try parser.parse(path: "no-such.css") }
        #expect(parser.dictionary == nil)
        #expect(parser.stylesheet == nil)
    }
}

/// Redirects paths by a table.
private final class Redirections: NICSSParserDelegate {
    private let paths: [String: String]

    init(_ paths: [String: String]) {
        self.paths = paths
    }

    func cssParser(_ parser: NICSSParser, pathFromPath path: String) -> String? { paths[path] }
}
