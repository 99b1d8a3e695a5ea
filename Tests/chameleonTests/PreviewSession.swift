import ChameleonServer
import Foundation
import TestSupport
import Testing

@testable import chameleon

/// Chameleon on a copy of the example app, and a browser that shows its page.
@MainActor final class PreviewSession {
    private let folder: TemporaryFolder
    private let showsApp: Bool
    private var server: ChameleonServer?
    private var preview: Preview?
    private var following: Task<Void, Never>?
    private var port = 0

    /// Within the button with the id `follow`, beside its title, in points.
    let followButton = (x: 304, y: 228)

    var url: String { "http://127.0.0.1:\(port)/" }

    /// Has the page opened and, if there is an app, drawn, and closes everything in the end.
    static func run(
        showsApp: Bool = true, _ body: (PreviewSession, BrowserPage) async throws -> Void
    ) async throws {
        let session = try PreviewSession(showsApp: showsApp)
        let browser = try Browser()
        do {
            try await session.startServer()
            let page = try await browser.open(session.url)
            try await page.wait(until: "document.querySelector('\(showsApp ? "#screen img" : ".without-app")')")
            try await body(session, page)
        } catch {
            await session.end(browser)
            throw error
        }
        await session.end(browser)
    }

    private init(showsApp: Bool) throws {
        self.showsApp = showsApp
        folder = try TemporaryFolder()
        for name in try FileManager.default.contentsOfDirectory(atPath: PackagePaths.profileExample.path) {
            try FileManager.default.copyItem(
                at: PackagePaths.profileExample.appendingPathComponent(name), to: folder.url(of: name))
        }
    }

    private func end(_ browser: Browser) async {
        browser.close()
        try? await stopServer()
    }

    // MARK: The server

    /// Starts a server, on the port of the one before.
    func startServer() async throws {
        var configuration = ServerConfiguration(folder: folder.path)
        configuration.port = port
        let server = ChameleonServer(configuration)
        let preview = Preview(
            server, folder: folder.path, tree: showsApp ? folder.url(of: "profile.json") : nil,
            sheets: [])
        try preview.addRoutes()
        let events = server.events()
        port = try #require(try await server.start().first).port
        preview.begin()
        (self.server, self.preview) = (server, preview)
        following = Task { await preview.follow(events) }
    }

    func stopServer() async throws {
        await server?.shutdown()
        await following?.value
        server = nil
    }

    // MARK: Files

    func write(_ text: String, to name: String) throws { try folder.write(text, to: name) }

    /// Saves a file with another text in the place of one that is in it.
    func replace(_ old: String, by new: String, in name: String, alsoWriting more: String = "") throws {
        let text = try folder.text(name)
        try #require(text.contains(old))
        try write(text.replacingOccurrences(of: old, with: new) + more, to: name)
    }

    /// Keeps a picture to be looked at, if somebody asked for that.
    func keep(_ picture: Data, as name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["NIMBUS_SNAPSHOT_ARTIFACTS"] else { return }
        try picture.write(to: URL(fileURLWithPath: folder).appendingPathComponent("preview-\(name).png"))
    }
}

extension BrowserPage {
    /// The colour of the app's picture at a point of it.
    func color(at point: (x: Int, y: Int)) async throws -> String? {
        try await evaluate(
            """
            (async () => {
              const picture = document.querySelector('#screen img');
              await picture.decode();
              const canvas = document.createElement('canvas');
              [canvas.width, canvas.height] = [picture.width, picture.height];
              const context = canvas.getContext('2d');
              context.drawImage(picture, 0, 0, picture.width, picture.height);
              const [red, green, blue] = context.getImageData(\(point.x), \(point.y), 1, 1).data;
              return `rgb(${red}, ${green}, ${blue})`;
            })()
            """)
    }

    func waitForColor(_ color: String, at point: (x: Int, y: Int)) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while try await self.color(at: point) != color {
            guard ContinuousClock.now < end else { throw Browser.Failure(reason: "never became \(color)") }
            try await Task.sleep(for: .milliseconds(10))
        }
    }

    func focus(_ id: String) async throws {
        _ = try await evaluate("document.getElementById('\(id)').focus()", as: Bool.self)
    }
}
