import Foundation

/// A file that a program finds in a folder, and that nobody has named. The read of a named pipe or a device would not end.
package enum RegularFile {
    /// Whether a path, or what its symbolic link leads to, is a regular file.
    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }

    /// Whether two paths lead to the same file.
    package static func isSame(_ path: String, _ other: String) -> Bool {
        var (status, otherStatus) = (stat(), stat())
        guard stat(path, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
        return status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
    }
}
