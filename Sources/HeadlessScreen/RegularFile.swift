import Foundation

/// A file that a program finds in a folder, and that nobody has named. The read of a named pipe or a device would not end.
package enum RegularFile {
    /// Whether a path, or what its symbolic link leads to, is a regular file.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
