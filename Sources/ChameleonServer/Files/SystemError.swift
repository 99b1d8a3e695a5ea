import Foundation

/// The error of a system call on a file or folder.
struct SystemError: Error, Hashable {
    /// The `errno`.
    let code: Int32

    /// The conclusion that an error permits.
    enum Meaning {
        /// The file or folder does not exist.
        case missing
        /// The file or folder exists and cannot be read, until its permissions change.
        case unreadable
        /// The system cannot read the file or folder now, for example because the process has too many open files. This says nothing
        /// about the file or folder.
        case unknown
    }

    var meaning: Meaning {
        switch code {
        case ENOENT, ENOTDIR: .missing
        case EACCES, EPERM, ELOOP, ENAMETOOLONG, ENXIO, ENODEV, EISDIR: .unreadable
        default: .unknown
        }
    }

    /// The reason for not serving a file or folder that exists.
    var reason: FolderProblem.Reason {
        switch meaning {
        case .missing, .unreadable: .unreadable
        case .unknown: .unavailable(code: code)
        }
    }

    /// The error of the last system call of this thread.
    static var last: SystemError { SystemError(code: errno) }
}
