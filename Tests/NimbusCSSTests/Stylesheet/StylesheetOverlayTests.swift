import CSSEngine
import Foundation
import TestSupport
import Testing

@testable import NimbusCSS

/// Contents that replace files in a cache's folder.
@Suite struct StylesheetOverlayTests {
    private let folder: TemporaryFolder
    private let cache: NIStylesheetCache

    init() throws {
        folder = try TemporaryFolder(["page.css": "@import 'base.css';", "base.css": "A { width: 1px }"])
        cache = NIStylesheetCache(pathPrefix: folder.path)
    }

    private func overlay(_ text: String?, _ path: String) throws {
        cache.overlay.change([try StylesheetPath(path): text.map { Data($0.utf8) }])
    }

    private func width(_ stylesheet: NIStylesheet) -> String? {
        StyledView(TestView("A"), stylesheet.snapshot).own["width"]?.text
    }

    @Test func replacesAStylesheetAndItsImports() throws {
        let page = try cache.stylesheet(withPath: "page.css")
        #expect(width(page) == "1px")
        try overlay("A { width: 2px }", "base.css")
        #expect(width(page) == "1px", "until it is loaded again")
        try page.reload()
        #expect(width(page) == "2px")
        #expect(width(try cache.stylesheet(withPath: "base.css")) == "2px")
        try overlay(nil, "base.css")
        try page.reload()
        #expect(width(page) == "1px")
    }

    @Test func addsFilesThatAreNotInTheFolder() throws {
        try overlay("@import 'sub/new.css';", "other.css")
        try overlay("A { width: 3px }", "sub/new.css")
        let other = try cache.stylesheet(withPath: "other.css")
        #expect(width(other) == "3px")
        #expect(other.dependencies == ["sub/new.css"])
    }

    @Test func doesNotAffectOtherFolders() throws {
        let others = try TemporaryFolder(["base.css": "A { width: 9px }"])
        try overlay("A { width: 2px }", "base.css")
        let stylesheet = try cache.stylesheet(withPath: "base.css")
        try stylesheet.load(fromPath: "base.css", pathPrefix: others.path)
        #expect(width(stylesheet) == "9px")
        try stylesheet.load(fromPath: folder.file("base.css"))
        #expect(width(stylesheet) == "1px")
    }

    @Test func cannotLeaveTheFolder() throws {
        #expect(throws: NIFileError.Reason.outside) { try StylesheetPath("../base.css") }
        try overlay("@import '../base.css';", "page.css")
        let page = try cache.stylesheet(withPath: "page.css")
        #expect(page.loaded.count(of: .error) == 1)
    }

    @Test func aLoadTakesEffectWhenItIsCommitted() throws {
        let base = try cache.stylesheet(withPath: "base.css")
        let counter = ChangeCounter(base)
        try overlay("A { width: 2px }", "base.css")
        let load = try base.read(try #require(base.loaded.file))
        #expect(width(base) == "1px" && counter.count == 0)
        try overlay("A { width: 3px }", "base.css")
        let later = try base.read(try #require(base.loaded.file))
        base.commit(later)
        base.commit(load)
        #expect(width(base) == "3px" && counter.count == 1, "the earlier load is discarded")
    }

    /// A thread that changes the overlay reloads the loaded stylesheets. A stylesheet that is being loaded must notice
    /// the change itself.
    @Test func aStylesheetLoadedDuringAChangeIsCurrent() async throws {
        for version in 2..<1500 {
            let cache = NIStylesheetCache(pathPrefix: folder.path)
            let base = try StylesheetPath("base.css")
            let change = Task.detached {
                cache.overlay.change([base: Data("A { width: \(version)px }".utf8)])
                for stylesheet in cache.loadedStylesheets.values { try stylesheet.reload() }
            }
            let page = try cache.stylesheet(withPath: "page.css")
            try await change.value
            #expect(width(page) == "\(version)px")
        }
    }
}
