import Foundation
import TestSupport
import Testing

/// The page in a real browser, as users see it.
@Suite(
    .serialized, .browser, .enabled(if: Browser.executable != nil, "there is no Chromium"), .timeLimit(.minutes(15)))
@MainActor struct PreviewPageTests {
    private static let oldToken = "--lake: #12766c"
    private static let newToken = "--lake: #ff6347"

    @Test("A saved stylesheet is shown, with the changed token and the values that use it")
    func showsSavedFiles() async throws {
        try await PreviewSession.run { session, page in
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            #expect(try await page.color(at: session.followButton) == "rgb(18, 118, 108)")
            try session.replace(Self.oldToken, by: Self.newToken, in: "tokens.css")
            try await page.wait(
                until: "document.querySelector('#log .outcome')?.textContent.startsWith('on screen after')")
            #expect(try await page.color(at: session.followButton) == "rgb(255, 99, 71)")
            try await page.wait(until: "document.querySelector('#log .group')")
            let group = try #require(try await page.text(of: "#log .group"))
            #expect(group.contains("--lake") && group.contains("#12766c → #ff6347") && group.contains("tokens.css:"))
            #expect(group.contains("backgroundColor rgb(18, 118, 108) → rgb(255, 99, 71)"))
            #expect(try await page.text(of: "#log .files") == "tokens.css")
            try await session.keep(page.screenshot(), as: "saved")
        }
    }

    @Test("While a stylesheet has a new error, the last version stays; the bar, the title and the icon show the error")
    func keepsTheLastVersion() async throws {
        try await PreviewSession.run { session, page in
            let before = try await page.color(at: session.followButton)
            try session.replace(Self.oldToken, by: Self.newToken, in: "tokens.css", alsoWriting: "\n.a { colr }\n")
            try await page.wait(until: "document.title.startsWith('✕ 1 error')")
            let bar = try #require(try await page.text(of: "#problem-list"))
            #expect(bar.contains("tokens.css:") && bar.contains("error") && bar.contains("^"))
            #expect(try await page.evaluate("document.querySelector('#icon').href.endsWith('icon-broken.svg')") == true)
            let link: String? = try await page.evaluate("document.querySelector('#problem-list a').href")
            #expect(link?.hasPrefix("vscode://file" + session.server.folder.path + "/tokens.css:") == true)
            #expect(try await page.color(at: session.followButton) == before)
            try await session.keep(page.screenshot(), as: "broken")
            try await page.press("Escape", code: 27)
            try await page.wait(until: "document.querySelector('#problem-list').hidden")
            try session.replace(".a { colr }", by: "", in: "tokens.css")
            try await page.wait(until: "!document.title.startsWith('✕')")
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
        }
    }

    @Test(
        "The bar of problems is inside narrow and wide windows",
        arguments: [(360, 640), (800, 700), (1920, 1080)])
    func showsProblemsInNarrowWindows(width: Int, height: Int) async throws {
        try await PreviewSession.run { session, page in
            try await page.setSize(width: width, height: height)
            try session.replace(Self.oldToken, by: Self.oldToken, in: "tokens.css", alsoWriting: "\n.a { colr }\n")
            try await page.wait(until: "document.title.startsWith('✕ 1 error')")
            let isInside = """
                (() => {
                  const { top, bottom, left, right, height } = document.querySelector('#problems-button').getBoundingClientRect();
                  return top >= 0 && left >= 0 && height > 0 && bottom <= innerHeight && right <= innerWidth;
                })()
                """
            #expect(try await page.evaluate(isInside) == true)
            #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
            _ = try await page.evaluate("void scrollTo(0, 1e6)", as: Bool.self)
            #expect(try await page.evaluate(isInside) == true, "the bar does not scroll away")
            try await session.keep(page.screenshot(), as: "broken-\(width)")
        }
    }

    @Test("The device and the page's settings are chosen by keyboard, and remembered")
    func isUsedByKeyboard() async throws {
        try await PreviewSession.run { session, page in
            let image = "document.querySelector('#variants img')"
            let light = try await page.color(at: (5, 400))
            try await page.focus("light")
            try await page.press("ArrowRight", code: 39)
            try await page.wait(until: "\(image)?.alt.endsWith('dark')")
            #expect(try await page.color(at: (5, 400)) != light)
            try await page.focus("orientation")
            try await page.press("ArrowDown", code: 40)
            try await page.wait(until: "\(image)?.naturalWidth === 844 * 2")
            try await page.focus("boxes")
            try await page.press(" ", code: 32)
            try await page.wait(until: "\(image)?.alt.endsWith('with boxes')")
            try await session.keep(page.screenshot(), as: "landscape")
            try await page.navigate(to: session.url)
            try await page.wait(until: "\(image)?.naturalWidth === 844 * 2")
            #expect(try await page.evaluate("document.querySelector('#dark').checked") == true)
        }
    }

    @Test("By default the whole app fits the window, and variants are shown side by side")
    func comparesVariants() async throws {
        try await PreviewSession.run { session, page in
            try await page.setSize(width: 1280, height: 800)
            let fits = """
                [...document.querySelectorAll('#variants img')].every((image) => {
                  const { top, bottom, left, right } = image.getBoundingClientRect();
                  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
                })
                """
            try await page.wait(until: fits)
            for (value, count) in [("schemes", 2), ("sizes", 4), ("texts", 4), ("directions", 2)] {
                try await page.choose(value, in: "compare")
                try await page.wait(until: "document.querySelectorAll('#variants img').length === \(count)")
                try await page.wait(until: fits)
            }
            try await session.keep(page.screenshot(), as: "variants")
        }
    }

    @Test("The mouse wheel scrolls the app")
    func scrolls() async throws {
        try await PreviewSession.run("Gallery", ready: "document.querySelector('#gallery img')") { session, page in
            try await page.navigate(to: session.url + "#/settings.json")
            try await page.wait(until: "document.querySelector('#variants img')")
            let before: String? = try await page.evaluate("document.querySelector('#variants img').src")
            let middle: [Double]? = try await page.evaluate(
                "(() => { const r = document.querySelector('#variants img').getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2] })()"
            )
            let point = try #require(middle)
            // The page fetches the views when the pointer enters the picture.
            try await page.moveMouse(toX: point[0], y: point[1])
            try await page.wait(until: "document.querySelector('.device.scrolls')")
            try await page.turnWheel(atX: point[0], y: point[1], by: 60)
            try await page.wait(until: "document.querySelector('#variants img').src.includes('scroll=')")
            #expect(try await page.evaluate("document.querySelector('#variants img').src") != before)
        }
    }

    @Test("A clicked view shows its rules, and a value can be tried and then saved to its file")
    func editsValues() async throws {
        try await PreviewSession.run { session, page in
            try await page.navigate(to: session.url + "#key=\(session.server.key)")
            try await page.wait(until: "document.querySelector('#variants img')")
            try await page.wait(until: "location.href === '\(session.url)'")
            try await page.press("i", code: 73)
            try await page.wait(until: "document.querySelectorAll('#tree [role=treeitem]').length > 10")
            try await page.click(session.followButton)
            try await page.wait(until: "document.querySelector('#selected')?.textContent.includes('UIButton#follow')")
            try await page.wait(until: "document.querySelector('[data-property=\"--lake\"]')")
            let text = try #require(try await page.text(of: "#details"))
            #expect(text.contains("background-color") && text.contains("tokens.css:"))
            _ = try await page.evaluate(
                """
                (() => {
                  const field = document.querySelector('[data-property="--lake"]').parentElement.querySelector('.editor');
                  field.focus();
                  field.select();
                })()
                """, as: Bool.self)
            try await page.type("#ff6347")
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
            #expect(try session.server.folder.text("tokens.css").contains(Self.oldToken), "the value is not saved yet")
            try await session.keep(page.screenshot(), as: "inspector")
            try await page.wait(until: "document.querySelector('#unsaved .primary')")
            _ = try await page.evaluate("document.querySelector('#unsaved .primary').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#unsaved .notice')?.textContent.startsWith('Saved')")
            #expect(try session.server.folder.text("tokens.css").contains(Self.newToken))
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
        }
    }

    @Test("A screen can have spaces in its name, and a value with spaces can be tried")
    func hasSpaces() async throws {
        let folder = try TemporaryFolder([
            "my app.json": #"[{"view": "UIView", "id": "box"}]"#, "my app.css": "#box { border: 100px solid red }",
        ])
        let ready = "document.querySelector('#variants img')"
        try await PreviewSession.run(in: folder, ready: ready) { session, page in
            #expect(try await page.color(at: (50, 400)) == "rgb(255, 0, 0)")
            // The pointer is over the picture before the inspector is opened.
            try await page.click((200, 300))
            try await page.press("i", code: 73)
            try await page.wait(until: "document.querySelector('#tree [role=treeitem]')")
            try await page.click((200, 300))
            try await page.wait(until: "document.querySelector('#values .editor')")
            _ = try await page.evaluate("document.querySelector('#values .editor').select()", as: Bool.self)
            _ = try await page.evaluate("document.querySelector('#values .editor').focus()", as: Bool.self)
            try await page.type("100px solid rgb(0 0 255)")
            try await page.waitForColor("rgb(0, 0, 255)", at: (50, 400))
            #expect(try await page.evaluate("document.documentElement.scrollHeight <= innerHeight") == true)
        }
    }

    @Test("The inspector can hold a view in a state")
    func holdsStates() async throws {
        try await PreviewSession.run { session, page in
            let before = try await page.color(at: session.followButton)
            try await page.press("i", code: 73)
            try await page.wait(until: "document.querySelectorAll('#tree [role=treeitem]').length > 10")
            try await page.click(session.followButton)
            try await page.wait(until: "document.querySelector('[data-state=highlighted]')")
            _ = try await page.evaluate("document.querySelector('[data-state=highlighted]').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#variants img').src.includes('highlighted')")
            #expect(try await page.color(at: session.followButton) != before)
        }
    }

    @Test("Several view trees are shown as an index of screens, each with its picture")
    func showsGallery() async throws {
        try await PreviewSession.run("Gallery", ready: "document.documentElement?.dataset.revision") { session, page in
            try await page.wait(until: "document.querySelectorAll('#gallery img').length === 4")
            #expect(try await page.evaluate("document.querySelectorAll('#gallery a').length") == 4)
            try await session.keep(page.screenshot(), as: "gallery")
            _ = try await page.evaluate("document.querySelector('#gallery a').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#variants img')")
            #expect(try await page.evaluate("location.hash.startsWith('#/')") == true)
        }
    }

    @Test("In the gallery, errors of a stylesheet are reported although a screen without them is drawn again")
    func reportsErrorsInTheGallery() async throws {
        let tree = #"[{"view": "UILabel"}]"#
        let folder = try TemporaryFolder([
            "one/app.json": tree, "one/app.css": "UILabel { color: red }",
            // The stylesheet has another name, so that the preview looks for further ones.
            "two/app.json": tree, "two/look.css": "UILabel { color: red }",
        ])
        let ready = "document.querySelectorAll('#gallery img').length === 2"
        try await PreviewSession.run(in: folder, ready: ready) { _, page in
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            try folder.write("UILabel { color }", to: "one/app.css", atomically: true)
            try await page.wait(
                until: "document.querySelector('#log .outcome')?.textContent === 'has errors: the picture stays'")
        }
    }

    @Test("In the gallery, errors are reported of screens that are read after the change is announced")
    func reportsErrorsOfLateScreens() async throws {
        let tree = #"[{"view": "UILabel"}]"#
        let folder = try TemporaryFolder([
            "one.json": tree, "one.css": "@import 'all.css';", "two.json": tree, "two.css": "@import 'all.css';",
            "all.css": "UILabel { color: red }",
        ])
        let ready = "document.querySelectorAll('#gallery img').length === 2"
        // One screen is read before the change is announced.
        try await PreviewSession.run(in: folder, ready: ready, updateSlice: .zero) { _, page in
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            try folder.write("UILabel { color }", to: "all.css", atomically: true)
            try await page.wait(
                until: "document.querySelector('#log .outcome')?.textContent === 'has errors: the picture stays'")
        }
    }

    @Test("Seven tabs of a browser share one stream, and all of them show a change")
    func servesSevenTabs() async throws {
        try await PreviewSession.run { session, first in
            var pages = [first]
            for _ in 0..<6 {
                let page = try await session.openPage()
                try await page.wait(until: "document.documentElement?.dataset.revision")
                pages.append(page)
            }
            try session.replace(Self.oldToken, by: Self.newToken, in: "tokens.css")
            for page in pages {
                // A browser draws only the tab in front.
                try await page.show()
                try await page.wait(until: "document.querySelector('#log .outcome')")
                try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
            }
        }
    }

    @Test("A page shows missed changes when it has connected to the server again")
    func catchesUp() async throws {
        try await PreviewSession.run { session, page in
            await session.server.stop()
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Reconnecting…'")
            try session.replace(Self.oldToken, by: Self.newToken, in: "tokens.css")
            // Another program can use the port for a short time.
            try await eventually("the port") { (try? await session.server.start()) != nil }
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
        }
    }

    @Test("After many saves in a short time, the last one is shown")
    func showsTheLastOfMany() async throws {
        try await PreviewSession.run { session, page in
            let text = try session.server.folder.text("tokens.css")
            for number in 0..<40 {
                let color = number == 39 ? Self.newToken : "--lake: #0000\(10 + number)"
                try session.server.folder.write(
                    text.replacingOccurrences(of: Self.oldToken, with: color), to: "tokens.css")
                try await Task.sleep(for: .milliseconds(20))
            }
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
        }
    }

    @Test("The page removes the pairing code from its address")
    func hidesThePairingCode() async throws {
        try await PreviewSession.run { session, page in
            try await page.navigate(to: session.url + "?token=0123")
            try await page.wait(until: "document.querySelector('#variants img')")
            #expect(try await page.evaluate("location.href") == session.url)
        }
    }

    @Test("Without view trees, changes are listed")
    func needsNoApp() async throws {
        let folder = try TemporaryFolder(["a.css": ""])
        try await PreviewSession.run(in: folder, ready: "document.querySelector('.without-app')") { session, page in
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            try folder.write("UILabel { color: red }", to: "a.css")
            try await page.wait(until: "document.querySelector('#log .files')?.textContent === 'a.css'")
            try await session.keep(page.screenshot(), as: "without-app")
        }
    }

    @Test("File names and stylesheets are not parsed as markup, and do not change the direction of text")
    func isNotControlledByFiles() async throws {
        try await PreviewSession.run { session, page in
            try session.server.folder.write(
                "a { b: \"<img src=x onerror=document.title='owned'>", to: "<img src=x onerror=alert(1)>.css")
            try session.server.folder.write("", to: "a\u{202E}ssc.css")
            try session.replace(
                Self.oldToken, by: "--lake: #12766c; </style><script>document.title='owned'</script>", in: "tokens.css")
            let isListed = "(name) => document.querySelector('#log').textContent.includes(name)"
            try await page.wait(until: "['<img', 'ssc.css', 'tokens.css'].every(\(isListed))")
            #expect(try await page.evaluate("document.querySelectorAll('#panel img, #problems img').length") == 0)
            #expect(try await page.evaluate("document.title", as: String.self)?.contains("owned") == false)
            #expect(try await page.evaluate("document.body.textContent.includes('\\u202e')") == false)
        }
    }
}
