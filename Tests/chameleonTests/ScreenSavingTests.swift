import Foundation
import NimbusCSS
import NimbusChameleon
import TestSupport
import Testing

@testable import ChameleonServer
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
            ([:], "the app shows no screen"),
            (["screen.json": Data("[]".utf8)], "the JSON of the app is no view data"),
            (["screen.json": Data(#"{"view": "UILabel""#.utf8)], "the JSON of the app is no view data"),
            (["photo.png": png], "the app sent 0 JSON files, and not one with view data"),
            (["a.json": views, "B.JSON": views], "the app sent 2 JSON files, and not one with view data"),
            (["screen.json": views, "../photo.png": png], "“../photo.png” is no name for an image"),
            (["screen.json": views, ".photo.png": png], "“.photo.png” is no name for an image"),
            (["screen.json": views, "app.css": Data()], "“app.css” is no name for an image"),
            (["screen.json": views, "a.png": Data("text".utf8)], "a.png is no PNG file"),
            (
                ["screen.json": views, "a.png": Data(count: 8 << 20 + 1)],
                "the screen has too many files, or too large ones"
            ),
        ] as [([String: Data], String)])
    func refusesOtherFiles(_ files: [String: Data], _ reason: String) async throws {
        let (status, answer) = try await save(files) { server in
            let files = try FileManager.default.contentsOfDirectory(atPath: server.folder.path)
            #expect(files == ["app.css"])
        }
        #expect(status == 409 && answer.message?.hasSuffix(reason) == true)
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

    // MARK: Parts

    private let client = ServerClient(name: "App", address: "127.0.0.1")

    /// Requests a screen, and returns the reason why it does not arrive.
    private func failure(
        _ receiver: ScreenReceiver, _ send: @escaping @MainActor @Sendable (ScreenRequest) async -> Bool
    ) async -> String? {
        do throws(ScreenReceiver.Failure) {
            _ = try await receiver.files(of: client) { await send($0) }
            return nil
        } catch {
            return error.message
        }
    }

    private func part(_ request: ScreenRequest, _ file: String, offset: Int = 0, _ count: Int = 0) -> ScreenPart {
        var part = ScreenPart(id: request.id)
        (part.file, part.offset, part.data) = (file, offset, Data(count: count))
        return part
    }

    @Test("An app that stops responding is given up")
    func silentApp() async {
        let receiver = ScreenReceiver(times: .init(silence: .milliseconds(1)))
        #expect(await failure(receiver) { _ in true } == "the app does not respond")
        let slow = ScreenReceiver(times: .init(silence: .seconds(600), whole: .milliseconds(1)))
        #expect(await failure(slow) { _ in true } == "the app does not respond")
        let patient = ScreenReceiver(times: .init(silence: .seconds(600), whole: .seconds(600)))
        #expect(await failure(patient) { _ in false } == "the app cannot send its screen")
    }

    @Test("A screen has limits, and the parts of a file follow each other")
    func limits() async {
        let receiver = ScreenReceiver(times: .init(silence: .seconds(600), whole: .seconds(600)))
        let tooMany = await failure(receiver) { request in
            (0...ScreenPart.fileLimit).allSatisfy {
                receiver.take(part(request, "\($0).png")) == ($0 < ScreenPart.fileLimit)
            }
        }
        #expect(tooMany == "the screen is too large")
        let torn = await failure(receiver) { request in
            receiver.take(part(request, "a", 4)) && !receiver.take(part(request, "a", offset: 3, 4))
        }
        #expect(torn == "the app sent the parts of a in another order")
    }

    @Test("A screen is received once at a time, and a gone app ends it")
    func oneAtATime() async {
        let receiver = ScreenReceiver(times: .init(silence: .seconds(600), whole: .seconds(600)))
        var second: String?
        let first = await failure(receiver) { _ in
            second = await failure(receiver) { _ in true }
            receiver.clientIsGone(client)
            return true
        }
        #expect(second == "the screen of this app is being saved" && first == "the app is gone")
    }

    @Test("A cancelled request ends")
    func cancels() async {
        let receiver = ScreenReceiver(times: .init(silence: .seconds(600), whole: .seconds(600)))
        let task = Task { await failure(receiver) { _ in true } }
        task.cancel()
        #expect(await task.value == "the request was cancelled")
    }
}
