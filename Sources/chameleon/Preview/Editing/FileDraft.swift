import Foundation
import NimbusCSS
import NimbusChameleon
import StylesheetEditing

/// A version of a stylesheet that an edit can replace.
struct EditableFile {
    let path: StylesheetPath
    /// The path in the watched folder, without symbolic links.
    let target: String
    let contents: Data
    let hash: ContentHash
    /// The folder that contains the file. All changes are made in this open folder, so a link that replaces the folder
    /// meanwhile leads them nowhere else.
    fileprivate let directory: FileHandle
    fileprivate let status: stat

    /// Reads a stylesheet of a folder.
    /// - Throws: `EditProblem.noFile` if the path leads to no stylesheet that the server serves.
    init(_ path: StylesheetPath, in folder: String) throws(EditProblem) {
        var status = stat()
        guard let opened = try? StylesheetFolder(folder).openRegularFile(path), !WatchedPath.isHidden(opened.path),
            PreviewSheets.isSheet(opened.path), fstat(opened.file.fileDescriptor, &status) == 0,
            let contents = try? opened.file.read(upToCount: WireLimits.fileSize + 1) ?? Data(),
            contents.count <= WireLimits.fileSize
        else { throw .noFile }
        self.path = path
        target = opened.path
        self.contents = contents
        hash = ContentHash(of: contents)
        directory = opened.directory
        self.status = status
    }

    fileprivate var name: String { StylesheetFolder.split(target).name }
}

/// The new contents of a file, in a temporary file in the same folder.
struct FileDraft {
    let file: EditableFile
    private let temporary: String

    /// Writes the temporary file.
    /// - Throws: `EditProblem` if the file may not be replaced, or if the temporary file cannot be written.
    init(of file: EditableFile, _ contents: Data) throws(EditProblem) {
        self.file = file
        // The server does not serve names with a leading dot.
        temporary = ".\(UUID().uuidString).tmp"
        // Renaming needs no permission for the file itself, so it has to be checked.
        // The system lets its administrator write to any file.
        guard file.status.st_mode & 0o222 != 0 else { throw Self.unwritable(file, EACCES) }
        guard faccessat(file.directory.fileDescriptor, file.name, W_OK, 0) == 0 else {
            throw Self.unwritable(file, errno)
        }
        guard file.status.st_nlink == 1 else { throw .hardLinked(path: file.path.text) }
        do throws(SystemFailure) {
            try write(contents)
        } catch {
            discard()
            throw Self.unwritable(file, error.code)
        }
    }

    /// Replaces the file.
    func replaceFile() throws(EditProblem) {
        let directory = file.directory.fileDescriptor
        guard renameat(directory, temporary, directory, file.name) == 0 else { throw Self.unwritable(file, errno) }
    }

    private struct SystemFailure: Error {
        let code: Int32
    }

    /// - Parameter code: The `errno`.
    private static func unwritable(_ file: EditableFile, _ code: Int32) -> EditProblem {
        let reason = String(cString: strerror(code))
        return .unwritable(path: file.path.text, reason: reason.prefix(1).lowercased() + reason.dropFirst())
    }

    /// Removes the temporary file. Has no effect after `replaceFile()`.
    func discard() { unlinkat(file.directory.fileDescriptor, temporary, 0) }

    /// Creates the temporary file with the owner and the permissions of the file.
    private func write(_ contents: Data) throws(SystemFailure) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let descriptor = openat(file.directory.fileDescriptor, temporary, flags, 0o600)
        guard descriptor >= 0 else { throw SystemFailure(code: errno) }
        defer { close(descriptor) }
        var rest = contents[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw SystemFailure(code: count < 0 ? errno : ENOSPC) }
            rest = rest.dropFirst(count)
        }
        let status = file.status
        guard fchown(descriptor, status.st_uid, status.st_gid) == 0, fchmod(descriptor, status.st_mode & 0o777) == 0,
            fsync(descriptor) == 0
        else { throw SystemFailure(code: errno) }
    }
}
