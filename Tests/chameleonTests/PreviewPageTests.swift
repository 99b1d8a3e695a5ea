import Foundation
import Testing

/// The page in a real browser: what somebody sees who saves a style sheet.
@Suite(.serialized, .enabled(if: Browser.executable != nil, "there is no Chromium"), .timeLimit(.minutes(15)))
@MainActor struct PreviewPageTests {
    @Test("A saved style sheet is on screen, with what it changed")
    func showsWhatIsSaved() async throws {
        try await PreviewSession.run { session, page in
            #expect(try await page.text(of: "#connection") == "Connected")
            #expect(try await page.color(at: session.followButton) == "rgb(18, 118, 108)")
            try session.replace("--lake: #12766c", by: "--lake: #ff6347", in: "tokens.css")
            try await page.wait(until: "document.querySelectorAll('#log .files').length === 1")
            #expect(try await page.color(at: session.followButton) == "rgb(255, 99, 71)")
            let log = try #require(try await page.text(of: "#log li"))
            #expect(log.contains("tokens.css"))
            #expect(log.contains("on screen after"))
            #expect(log.contains("UIButton#follow backgroundColor rgb(18, 118, 108) → rgb(255, 99, 71)"))
            try await session.keep(page.screenshot(), as: "saved")
        }
    }

    @Test("While a style sheet is broken the last good picture stays, under what is wrong; mending it clears that")
    func keepsTheLastGoodPicture() async throws {
        try await PreviewSession.run { session, page in
            let before = try await page.color(at: session.followButton)
            try session.replace(
                "--lake: #12766c", by: "--lake: #ff6347", in: "tokens.css", alsoWriting: "\n.a { colr }\n")
            try await page.wait(until: "!document.querySelector('#overlay').hidden")
            let overlay = try #require(try await page.text(of: "#overlay"))
            #expect(overlay.contains("tokens.css:"))
            #expect(overlay.contains("error:"))
            #expect(overlay.contains("^"))
            #expect(try await page.color(at: session.followButton) == before)
            try await session.keep(page.screenshot(), as: "broken")
            try session.replace(".a { colr }", by: "", in: "tokens.css")
            try await page.wait(until: "document.querySelector('#overlay').hidden")
            try await page.wait(until: "document.querySelectorAll('#log .files').length === 2")
            #expect(try await page.color(at: session.followButton) == "rgb(255, 99, 71)")
        }
    }

    @Test("Device, scale, light or dark, text size and orientation are chosen by keyboard, and remembered")
    func isUsedByKeyboard() async throws {
        try await PreviewSession.run { session, page in
            let light = try await page.color(at: (5, 400))
            try await page.focus("dark")
            try await page.press(" ", code: 32)
            try await page.wait(until: "document.querySelector('#screen img').alt.endsWith('dark')")
            #expect(try await page.color(at: (5, 400)) != light)
            try await page.focus("landscape")
            try await page.press(" ", code: 32)
            try await page.wait(until: "document.querySelector('#screen img').width === 844")
            try await page.focus("boxes")
            try await page.press(" ", code: 32)
            try await page.wait(until: "document.querySelector('#screen img').alt.endsWith('with boxes')")
            try await page.focus("scale")
            try await page.press("ArrowUp", code: 38)
            try await page.wait(until: "document.querySelector('#screen img').naturalWidth === 844")
            try await page.focus("text")
            try await page.press("ArrowRight", code: 39)
            try await page.wait(until: "document.querySelector('#text-value').value === '110 %'")
            try await session.keep(page.screenshot(), as: "landscape")
            try await page.navigate(to: session.url)
            try await page.wait(until: "document.querySelector('#screen img')?.width === 844")
            #expect(try await page.evaluate("document.querySelector('#dark').checked") == true)
        }
    }

    @Test("A page that has missed changes catches up once the server is there again")
    func catchesUp() async throws {
        try await PreviewSession.run { session, page in
            try await session.stopServer()
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Reconnecting…'")
            try session.replace("--lake: #12766c", by: "--lake: #ff6347", in: "tokens.css")
            try await session.startServer()
            try await page.wait(until: "document.querySelector('#connection').textContent === 'Connected'")
            try await page.waitForColor("rgb(255, 99, 71)", at: session.followButton)
        }
    }

    @Test("The pairing code does not stay in the page's address")
    func hidesThePairingCode() async throws {
        try await PreviewSession.run { session, page in
            try await page.navigate(to: session.url + "?token=0123")
            try await page.wait(until: "document.querySelector('#screen img')")
            #expect(try await page.evaluate("location.href") == session.url)
        }
    }

    @Test("Without an app, changes are listed and none is said to be on screen")
    func needsNoApp() async throws {
        try await PreviewSession.run(showsApp: false) { session, page in
            try session.replace("--lake: #12766c", by: "--lake: #ff6347", in: "tokens.css")
            try await page.wait(until: "document.querySelectorAll('#log .files').length === 1")
            let log = try #require(try await page.text(of: "#log li"))
            #expect(log.contains("told after") && !log.contains("on screen"))
            try await session.keep(page.screenshot(), as: "without-app")
        }
    }

    @Test("Names of files and texts of style sheets are no markup")
    func isNotSteeredByFiles() async throws {
        try await PreviewSession.run { session, page in
            try session.write(
                "a { b: \"<img src=x onerror=document.title='owned'>", to: "<img src=x onerror=alert(1)>.css")
            try session.replace(
                "--lake: #12766c", by: "--lake: #12766c; </style><script>document.title='owned'</script>",
                in: "tokens.css")
            try await page.wait(until: "document.querySelectorAll('#log .files').length >= 1")
            #expect(try await page.evaluate("document.querySelectorAll('main img').length") == 1)
            #expect(try await page.evaluate("document.title", as: String.self)?.contains("owned") == false)
        }
    }
}
