import ChameleonServer
import Foundation
import Testing

@testable import chameleon

/// What the terminal says of the app that the page shows.
@MainActor struct PreviewTerminalTests {
    @Test("What is wrong with the app is said once, and that it is mended", .timeLimit(.minutes(15)))
    func saysWhatIsWrong() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("terminal-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func write(_ text: String, _ name: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        }
        try write(#"[{"view": "UILabel"}]"#, "app.json")
        try write("UILabel { colr: red }", "app.css")
        var configuration = ServerConfiguration(folder: folder.path)
        configuration.port = 0
        let server = ChameleonServer(configuration)
        let (said, voice) = AsyncStream.makeStream(of: [String].self)
        let preview = Preview(
            server, folder: folder.path, tree: folder.appendingPathComponent("app.json"), sheets: [],
            print: { voice.yield($0) })
        let events = server.events()
        _ = try await server.start()
        preview.begin()
        let following = Task { await preview.follow(events) }
        var lines = said.makeAsyncIterator()
        let first = await lines.next()
        #expect(first?.first == "  preview, 1 warning app.css:1:11")
        #expect(first?.last == "                ^^^^")
        try write("UILabel { colr: red }", "other.css")
        try write("UILabel { color: red }", "app.css")
        #expect(await lines.next() == ["  preview, no mistakes app.json"])
        await server.shutdown()
        await following.value
    }
}
