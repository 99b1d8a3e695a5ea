import CSSEngine
import Foundation

/// The stylesheets of a screen with the edits that a page tries.
struct EditedScreen {
    /// An edited file.
    struct File {
        let contents: Data
        let replacements: [StylesheetEditor.Replacement]
    }

    /// The edited files by their paths in the watched folder.
    var files: [String: File] = [:]
    /// The stylesheets in cascade order. `nil` if no edit was accepted.
    var stylesheets: [Stylesheet]?
    /// The reasons why edits were refused, by their indices in the request.
    var problems: [Int: EditProblem] = [:]

    /// Returns the offsets in the file on disk of a value of the edited file.
    func originalRange(of range: Range<Int>, in path: String) -> Range<Int> {
        var shift = 0
        for replacement in (files[path]?.replacements ?? []).sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            let start = replacement.range.lowerBound + shift
            guard start <= range.lowerBound else { break }
            if start == range.lowerBound { return replacement.range }
            shift += replacement.value.utf8.count - replacement.range.count
        }
        return range.lowerBound - shift..<range.upperBound - shift
    }
}
