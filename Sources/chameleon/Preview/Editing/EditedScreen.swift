import CSSEngine
import Foundation
import StylesheetEditing

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
    /// The first warning that each edit causes, by their indices in the request.
    var warnings: [Int: String] = [:]

    /// Returns the offsets of an edit's value in the edited file. `nil` if the file has no such edit.
    func newRange(of edit: TrialEdit) -> Range<Int>? {
        let replacements = (files[edit.path]?.replacements ?? []).sorted { $0.range.lowerBound < $1.range.lowerBound }
        return zip(replacements, StylesheetEditor.newRanges(of: replacements))
            .first { $0.0.range == edit.start..<edit.end }?.1
    }

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
