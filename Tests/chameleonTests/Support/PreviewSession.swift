import Foundation
import TestSupport
import Testing

@testable import chameleon

/// Chameleon on a copy of an example, and a browser that shows its page.
@MainActor final class PreviewSession {
    let server: PreviewServer
    private let browser: Browser
    private let profile: Browser.Profile

    /// A point of the button with the id `follow`, next to its title.
    let followButton = (x: 304, y: 228)

    var url: String { server.url }

    /// Opens the page on a copy of a folder of `Examples/`, waits until the page is ready, and runs `body`. Then closes
    /// everything.
    /// - Parameters:
    ///   - example: The folder.
    ///   - ready: A script that returns true when the page is ready.
    static func run(
        _ example: String = "Profile", ready: String = "document.documentElement?.dataset.revision",
        _ body: (PreviewSession, BrowserPage) async throws -> Void
    ) async throws {
        let folder = try TemporaryFolder()
        let source = PackagePaths.root.appendingPathComponent("Examples").appendingPathComponent(example)
        for name in try FileManager.default.subpathsOfDirectory(atPath: source.path) {
            let file = source.appendingPathComponent(name)
            guard try file.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true else { continue }
            try folder.write(try Data(contentsOf: file), to: name)
        }
        try await run(in: folder, ready: ready, body)
    }

    /// Opens the page on a folder.
    /// - Parameter updateSlice: See `Preview`.
    static func run(
        in folder: TemporaryFolder, ready: String, updateSlice: Duration = .milliseconds(10),
        _ body: (PreviewSession, BrowserPage) async throws -> Void
    ) async throws {
        guard let browser = Browser.ofSuite else { throw Browser.Failure(reason: "the suite has no browser") }
        let session = PreviewSession(PreviewServer(in: folder), browser, try await browser.makeProfile())
        session.server.updateSlice = updateSlice
        do {
            try await session.server.start()
            let page = try await session.openPage()
            try await page.wait(until: ready)
            try await body(session, page)
        } catch {
            try? await session.end()
            throw error
        }
        try await session.end()
    }

    private init(_ server: PreviewServer, _ browser: Browser, _ profile: Browser.Profile) {
        self.server = server
        self.browser = browser
        self.profile = profile
    }

    /// Opens a page of the server.
    func openPage() async throws -> BrowserPage { try await browser.open(url, in: profile) }

    private func end() async throws {
        await server.stop()
        try await browser.remove(profile)
    }

    // MARK: Files

    /// Replaces a text in a file. The page never sees a part of the new contents.
    func replace(_ old: String, by new: String, in name: String, alsoWriting more: String = "") throws {
        let text = try server.folder.text(name)
        try #require(text.contains(old))
        try server.folder.write(text.replacingOccurrences(of: old, with: new) + more, to: name, atomically: true)
    }

    /// Writes a picture to the folder of artifacts, if there is one, for review by a person.
    func keep(_ picture: Data, as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["NIMBUS_SNAPSHOT_ARTIFACTS"] else { return }
        try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("preview-\(name).png"))
    }
}

extension BrowserPage {
    /// Returns the colour of a picture of the app at a point of the app.
    func color(at point: (x: Int, y: Int), of selector: String = "#variants img") async throws -> String? {
        try await evaluate(
            """
            (async () => {
              const picture = document.querySelector('\(selector)');
              await picture.decode();
              const scale = picture.naturalWidth / picture.getAttribute('width');
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
              const context = canvas.getContext('2d');
              context.drawImage(picture, 0, 0);
              const [red, green, blue] = context.getImageData(\(point.x) * scale, \(point.y) * scale, 1, 1).data;
              return `rgb(${red}, ${green}, ${blue})`;
            })()
            """)
    }

    func waitForColor(
        _ color: String, at point: (x: Int, y: Int), of selector: String = "#variants img"
    ) async throws {
        let end = ContinuousClock.now + .seconds(600)
        while try await self.color(at: point, of: selector) != color {
            guard ContinuousClock.now < end else { throw Browser.Failure(reason: "never became \(color)") }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func focus(_ id: String) async throws {
        _ = try await evaluate("document.getElementById('\(id)').focus()", as: Bool.self)
    }

    /// Chooses a value of a setting.
    func choose(_ value: String, in id: String) async throws {
        _ = try await evaluate(
            """
            (() => {
              const control = document.getElementById('\(id)');
              control.value = '\(value)';
              control.dispatchEvent(new Event('input', { bubbles: true }));
            })()
            """, as: Bool.self)
    }

    /// Clicks on the app's picture at a point of the app, which is 390 points wide.
    func click(_ point: (x: Int, y: Int)) async throws {
        let frame: [Double]? = try await evaluate(
            "(() => { const r = document.querySelector('#variants img').getBoundingClientRect(); return [r.x, r.y, r.width] })()"
        )
        let values = try #require(frame)
        let zoom = values[2] / 390
        try await moveMouse(
            toX: values[0] + Double(point.x) * zoom, y: values[1] + Double(point.y) * zoom, clicking: true)
    }
}
