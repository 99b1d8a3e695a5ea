import Foundation
import NimbusCSS
import NimbusChameleon

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

    /// A file with its new contents in a temporary file beside it.
    private struct Draft {
        let path: StylesheetPath
        let hash: ContentHash
        let location: String
        let temporary: String
    }

    /// Writes all edits, or none if one of them is refused.
    /// - Returns: The paths of the changed files.
    /// - Throws: `EditProblem`.
    func write(_ edits: [TrialEdit]) throws(EditProblem) -> [String] {
        var drafts: [Draft] = []
        defer { for draft in drafts { unlink(draft.temporary) } }
        for (path, edits) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
            let draft = try draft(path, edits)
            // Two paths can lead to the same file.
            guard !drafts.contains(where: { $0.location == draft.location }) else {
                unlink(draft.temporary)
                throw .repeated
            }
            drafts.append(draft)
        }
        // Another program may have saved a file meanwhile.
        for draft in drafts {
            guard try ContentHash(of: read(draft.path).contents) == draft.hash else { throw .fileChanged }
        }
        for draft in drafts {
            guard rename(draft.temporary, draft.location) == 0 else { throw .unwritable(path: draft.path.text) }
        }
        return drafts.map(\.path.text)
    }

    private func draft(_ text: String, _ edits: [TrialEdit]) throws(EditProblem) -> Draft {
        guard PreviewSheets.isSheet(text), let path = try? StylesheetPath(text), let hash = edits.first?.hash else {
            throw .noFile
        }
        let file = try read(path)
        guard edits.allSatisfy({ $0.hash == hash }), ContentHash(of: file.contents) == hash else { throw .fileChanged }
        let replacements = edits.map { StylesheetEditor.Replacement(range: $0.start..<$0.end, value: $0.value) }
        let edited = try StylesheetEditor(file.contents, name: path.text).applying(replacements)
        // Renaming needs no permission for the file itself, so it has to be checked. A hard link would be separated from
        // the other names of its file.
        guard access(file.location, W_OK) == 0, file.status.st_nlink == 1 else { throw .unwritable(path: path.text) }
        let (directory, name) = StylesheetFolder.split(file.location)
        // The server does not serve names with a leading dot.
        let temporary = "\(directory)/.\(name).\(UUID().uuidString)"
        do {
            try Self.write(edited, to: temporary, like: file.status)
        } catch {
            unlink(temporary)
            throw .unwritable(path: path.text)
        }
        return Draft(path: path, hash: hash, location: file.location, temporary: temporary)
    }

    // MARK: Files

    private struct OpenFile {
        /// The absolute path, without symbolic links.
        let location: String
        let contents: Data
        let status: stat
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
            contents: contents, status: status)
    }

    /// Creates a file with the owner and the permissions of another one.
    private static func write(_ contents: Data, to path: String, like status: stat) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try file.write(contentsOf: contents)
        guard fchown(descriptor, status.st_uid, status.st_gid) == 0, fchmod(descriptor, status.st_mode & 0o777) == 0
        else { throw CocoaError(.fileWriteNoPermission) }
        try file.synchronize()
        try file.close()
    }
}

extension String {
    /// Whether the path has a component with a leading dot.
    fileprivate var hasHiddenComponent: Bool { split(separator: "/").contains { $0.hasPrefix(".") } }
}
