import Foundation
import Testing

/// Sheets with what is expected of them written down beside them.
struct Fixtures {
    /// `Tests/Fixtures`, three levels above this file.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures")

    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    let folder: URL

    init(_ name: String) {
        folder = Self.root.appendingPathComponent(name)
    }

    /// The sheets' names without their ending. Those that others import lie in a folder of their own.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".css") }
            .map { String($0.dropLast(4)) }.sorted()
    }

    /// Compares a text with the file of that name; with `RECORD=1`, writes it down anew and fails: what was recorded
    /// is to be looked at.
    func check(_ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
        let file = folder.appendingPathComponent(name)
        if Self.isRecording {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)", sourceLocation: location)
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        #expect(text == expected, "\(name)", sourceLocation: location)
    }
}
