import Foundation
import TestSupport
import Testing

/// The slider, the buttons and the film strip of a screen with motion, in a real browser.
@Suite(
    .serialized, .browser, .enabled(if: Browser.executable != nil, "there is no Chromium"), .timeLimit(.minutes(15)))
@MainActor struct PreviewMotionPageTests {
    private static let image = "document.querySelector('#variants img')"
    /// The address of the screen's picture, which a slow machine shows after the frames.
    private static let source = "(\(image)?.src ?? 'time=')"
    private static let isReady = "document.querySelector('#motion:not([hidden]) #frames img')"
    private static let slide = """
        @keyframes slide { from { background-color: rgb(100 0 0) } to { background-color: rgb(0 0 100) } }
        #box { top: 100px; width: 100px; height: 100px; animation: slide 600ms linear both }
        """
    private static let press = """
        #go { top: 300px; width: 100px; height: 40px; background-color: rgb(0 0 0); transition: background-color 400ms linear }
        #go:highlighted { background-color: rgb(200 0 0) }
        """

    private static func folder(_ css: String) throws -> TemporaryFolder {
        try TemporaryFolder([
            "app.json": """
            [{"view": "UIView", "subviews": [{"view": "UIButton", "id": "go"}, {"view": "UIView", "id": "box"}]}]
            """,
            "app.css": css,
        ])
    }

    @Test("The slider shows an instant, by keyboard as well, and the last one is the screen at rest")
    func scrubs() async throws {
        try await PreviewSession.run(in: Self.folder(Self.slide), ready: Self.isReady) { session, page in
            #expect(try await page.color(at: (50, 150)) == "rgb(0, 0, 100)")
            #expect(try await page.evaluate("document.querySelector('#moment').value", as: String.self) == "600")
            try await page.choose("300", in: "moment")
            try await page.waitForColor("rgb(50, 0, 50)", at: (50, 150))
            #expect(try await page.text(of: "#moment-text") == "300 of 600 ms")
            try await page.focus("moment")
            try await page.press("ArrowLeft", code: 37)
            try await page.wait(until: "\(Self.source).includes('time=283')")
            try await page.press("Home", code: 36)
            try await page.waitForColor("rgb(100, 0, 0)", at: (50, 150))
            try await session.keep(page.screenshot(), as: "motion")
            try await page.press("End", code: 35)
            try await page.wait(until: "!\(Self.source).includes('time=')")
        }
    }

    @Test("Playing ends at the end, and is slower on demand")
    func plays() async throws {
        try await PreviewSession.run(in: Self.folder(Self.slide), ready: Self.isReady) { _, page in
            _ = try await page.evaluate("document.querySelector('[name=speed][value=\"0.1\"]').click()", as: Bool.self)
            _ = try await page.evaluate("document.querySelector('#play').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#play').textContent === 'Pause'")
            try await page.wait(until: "/time=\\d/.test(\(Self.source))")
            _ = try await page.evaluate("document.querySelector('[name=speed][value=\"1\"]').click()", as: Bool.self)
            try await page.wait(until: "document.querySelector('#play').textContent === 'Play'")
            try await page.waitForColor("rgb(0, 0, 100)", at: (50, 150))
            #expect(try await page.evaluate("document.querySelector('#moment').value", as: String.self) == "600")
        }
    }

    @Test(
        "The strip has at most twelve frames, which fit, and a click shows an instant",
        arguments: [(360, 640), (1280, 800)])
    func showsFrames(width: Int, height: Int) async throws {
        try await PreviewSession.run(in: Self.folder(Self.slide), ready: Self.isReady) { session, page in
            try await page.setSize(width: width, height: height)
            let frames = "[...document.querySelectorAll('.frame')]"
            try await page.wait(
                until: """
                    \(frames).every((frame) => {
                      const { left, right, bottom } = frame.getBoundingClientRect();
                      return frame.querySelector('img') && left >= 0 && right <= innerWidth && bottom <= innerHeight;
                    })
                    """)
            let count: Int? = try await page.evaluate("\(frames).length")
            #expect((6...12).contains(count ?? 0))
            #expect(try await page.evaluate("document.documentElement.scrollWidth <= innerWidth") == true)
            try await session.keep(page.screenshot(), as: "motion-\(width)")
            _ = try await page.evaluate("\(frames)[0].click()", as: Bool.self)
            try await page.waitForColor("rgb(100, 0, 0)", at: (50, 150))
            #expect(try await page.evaluate("\(frames)[0].hasAttribute('data-is-now')") == true)
        }
    }

    @Test("Frames that have lost their space keep no others from loading, even if the browser never decodes them")
    func abandonsFrames() async throws {
        try await PreviewSession.run(in: Self.folder(Self.slide), ready: Self.isReady) { _, page in
            let never = """
                (() => {
                  const { decode } = HTMLImageElement.prototype;
                  globalThis.neverDecoded = 0;
                  HTMLImageElement.prototype.decode = function () {
                    if (neverDecoded === 2 || !this.src.includes("frame=1")) return decode.call(this);
                    neverDecoded += 1;
                    return new Promise(() => {});
                  };
                  return true;
                })()
                """
            #expect(try await page.evaluate(never) == true)
            try await page.setSize(width: 360, height: 640)
            try await page.wait(until: "neverDecoded === 2")
            try await page.setSize(width: 1280, height: 800)
            try await page.wait(
                until: """
                    (() => {
                      const frames = [...document.querySelectorAll('.frame')];
                      return frames.length > 6 && frames.every((frame) => frame.querySelector('img'));
                    })()
                    """)
        }
    }

    @Test("A screen without motion has no bar, until a held state starts a transition")
    func appearsWithMotion() async throws {
        try await PreviewSession.run(in: Self.folder(Self.press), ready: Self.image) { session, page in
            let bar = "document.querySelector('#motion')"
            try await page.press("i", code: 73)
            try await page.wait(until: "document.querySelectorAll('#tree [role=treeitem]').length === 3")
            #expect(try await page.evaluate("\(bar).hidden") == true)
            try await page.click((50, 320))
            try await page.wait(until: "document.querySelector('[data-state=highlighted]')")
            _ = try await page.evaluate("document.querySelector('[data-state=highlighted]').click()", as: Bool.self)
            try await page.wait(until: Self.isReady)
            #expect(try await page.color(at: (50, 320)) == "rgb(200, 0, 0)")
            try await page.choose("100", in: "moment")
            try await page.waitForColor("rgb(50, 0, 0)", at: (50, 320))
            try await session.keep(page.screenshot(), as: "motion-of-state")
            _ = try await page.evaluate("document.querySelector('#held .row button').click()", as: Bool.self)
            try await page.wait(until: "\(bar).hidden")
            try await page.waitForColor("rgb(0, 0, 0)", at: (50, 320))
        }
    }
}
