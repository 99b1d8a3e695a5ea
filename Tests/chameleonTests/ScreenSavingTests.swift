import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

@testable import chameleon

/// The page saves the screen that a connected app shows.
@Suite(.timeLimit(.minutes(15))) @MainActor struct ScreenSavingTests {
    private struct Order: Encodable {
        var key: String
        var name = "My App"
        var address = "127.0.0.1"
    }

    private struct Answer: Decodable {
        var message: String?
        var written: [String]?
    }

    private nonisolated static let png =
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(repeating: 7, count: 200_000)
    private nonisolated static let views = Data(#"[{"view": "UILabel", "id": "title", "text": "Hello"}]"#.utf8)

    /// Runs a server with an app that sends files, and returns the server's response to saving its screen.
    private func save(
        _ files: [String: Data]?, times: Int = 1, check: (PreviewServer) async throws -> Void = { _ in }
    ) async throws -> (status: Int, answer: Answer) {
        var result: (Int, Answer)?
        try await PreviewServer.run(["app.css": "#title { color: red }"]) { server in
            let cache = NIStylesheetCache(pathPrefix: server.folder.path)
            var options = NIChameleonObserver.Options(name: "My App", isEnabled: true)
            if let files { options.screenFiles = { files } }
            let observer = NIChameleonObserver(stylesheetCache: cache, host: server.url, options: options)
            observer.watchSkinChanges()
            defer { observer.stopWatching() }
            try await server.waitUntil("/preview/state", contains: "My App")
            for _ in 0..<times {
                let response = try await server.post("/preview/screen", Order(key: server.key))
                result = (response.status, try response.decoded())
            }
            try await check(server)
        }
        return try #require(result)
    }

    @Test("A screen of an app appears in the preview")
    func savesScreen() async throws {
        let (status, answer) = try await save(["screen.json": Self.views, "photo@2x.png": Self.png]) { server in
            #expect(try Data(contentsOf: server.folder.url(of: "My App/My App.json")) == Self.views)
            let isEqual = try Data(contentsOf: server.folder.url(of: "My App/photo@2x.png")) == Self.png
            #expect(isEqual)
            try await server.waitUntil("/preview/state", contains: "My App.json")
        }
        #expect(status == 200 && answer.written == ["My App/My App.json"])
    }

    @Test("A saved screen replaces no other one")
    func keepsOldScreens() async throws {
        let (_, answer) = try await save(["screen.json": Self.views], times: 2)
        #expect(answer.written == ["My App 2/My App.json"])
    }

    @Test(
        "Other files are refused, and nothing is written",
        arguments: [
            [:], ["screen.json": Data("[]".utf8)], ["screen.json": Data("{".utf8)], ["photo.png": png],
            ["screen.json": views, "../photo.png": png], ["screen.json": views, ".photo.png": png],
            ["screen.json": views, "a.png": Data("text".utf8)], ["screen.json": views, "app.css": Data()],
            ["screen.json": views, "a.png": png, "A.png": png], ["a.json": views, "b.json": views],
        ] as [[String: Data]])
    func refusesOtherFiles(_ files: [String: Data]) async throws {
        let (status, answer) = try await save(files) { server in
            let files = try FileManager.default.contentsOfDirectory(atPath: server.folder.path)
            #expect(files == ["app.css"])
        }
        #expect(status == 409 && answer.message == "the app sent no valid view data")
    }

    @Test("An app that does not support it says so")
    func appRefuses() async throws {
        let (status, answer) = try await save(nil)
        #expect(status == 409 && answer.message?.contains("screenFiles") == true)
    }

    @Test("Only a page with the key can save the screen of a connected app")
    func checksKey() async throws {
        try await PreviewServer.run(["app.css": ""]) { server in
            let withoutKey = try await server.post("/preview/screen", Order(key: ""))
            let withoutApp = try await server.post("/preview/screen", Order(key: server.key))
            let unexpected = try await server.post("/screen", ScreenPart(id: "unknown"))
            let malformed = try await server.post("/screen", ["id": 1])
            #expect([withoutKey, withoutApp, unexpected, malformed].map(\.status) == [403, 409, 404, 400])
        }
    }

    @Test("An app that stops responding is given up")
    func silentApp() async {
        let receiver = ScreenReceiver(silence: .milliseconds(1))
        guard case .problem("the app does not respond") = await receiver.screen({ _ in }) else {
            Issue.record("the receiver waits for no time limit")
            return
        }
    }

    @Test("A screen has limits")
    func limits() async {
        let receiver = ScreenReceiver(silence: .seconds(600))
        let outcome = await receiver.screen { request in
            var part = ScreenPart(id: request.id)
            for number in 0...ScreenPart.fileLimit {
                part.file = "\(number).png"
                #expect(receiver.take(part) == (number < ScreenPart.fileLimit))
            }
        }
        guard case .problem("the screen is too large") = outcome else {
            Issue.record("a screen of \(ScreenPart.fileLimit + 1) files was accepted")
            return
        }
    }
}
