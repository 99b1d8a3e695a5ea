import Foundation
import TestSupport
import Testing

/// Values that are tried on the page, and views that are held in states, in a real browser.
@Suite(.serialized, .enabled(if: Browser.executable != nil, "there is no Chromium"), .timeLimit(.minutes(15)))
@MainActor struct PreviewEditingTests {
    /// Two screens that share a stylesheet, and one with a stylesheet of its own.
    private static let files = [
        "one.json": #"[{"view": "UIButton", "id": "box"}]"#, "one.css": "@import 'base.css';",
        "two.json": #"[{"view": "UIButton", "id": "box"}]"#, "two.css": "@import 'base.css';",
        "base.css": "#box { background-color: red }\n#box:highlighted { background-color: lime }\n",
        "own.json": #"[{"view": "UIButton", "id": "box"}]"#, "own.css": "#box { background-color: red }",
    ]
    private static let middle = (x: 200, y: 400)
    private static let field = "document.querySelector('[data-property=background-color] ~ .declaration .editor')"

    /// Opens the inspector of the screen `one` with its view selected.
    private func run(_ body: (PreviewSession, BrowserPage) async throws -> Void) async throws {
        let folder = try TemporaryFolder(Self.files)
        try await PreviewSession.run(in: folder, ready: "document.querySelector('#gallery img')") { session, page in
            try await page.navigate(to: session.url + "#key=\(session.server.key)")
            try await page.wait(until: "document.querySelectorAll('#gallery img').length === 3")
            _ = try await page.evaluate("void (location.hash = '#/one.json')", as: Bool.self)
            try await page.wait(until: "document.querySelector('#variants img')")
            try await page.press("i", code: 73)
            try await page.wait(until: "document.querySelector('#tree [role=treeitem]')")
            try await page.click(Self.middle)
            try await page.wait(until: Self.field)
            try await body(session, page)
        }
    }

    private func focusField(of page: BrowserPage) async throws {
        _ = try await page.evaluate("\(Self.field).focus()", as: Bool.self)
        _ = try await page.evaluate("\(Self.field).select()", as: Bool.self)
    }

    private func edit(_ value: String, on page: BrowserPage) async throws {
        try await focusField(of: page)
        try await page.type(value)
    }

    @Test("A value that is tried is in all pictures that use its stylesheet, in the gallery as well")
    func showsTriedValuesInTheGallery() async throws {
        try await run { session, page in
            try await edit("blue", on: page)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            _ = try await page.evaluate("void (location.hash = '#/')", as: Bool.self)
            func picture(_ screen: String) -> String { "#gallery [href=\"#/\(screen).json\"] img" }
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle, of: picture("one"))
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle, of: picture("two"))
            #expect(try await page.color(at: Self.middle, of: picture("own")) == "rgb(255, 0, 0)")
            let marked = "[...document.querySelectorAll('#gallery a')].filter((a) => a.innerText.includes('not saved'))"
            #expect(try await page.evaluate("\(marked).length") == 2)
            #expect(try await page.evaluate("document.querySelectorAll('#tree li, .editor').length") == 0)
            try await session.keep(page.screenshot(), as: "tried-gallery")
            _ = try await page.evaluate("document.querySelector('#unsaved .row :last-child').click()", as: Bool.self)
            try await page.waitForColor("rgb(255, 0, 0)", at: Self.middle, of: picture("two"))
            #expect(try await page.evaluate("\(marked).length") == 0)
        }
    }

    @Test("A value of a stylesheet that a screen does not use has no problem there")
    func checksValuesOnTheirScreens() async throws {
        try await run { _, page in
            try await edit("blue", on: page)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            _ = try await page.evaluate("void (location.hash = '#/own.json')", as: Bool.self)
            try await page.wait(until: "document.querySelector('#tree [role=treeitem]')")
            _ = try await page.evaluate("document.querySelector('#tree [role=treeitem]').click()", as: Bool.self)
            try await page.wait(until: Self.field)
            #expect(try await page.text(of: "#unsaved b") == "1 unsaved value")
            #expect(
                try await page.evaluate("document.querySelector('#unsaved .primary').ariaDisabled", as: String.self)
                    == nil)
        }
    }
}
