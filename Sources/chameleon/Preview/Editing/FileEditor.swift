import Foundation
import NimbusCSS
import NimbusChameleon

/// Writes new values of declarations to the stylesheets of a folder.
///
/// A file is replaced as a whole, so that no reader and no crash sees half of it. The new file has the permissions of the
/// old one. An actor, so that two requests cannot overwrite each other's edits.
actor FileEditor {
    private let folder: String

    /// - Parameter folder: The path of the watched folder.
    init(folder: String) {
        self.folder = folder
    }

    /// A file with its new contents, which are not written yet.
    private struct Draft {
        let path: StylesheetPath
        let hash: ContentHash
        let contents: Data
    }

    /// Writes all edits, or none if one of them is refused.
    /// - Returns: The paths of the changed files.
    /// - Throws: `EditProblem`. If it is `unwritable`, earlier files are already written.
    func write(_ edits: [TrialEdit]) throws(EditProblem) -> [String] {
        var drafts: [Draft] = []
        for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            drafts.append(try draft(path, edits))
        }
        for draft in drafts { try save(draft) }
        return drafts.map(\.path.text)
    }

    private func draft(_ text: String, _ edits: [TrialEdit]) throws(EditProblem) -> Draft {
        guard PreviewSheets.isSheet(text), let path = try? StylesheetPath(text), let hash = edits.first?.hash else {
            throw .noFile
        }
        let contents = try read(path).contents
        guard edits.allSatisfy({ $0.hash == hash }), ContentHash(of: contents) == hash else { throw .fileChanged }
        let replacements = edits.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
        let edited = try StylesheetEditor(contents, name: path.text).applying(replacements)
        return Draft(path: path, hash: hash, contents: edited)
    }

    private struct OpenFile {
        /// The absolute path, without symbolic links.
        let location: String
        let contents: Data
        let permissions: mode_t
    }

    private func read(_ path: StylesheetPath) throws(EditProblem) -> OpenFile {
        guard let (file, target) = try? StylesheetFolder(folder).openRegularFile(path), !target.hasHiddenComponent,
            PreviewSheets.isSheet(target)
        else { throw .noFile }
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0,
            let contents = try? file.read(upToCount: WireLimits.fileSize + 1) ?? Data(),
            contents.count <= WireLimits.fileSize
        else { throw .noFile }
        return OpenFile(
            location: URL(fileURLWithPath: folder).resolvingSymlinksInPath().appendingPathComponent(target).path,
            contents: contents, permissions: status.st_mode & 0o7777)
    }

    private func save(_ draft: Draft) throws(EditProblem) {
        let file = try read(draft.path)
        // Replacing a file needs no permission to write to it, but its owner means the file to stay.
        guard access(file.location, W_OK) == 0 else { throw .unwritable(path: draft.path.text) }
        let (directory, name) = StylesheetFolder.split(file.location)
        // The server does not serve names with a leading dot.
        let temporary = "\(directory)/.\(name).\(UUID().uuidString)"
        do {
            try write(draft.contents, to: temporary, file.permissions)
            // Another program may have saved the file meanwhile.
            guard try ContentHash(of: read(draft.path).contents) == draft.hash else { throw EditProblem.fileChanged }
            guard rename(temporary, file.location) == 0 else { throw EditProblem.unwritable(path: draft.path.text) }
        } catch let problem as EditProblem {
            unlink(temporary)
            throw problem
        } catch {
            unlink(temporary)
            throw .unwritable(path: draft.path.text)
        }
    }

    private func write(_ contents: Data, to path: String, _ permissions: mode_t) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: contents)
        guard fchmod(descriptor, permissions) == 0 else { throw CocoaError(.fileWriteNoPermission) }
        try file.synchronize()
        try file.close()
    }
}

extension String {
    /// Whether the path has a component with a leading dot.
    fileprivate var hasHiddenComponent: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
