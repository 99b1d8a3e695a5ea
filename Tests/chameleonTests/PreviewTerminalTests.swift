import ChameleonServer
import Foundation
import TestSupport
import Testing

@testable import chameleon

/// What the terminal says of the app that the page shows.
@MainActor struct PreviewTerminalTests {
    @Test("What is wrong with the app is said once, and that it is mended", .timeLimit(.minutes(15)))
    func saysWhatIsWrong() async throws {
        let folder = try TemporaryFolder([
            "app.json": #"[{"view": "UILabel"}]"#, "app.css": "UILabel { colr: red }",
        ])
        var configuration = ServerConfiguration(folder: folder.path)
        configuration.port = 0
        let server = ChameleonServer(configuration)
        let (said, voice) = AsyncStream.makeStream(of: [String].self)
        let preview = Preview(
            server, folder: folder.path, tree: folder.url(of: "app.json"), sheets: [],
            print: { voice.yield($0) })
        let events = server.events()
        _ = try await server.start()
        preview.begin()
        let following = Task { await preview.follow(events) }
        var lines = said.makeAsyncIterator()
        let first = await lines.next()
        #expect(first?.first == "  preview, 1 warning app.css:1:11")
        #expect(first?.last == "                ^^^^")
        try folder.write("UILabel { colr: red }", to: "other.css")
        try folder.write("UILabel { color: red }", to: "app.css")
        #expect(await lines.next() == ["  preview, no mistakes app.json"])
        await server.shutdown()
        await following.value
    }
}
