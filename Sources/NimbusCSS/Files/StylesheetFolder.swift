import Foundation

/// The folder that style sheets are read from. Nothing outside of it is, whatever a path or a symbolic link says.
package struct StylesheetFolder: Sendable {
    /// Bytes that a sheet may have.
    package static let sizeLimit = 64 << 20

    private let path: String
    private let overlay: StylesheetOverlay?

    /// - Parameters:
    ///   - path: of the folder; empty for the current one.
    ///   - overlay: what counts in place of its files.
    package init(_ path: String, overlay: StylesheetOverlay? = nil) {
        self.path = path.isEmpty ? "." : path
        self.overlay = overlay
    }

    /// The bytes of a sheet, read in one go.
    /// - Throws: why not.
    package func contents(of sheet: StylesheetPath) throws(NIFileError.Reason) -> Data {
        if let data = overlay?.contents(of: sheet) { return data }
        let file = try openRegularFile(sheet).file
        // Counted while it is read: its size may change meanwhile.
        guard let data = try? file.read(upToCount: Self.sizeLimit + 1) ?? Data() else { throw .unreadable }
        guard data.count <= Self.sizeLimit else { throw .tooLarge }
        return data
    }

    /// Opens a file to read it.
    /// - Returns: also the path below the folder that it has once links are followed.
    package func openRegularFile(_ sheet: StylesheetPath) throws(NIFileError.Reason) -> (file: FileHandle, path: String)
    {
        let (file, path) = try openFile(sheet)
        var status = stat()
        guard fstat(file.fileDescriptor, &status) == 0 else { throw .unreadable }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return (file, path)
        case S_IFDIR: throw .folder
        default: throw .notRegular
        }
    }

    /// The bytes of the file that a path leads to, wherever that is.
    package static func contents(ofFileAt path: String) throws(NIFileError.Reason) -> Data {
        let (folder, name) = split(path.isEmpty ? "" : try realPath(path))
        return try StylesheetFolder(folder).contents(of: try StylesheetPath(name))
    }

    /// A path's folder, empty for the current one, and what stands in it.
    package static func split(_ path: String) -> (folder: String, name: String) {
        guard let last = path.utf8.lastIndex(of: StylesheetPath.slash) else { return ("", path) }
        let name = String(path[path.utf8.index(after: last)...])
        return (last == path.startIndex ? "/" : String(path[..<last]), name)
    }

    // MARK: Opening

    /// Opens where a path really leads, step by step from the folder down and following no link: one that is put in
    /// the way after the path was looked at is an error.
    private func openFile(_ sheet: StylesheetPath) throws(NIFileError.Reason) -> (file: FileHandle, path: String) {
        let root = try Self.realPath(path)
        let target = try Self.realPath(path + "/" + sheet.text)
        let prefix = root == "/" ? root : root + "/"
        guard target.utf8.starts(with: prefix.utf8) else { throw .outside }
        var file = try Self.handle(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        let path = String(decoding: target.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        for component in path.utf8.split(separator: StylesheetPath.slash) {
            // Without O_NONBLOCK, opening a pipe waits for its other end.
            let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
            file = try Self.handle(openat(file.fileDescriptor, String(decoding: component, as: UTF8.self), flags))
        }
        return (file, path)
    }

    private static func handle(_ descriptor: Int32) throws(NIFileError.Reason) -> FileHandle {
        guard descriptor >= 0 else { throw failure() }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func realPath(_ path: String) throws(NIFileError.Reason) -> String {
        guard let resolved = realpath(path, nil) else { throw failure() }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func failure() -> NIFileError.Reason {
        errno == ENOENT || errno == ENOTDIR ? .missing : .unreadable
    }
}
