import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

/// Values that are tried on the page, and views that are held in states, in a real browser.
@Suite(
    .serialized, .browser, .enabled(if: Browser.executable != nil, "there is no Chromium"), .timeLimit(.minutes(15)))
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
    private func run(
        _ files: [String: String] = Self.files, _ body: (PreviewSession, BrowserPage) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder(files)
        try await PreviewSession.run(in: folder, ready: "document.querySelector('#gallery img')") { session, page in
            try await page.navigate(to: session.url + "#key=\(session.server.key)")
            // The page removes the key when it handles `hashchange`, after the navigation has returned.
            try await page.wait(until: "!location.hash")
            try await page.wait(until: "document.querySelectorAll('#gallery img').length === 3")
            try await open("#/one.json", on: page)
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

    /// Tries another colour, and waits until the picture shows it.
    private func tryBlue(on page: BrowserPage) async throws {
        try await edit("blue", on: page)
        try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
    }

    /// Follows a link to a screen, or to the gallery if the fragment is `#/`.
    private func open(_ fragment: String, on page: BrowserPage) async throws {
        _ = try await page.evaluate("void (location.hash = '\(fragment)')", as: Bool.self)
    }

    /// The texts of the elements that describe the first element that a selector matches.
    private func description(of selector: String, on page: BrowserPage) async throws -> String? {
        try await page.evaluate(
            """
            document.querySelector('\(selector)').getAttribute('aria-describedby')?.split(' ')
              .map((id) => document.getElementById(id)?.innerText ?? '').join(' ')
            """)
    }

    @Test("A button saves the screen of a connected app")
    func savesScreenOfApp() async throws {
        try await run { session, page in
            var options = NIChameleonObserver.Options(name: "Phone", isEnabled: true)
            options.screenFiles = { ["screen.json": Data(#"[{"view": "UILabel", "text": "From the phone"}]"#.utf8)] }
            let observer = NIChameleonObserver(
                stylesheetCache: NIStylesheetCache(pathPrefix: session.server.folder.path), host: session.url,
                options: options)
            observer.watchSkinChanges()
            defer { observer.stopWatching() }
            try await page.wait(until: "document.querySelector('#clients button')")
            _ = try await page.evaluate("document.querySelector('#clients button').click()", as: Bool.self)
            try await page.wait(
                until: "document.getElementById('clients').innerText.includes('Saved as Phone/Phone.json.')")
            try await page.wait(until: "document.querySelector('#screen-list').innerText.includes('Phone')")
        }
    }

    @Test("While a value is invalid, it cannot be saved, and the reason is read out", arguments: [700, 1000])
    func refusesInvalidValues(height: Int) async throws {
        try await run { session, page in
            try await page.setSize(width: 1000, height: height)
            let top = "\(Self.field).getBoundingClientRect().top"
            try await focusField(of: page)
            let before: Double? = try await page.evaluate(top)
            try await page.type("12 bogus")
            try await page.wait(until: "document.querySelector('.editor[aria-invalid=true]')")
            #expect(try await page.evaluate(top) == before, "The field stays in its place")
            let problem = try #require(try await description(of: ".editor[aria-invalid=true]", on: page))
            #expect(problem == "“12 bogus” is not a valid value for background-color")
            #expect(try await page.evaluate("document.querySelector('#values .grammar').open") == false)
            let grammar: String? = try await page.evaluate(
                "document.querySelector('#values .grammar code').textContent")
            #expect(grammar?.isEmpty == false)
            for button in ["#unsaved .primary", "#values .primary"] {
                #expect(try await page.evaluate("document.querySelector('\(button)').ariaDisabled") == "true")
                let reason = try #require(try await description(of: button, on: page))
                #expect(reason.contains("before saving") && reason.contains("“12 bogus”"))
                _ = try await page.evaluate("document.querySelector('\(button)').click()", as: Bool.self)
            }
            let announcement: String? = try await page.evaluate("document.querySelector('#announcement').textContent")
            #expect(announcement?.hasPrefix("Not saved.") == true)
            try await session.keep(page.screenshot(), as: "invalid-\(height)")
            try await edit("blue", on: page)
            try await page.wait(until: "!document.querySelector('.editor[aria-invalid=true]')")
            #expect(
                try await page.evaluate("document.querySelector('#unsaved .primary').ariaDisabled", as: String.self)
                    == nil)
            #expect(try session.server.folder.text("base.css") == Self.files["base.css"])
            _ = try await page.evaluate("document.querySelector('#unsaved .primary').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#unsaved .notice')")
            let notice = try #require(try await page.text(of: "#unsaved .notice"))
            #expect(notice.hasPrefix("Saved"))
            #expect(try session.server.folder.text("base.css").hasPrefix("#box { background-color: blue }"))
        }
    }

    @Test("A value that is tried is in all pictures that use its stylesheet, in the gallery as well")
    func showsTriedValuesInTheGallery() async throws {
        try await run { session, page in
            try await tryBlue(on: page)
            try await open("#/", on: page)
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

    @Test("The values of a view are shown again after a return to its screen")
    func returnsToAScreen() async throws {
        try await run { _, page in
            try await open("#/", on: page)
            try await page.wait(until: "!document.querySelector('#values') && !document.querySelector('#variants img')")
            try await open("#/one.json", on: page)
            try await page.wait(until: Self.field)
        }
    }

    @Test("A value whose file has changed on disk is dropped with a message")
    func dropsStaleValues() async throws {
        try await run { session, page in
            try await tryBlue(on: page)
            try session.server.folder.write(
                "/* new */ #box { background-color: lime }", to: "base.css", atomically: true)
            try await page.waitForColor("rgb(0, 255, 0)", at: Self.middle)
            try await page.wait(
                until:
                    "document.querySelector('#unsaved').textContent.includes('1 tried value dropped: base.css changed')"
            )
        }
    }

    @Test("A value of a stylesheet that a screen does not use has no problem there")
    func checksValuesOnTheirScreens() async throws {
        try await run { _, page in
            try await tryBlue(on: page)
            try await open("#/own.json", on: page)
            // Until the page handles `hashchange`, it shows the view of the previous screen.
            try await page.wait(until: "document.querySelector('#screen-list').value === 'own.json'")
            try await page.wait(until: "document.querySelector('#tree [role=treeitem]')")
            _ = try await page.evaluate("document.querySelector('#tree [role=treeitem]').click()", as: Bool.self)
            try await page.wait(until: Self.field)
            #expect(try await page.text(of: "#unsaved b") == "1 unsaved value")
            #expect(
                try await page.evaluate("document.querySelector('#unsaved .primary').ariaDisabled", as: String.self)
                    == nil)
        }
    }

    @Test("Views that are held in states are listed, and released all at once")
    func listsHeldViews() async throws {
        try await run { session, page in
            #expect(try await page.text(of: "#held") == nil, "No view is held")
            _ = try await page.evaluate("document.querySelector('[data-state=highlighted]').click()", as: Bool.self)
            try await page.waitForColor("rgb(0, 255, 0)", at: Self.middle)
            let list = try #require(try await page.text(of: "#held"))
            #expect(list.contains("1 held view") && list.contains("UIButton#box") && list.contains("Highlighted"))
            try await session.keep(page.screenshot(), as: "held")
            _ = try await page.evaluate("document.querySelector('#held .row > button').focus()", as: Bool.self)
            try await page.press(" ", code: 32)
            try await page.waitForColor("rgb(255, 0, 0)", at: Self.middle)
            #expect(try await page.text(of: "#held") == nil)
            #expect(try await page.evaluate("document.querySelector('[data-state=highlighted]').checked") == false)
            #expect(try await page.evaluate("document.activeElement.id") == "inspect-tab")
        }
    }

    @Test("A value that is tried survives other changes of its file, and is saved where its declaration is now")
    func keepsTriedValues() async throws {
        try await run { session, page in
            try await tryBlue(on: page)
            let text = try session.server.folder.text("base.css")
            try session.server.folder.write("/* a comment */\n" + text, to: "base.css", atomically: true)
            try await page.wait(until: "document.querySelector('#log .files')?.innerText === 'base.css'")
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            #expect(try await page.text(of: "#unsaved b") == "1 unsaved value")
            try await page.wait(until: "\(Self.field).value === 'blue'")
            try await eventually("a save") {
                _ = try await page.evaluate("document.querySelector('#unsaved .primary')?.click()", as: Bool.self)
                return try session.server.folder.text("base.css").hasPrefix(
                    "/* a comment */\n#box { background-color: blue }")
            }
        }
    }

    @Test("A save can be reverted and made again in the list of changes")
    func revertsASave() async throws {
        try await run { session, page in
            let before = try session.server.folder.text("base.css")
            try await tryBlue(on: page)
            _ = try await page.evaluate("document.querySelector('#unsaved .primary').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#log .revert')")
            let after = try session.server.folder.text("base.css")
            #expect(after != before)
            _ = try await page.evaluate("document.querySelector('#log .revert').click()", as: Bool.self)
            try await page.waitForColor("rgb(255, 0, 0)", at: Self.middle)
            #expect(try session.server.folder.text("base.css") == before)
            try await page.wait(until: "document.querySelector('#log > li:first-child .revert')")
            _ = try await page.evaluate("document.querySelector('#log .revert').click()", as: Bool.self)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            #expect(try session.server.folder.text("base.css") == after)
            try await session.keep(page.screenshot(), as: "reverted")
        }
    }

    @Test("A discarded value can be brought back, and steps are taken back and repeated by keyboard")
    func undoesSteps() async throws {
        try await run { _, page in
            try await tryBlue(on: page)
            let buttons = "[...document.querySelectorAll('#unsaved button')]"
            _ = try await page.evaluate(
                "\(buttons).find((one) => one.innerText === 'Discard').click()", as: Bool.self)
            try await page.waitForColor("rgb(255, 0, 0)", at: Self.middle)
            _ = try await page.evaluate(
                "\(buttons).find((one) => one.innerText === 'Bring back').click()", as: Bool.self)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            for (shift, color) in [("false", "rgb(255, 0, 0)"), ("true", "rgb(0, 0, 255)")] {
                _ = try await page.evaluate(
                    """
                    document.body.dispatchEvent(new KeyboardEvent('keydown',
                      { key: 'z', ctrlKey: true, shiftKey: \(shift), bubbles: true, cancelable: true }))
                    """, as: Bool.self)
                try await page.waitForColor(color, at: Self.middle)
            }
        }
    }

    @Test(
        "Pasted values are taken with blanks, a semicolon and their own property",
        arguments: ["  blue ", "blue;", "background-color: blue;", "BLUE ; "])
    func cleansPastedValues(value: String) async throws {
        try await run { session, page in
            try await edit(value, on: page)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            _ = try await page.evaluate("document.querySelector('#unsaved .primary').click()", as: Bool.self)
            try await eventually("a save") {
                try session.server.folder.text("base.css").lowercased().hasPrefix("#box { background-color: blue }")
            }
        }
    }

    @Test("A token with a colour for each scheme has a field for each, where the token is used")
    func picksColorsOfTokens() async throws {
        var files = Self.files
        files["base.css"] = ":root { --tint: light-dark(red, #00ff00) }\n#box { background-color: var(--tint) }\n"
        try await run(files) { session, page in
            let pickers = "\(Self.field).parentElement.querySelectorAll('.picker')"
            try await page.wait(until: "\(pickers).length === 2")
            #expect(try await page.evaluate("\(pickers)[1].value") == "#00ff00")
            let label: String? = try await page.evaluate("\(pickers)[0].getAttribute('aria-label')")
            #expect(label == "Colour in light mode of --tint in :root")
            _ = try await page.evaluate(
                "\(pickers)[0].value = '#0000ff'; \(pickers)[0].dispatchEvent(new Event('change')) && true",
                as: Bool.self)
            try await page.waitForColor("rgb(0, 0, 255)", at: Self.middle)
            _ = try await page.evaluate("document.querySelector('#unsaved .primary').click()", as: Bool.self)
            try await eventually("a save") {
                try session.server.folder.text("base.css").hasPrefix(":root { --tint: light-dark(#0000ff, #00ff00) }")
            }
        }
    }

    @Test("The list of views is searched by names and texts, and shows the texts")
    func searchesViews() async throws {
        var files = Self.files
        files["one.json"] =
            #"[{"view": "UIView", "subviews": [{"view": "UIButton", "id": "box", "title": "Save"},"#
            + #"{"view": "UILabel", "text": "Total"}]}]"#
        files["base.css"] = "UIButton { width: 390px; height: 844px }\n#box { background-color: red }\n"
        try await run(files) { _, page in
            let rows = "[...document.querySelectorAll('#tree li')].map((one) => one.textContent).join('|')"
            #expect(try await page.evaluate(rows) == "UIView|UIButton#box“Save”|UILabel“Total”")
            for (text, expected) in [
                ("tot", "UIView|UILabel“Total”"), ("#box", "UIView|UIButton#box“Save”"), ("x y", ""),
            ] {
                _ = try await page.evaluate(
                    """
                    (() => { const field = document.getElementById('tree-search'); field.value = '\(text)';
                      field.dispatchEvent(new Event('input')); return true })()
                    """, as: Bool.self)
                #expect(try await page.evaluate(rows) == expected)
            }
        }
    }

    @Test("A screen whose files get another name stays on the page")
    func followsRenames() async throws {
        try await run { session, page in
            let text = try session.server.folder.text("one.json")
            try session.server.folder.write(text, to: "renamed.json", atomically: true)
            try FileManager.default.removeItem(atPath: session.server.folder.file("one.json"))
            try await page.wait(until: "!document.querySelector('#screen-list [value=\"one.json\"]')")
            #expect(try await page.evaluate("location.hash") == "#/renamed.json")
        }
    }
}
