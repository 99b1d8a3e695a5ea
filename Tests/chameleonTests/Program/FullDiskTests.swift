import Foundation
import HTTPTestSupport
import NimbusChameleon
import StylesheetEditing
import TestSupport
import Testing

@testable import chameleon

#if os(macOS) || os(Linux)
/// The program on a disk without space.
@Suite struct FullDiskTests {
    private struct Order: Encodable {
        let key: String
        let edits: [TrialEdit]
    }

    @Test("Without space for a new stylesheet, a save fails with the reason, and the old one stays")
    func save() async throws {
        // The program can write its output, but not the whole stylesheet.
        let text = ".a { color: red }" + String(repeating: " ", count: 100_000)
        let folder = try TemporaryFolder(["a.css": text])
        // The system refuses to write more than 64 blocks to a file. Without the trap, its signal ends the program.
        let script = "trap '' XFSZ && ulimit -f 64 && exec \"$0\" \"$@\""
        let run = try ProgramRun(
            URL(fileURLWithPath: "/bin/sh"),
            ["-c", script, ProgramRun.built("chameleon").path, "--watch", folder.path, "--port", "0"])
        let (port, key) = try await eventually("an address") {
            run.output.firstMatch(of: /:(\d+)\/#key=(\w+)/).flatMap { match in Int(match.1).map { ($0, match.2) } }
        }
        let edit = TrialEdit(
            path: "a.css", hash: ContentHash(of: Data(text.utf8)), start: 12, end: 15, value: "blue")
        let body = String(decoding: try JSONEncoder().encode(Order(key: String(key), edits: [edit])), as: UTF8.self)
        let request = RawClient.request("POST", "/preview/edit", ["Content-Type: application/json"], body: body)
        let response = try await RawClient(port: port, sending: request).response()
        #expect(response.status == 500 && response.text.contains("a.css cannot be written: file too large"))
        #expect(try folder.text("a.css") == text)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.css"])
        #expect(run.isRunning)
    }
}
#endif
