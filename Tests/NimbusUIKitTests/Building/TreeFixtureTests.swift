import Foundation
import NimbusUIKit
import Testing

/// The view trees of `Tests/Fixtures/Trees` have the mistakes that are written down beside them.
///
/// `RECORD=1` writes them down anew, and fails: what was recorded is to be looked at.
@MainActor @Suite struct TreeFixtureTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures/Trees")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    private nonisolated static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
            .map { String($0.dropLast(5)) }.sorted()
    }

    @Test(arguments: try TreeFixtureTests.names())
    func hasWhatIsWrittenDown(_ name: String) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
        let tree = try ViewTree(data: data, name: name + ".json")
        let screen = BuiltScreen()
        var problems = ""
        screen.window.buildSubviews(tree, in: screen.dom) { problems += "\($0)\n" }
        try check(problems, name + ".problems")
    }

    private func check(_ text: String, _ name: String) throws {
        let file = Self.folder.appendingPathComponent(name)
        if Self.isRecording {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
            return
        }
        #expect(text == (try String(contentsOf: file, encoding: .utf8)))
    }
}
