import Foundation
import Testing

/// What a file says that a text should be.
///
/// `RECORD=1` writes the text down anew, and fails: what was recorded is to be looked at.
struct Expectation {
    let file: URL

    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    func check(_ text: String) throws {
        let name = file.lastPathComponent
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
