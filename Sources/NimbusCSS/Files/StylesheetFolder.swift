import Foundation

/// The folder from which stylesheets are read. Reads no file outside it, even if a path or a symbolic link leads there.
package struct StylesheetFolder: Sendable {
    /// The maximum size of a stylesheet, in bytes.
    package static let sizeLimit = 64 << 20

    private let path: String
    private let overlay: StylesheetOverlay?

    /// - Parameters:
    ///   - path: The path of the folder. Empty for the current folder.
    ///   - overlay: Contents that replace those of files in the folder.
    package init(_ path: String, overlay: StylesheetOverlay? = nil) {
        self.path = path.isEmpty ? "." : path
        self.overlay = overlay
    }

    /// Returns the contents of a stylesheet.
    /// - Throws: The reason why the file cannot be read.
    package func contents(of stylesheet: StylesheetPath) throws(NIFileError.Reason) -> Data {
        if let data = overlay?.contents(of: stylesheet) { return data }
        if overlay?.isComplete == true { throw .missing }
        let file: FileHandle
        do {
            file = try openRegularFile(stylesheet).file
        } catch {
            throw error.reason
        }
        // Limits the bytes read instead of checking the size first, because the file may grow meanwhile.
        guard let data = try? file.read(upToCount: Self.sizeLimit + 1) ?? Data() else { throw .unreadable }
        guard data.count <= Self.sizeLimit else { throw .tooLarge }
        return data
    }

    /// An open file of the folder.
    package struct OpenFile {
        package let file: FileHandle
        /// The folder that contains the file. It remains the same folder if another program moves it.
        package let directory: FileHandle
        /// The path relative to the outermost folder, after resolving symbolic links.
        package let path: String
    }

    /// Opens a file for reading.
    package func openRegularFile(_ stylesheet: StylesheetPath) throws(FileAccessError) -> OpenFile {
        let opened = try openFile(stylesheet)
        var status = stat()
        guard fstat(opened.file.fileDescriptor, &status) == 0 else { throw .system(code: errno) }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return opened
        case S_IFDIR: throw .refused(.folder)
        default: throw .refused(.notRegular)
        }
    }

    /// Returns the contents of a file anywhere in the file system.
    package static func contents(ofFileAt path: String) throws(NIFileError.Reason) -> Data {
        let (folder, name) = split(path.isEmpty ? "" : try resolved(path))
        return try StylesheetFolder(folder).contents(of: try StylesheetPath(name))
    }

    /// Splits a path into its folder and its last component. The folder is empty for the current folder.
    package static func split(_ path: String) -> (folder: String, name: String) {
        guard let last = path.utf8.lastIndex(of: StylesheetPath.slash) else { return ("", path) }
        let name = String(path[path.utf8.index(after: last)...])
        return (last == path.startIndex ? "/" : String(path[..<last]), name)
    }

    // MARK: Opening

    /// Resolves symbolic links, checks that the target is inside the folder, and opens the target component by
    /// component without following links. A link that is created after the check is therefore an error.
    private func openFile(_ stylesheet: StylesheetPath) throws(FileAccessError) -> OpenFile {
        let root = try Self.realPath(path)
        let target = try Self.realPath(path + "/" + stylesheet.text)
        let prefix = root == "/" ? root : root + "/"
        guard target.utf8.starts(with: prefix.utf8) else { throw .refused(.outside) }
        var file = try Self.handle(open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        var directory = file
        let path = String(decoding: target.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
        for component in path.utf8.split(separator: StylesheetPath.slash) {
            // Without O_NONBLOCK, opening a named pipe blocks until it has a writer.
            let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC
            directory = file
            file = try Self.handle(openat(directory.fileDescriptor, String(decoding: component, as: UTF8.self), flags))
        }
        return OpenFile(file: file, directory: directory, path: path)
    }

    private static func handle(_ descriptor: Int32) throws(FileAccessError) -> FileHandle {
        guard descriptor >= 0 else { throw .system(code: errno) }
        return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    private static func realPath(_ path: String) throws(FileAccessError) -> String {
        guard let resolved = realpath(path, nil) else { throw .system(code: errno) }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private static func resolved(_ path: String) throws(NIFileError.Reason) -> String {
        do {
            return try realPath(path)
        } catch {
            throw error.reason
        }
    }
}
