import Foundation
import TestSupport
import Testing

@testable import chameleon

/// The lines that are printed about the app that the page shows.
@MainActor struct PreviewTerminalTests {
    @Test("The problems of the app are printed once, and a line when they are fixed", .timeLimit(.minutes(15)))
    func printsProblems() async throws {
        let folder = try TemporaryFolder([
            "app.json": #"[{"view": "UILabel"}]"#, "app.css": "UILabel { colr: red }",
        ])
        let (printed, printer) = AsyncStream.makeStream(of: [String].self)
        let server = PreviewServer(in: folder, trees: ["app.json"], print: { printer.yield($0) })
        try await server.start()
        var lines = printed.makeAsyncIterator()
        let first = await lines.next()
        #expect(
            first?.map(\.withoutStyles) == [
                "preview       1 warning",
                "  app.css:1:11: warning: unknown property “colr”; did you mean “color”?",
                "      UILabel { colr: red }", "                ^^^^",
            ])
        try folder.write("UILabel { colr: red }", to: "other.css")
        try folder.write("UILabel { color: red }", to: "app.css")
        #expect(await lines.next() == ["preview       no problems"])
        await server.stop()
    }
}
