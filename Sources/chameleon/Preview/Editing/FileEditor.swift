import CSSEngine
import Foundation
import NimbusCSS
import NimbusChameleon
import StylesheetEditing

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

    /// The result of a save.
    struct Save: Equatable {
        /// The paths of the changed files.
        let paths: [String]
        /// The edits that bring the old values back.
        let undo: [TrialEdit]
    }

    /// Writes all edits, or none if one of them is refused. If replacing a file fails, the files before it are replaced
    /// already.
    /// - Parameters:
    ///   - properties: The properties and pseudo-classes that the stylesheets can use.
    ///   - versions: The known versions of stylesheets by their hashes. An edit of such a version is made if its
    ///     declaration has not changed since.
    /// - Throws: `EditProblem`.
    func write(
        _ edits: [TrialEdit], properties: PropertyTable = .standard, versions: [ContentHash: Data] = [:]
    ) throws(EditProblem) -> Save {
        var drafts: [FileDraft] = []
        var undo: [TrialEdit] = []
        defer { for draft in drafts { draft.discard() } }
        for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            let edited = try EditedFile(path, edits, in: folder, properties, versions)
            // Two paths can lead to the same file.
            guard !drafts.contains(where: { $0.file.target == edited.file.target }) else { throw .repeated }
            drafts.append(try FileDraft(of: edited.file, edited.contents))
            undo += edited.undo
        }
        // Another program may have saved a file meanwhile.
        for draft in drafts {
            guard try EditableFile(draft.file.path, in: folder).hash == draft.file.hash else { throw .fileChanged }
        }
        for draft in drafts { try draft.replaceFile() }
        return Save(paths: drafts.map(\.file.path.text), undo: undo)
    }
}

/// A file with new values.
private struct EditedFile {
    let file: EditableFile
    let contents: Data
    /// The edits of the new contents that bring the old values back.
    let undo: [TrialEdit]

    init(
        _ text: String, _ edits: [TrialEdit], in folder: String, _ properties: PropertyTable,
        _ versions: [ContentHash: Data]
    ) throws(EditProblem) {
        // A file has one name only.
        guard PreviewSheets.isSheet(text), let path = try? StylesheetPath(text), path.text == text else {
            throw .noFile
        }
        let file = try EditableFile(path, in: folder)
        let editor = StylesheetEditor(file.contents, name: path.text, properties: properties)
        var current: [TrialEdit] = []
        for edit in edits {
            if edit.hash == file.hash {
                current.append(edit)
            } else {
                guard let old = versions[edit.hash],
                    let moved = edit.moved(
                        from: StylesheetEditor(old, name: path.text, properties: properties), to: editor, file.hash)
                else { throw .fileChanged }
                current.append(moved)
            }
        }
        let replacements = current.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
            .sorted { $0.range.lowerBound < $1.range.lowerBound }
        self.file = file
        let contents = try editor.applying(replacements)
        self.contents = contents
        let hash = ContentHash(of: contents)
        undo = zip(replacements, StylesheetEditor.newRanges(of: replacements)).compactMap { replacement, range in
            let start = file.contents.startIndex
            let old = file.contents[start + replacement.range.lowerBound..<start + replacement.range.upperBound]
            return String(bytes: old, encoding: .utf8).map {
                TrialEdit(path: text, hash: hash, start: range.lowerBound, end: range.upperBound, value: $0)
            }
        }
    }
}
