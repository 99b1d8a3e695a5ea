import Foundation
import NimbusCSS

/// Writes new values of declarations to the stylesheets of a folder.
///
/// A file is replaced as a whole, so that no reader and no crash sees half of it. The new file has the owner and the
/// permissions of the old one. An actor, so that two requests cannot overwrite each other's edits.
actor FileEditor {
    private let folder: String

    /// - Parameter folder: The path of the watched folder.
    init(folder: String) {
        self.folder = folder
    }

    /// Writes all edits, or none if one of them is refused. If replacing a file fails, the files before it are replaced
    /// already.
    /// - Returns: The paths of the changed files.
    /// - Throws: `EditProblem`.
    func write(_ edits: [TrialEdit]) throws(EditProblem) -> [String] {
        var drafts: [FileDraft] = []
        defer { for draft in drafts { draft.discard() } }
        for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            let (file, contents) = try edited(path, edits)
            // Two paths can lead to the same file.
            guard !drafts.contains(where: { $0.file.target == file.target }) else { throw .repeated }
            drafts.append(try FileDraft(of: file, contents))
        }
        // Another program may have saved a file meanwhile.
        for draft in drafts {
            guard try EditableFile(draft.file.path, in: folder).hash == draft.file.hash else { throw .fileChanged }
        }
        for draft in drafts { try draft.replaceFile() }
        return drafts.map(\.file.path.text)
    }

    /// Returns a file and its contents with new values.
    private func edited(_ text: String, _ edits: [TrialEdit]) throws(EditProblem) -> (EditableFile, Data) {
        guard PreviewSheets.isSheet(text), let path = try? StylesheetPath(text) else { throw .noFile }
        let file = try EditableFile(path, in: folder)
        guard edits.allSatisfy({ $0.hash == file.hash }) else { throw .fileChanged }
        let replacements = edits.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
        return (file, try StylesheetEditor(file.contents, name: path.text).applying(replacements))
    }
}
