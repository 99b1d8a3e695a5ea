import CSSEngine
import Foundation
import HeadlessScreen
import NimbusUIKit
import Testing

@testable import nimbus

/// Styles the view trees in `Tests/Fixtures/Views` with their stylesheets and compares the views with the `.views`
/// files.
///
/// With `RECORD=1`, records the files and fails, so that they are reviewed.
@MainActor @Suite struct ViewFixtureTests {
    private nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures/Views")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    private nonisolated static func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".css") }
            .map { String($0.dropLast(4)) }.sorted()
    }

    @Test(arguments: try ViewFixtureTests.names())
    func stylesTheViewsAsRecorded(_ name: String) throws {
        let css = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".css"))
        let data = try Data(contentsOf: Self.folder.appendingPathComponent(name + ".json"))
        let tree = try ViewTree(data: data, name: name + ".json")
        #expect(tree.problems.isEmpty)
        let sheet = Stylesheet(Source(name: name + ".css", data: css)) { _ throws(Stylesheet.Unreadable) in
            Source(name: "", text: "")
        }
        let screen = StyledScreen(tree, [sheet], Environment(), folder: Self.folder)
        #expect(!screen.problems.contains { $0.severity == .error })
        let problems = screen.dom.layoutProblems.map { "problem: \($0.kind) \($0.viewClass)#\($0.id ?? "")\n" }
        try check(screen.dump.text() + problems.joined(), name + ".views")
        screen.window.setterRecorder = SetterRecorder()
        screen.dom.refresh()
        #expect(screen.window.setterRecorder?.calls.map(\.setter) == [])
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
