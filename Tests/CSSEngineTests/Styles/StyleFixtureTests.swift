import Foundation
import Testing

/// The sheets of `Tests/Fixtures/Styles` give what is written down beside them.
///
/// `RECORD=1` writes it down anew, and fails: what was recorded is to be looked at.
@Suite struct StyleFixtureTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test(arguments: try StyleFixture.names())
    func givesWhatIsWrittenDown(_ name: String) throws {
        let fixture = try StyleFixture(name)
        try check(fixture.styles, name + ".styles")
        try check(fixture.diagnostics, name + ".diagnostics")
    }

    private func check(_ text: String, _ name: String) throws {
        let file = StyleFixture.folder.appendingPathComponent(name)
        if Self.isRecording {
            try text.write(to: file, atomically: true, encoding: .utf8)
            Issue.record("recorded \(name)")
            return
        }
        let expected = try String(contentsOf: file, encoding: .utf8)
        guard text != expected else { return }
        let difference = lines(text).difference(from: lines(expected))
        let changes = difference.removals.map { "- \($0.line)" } + difference.insertions.map { "+ \($0.line)" }
        Issue.record("\(name)\n\(changes.joined(separator: "\n"))")
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

extension CollectionDifference.Change {
    fileprivate var line: ChangeElement {
        switch self {
        case .insert(_, let element, _), .remove(_, let element, _): element
        }
    }
}
