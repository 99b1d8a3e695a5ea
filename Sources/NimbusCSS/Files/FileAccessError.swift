import Foundation

/// The error of a file access, before a caller decides what it means.
package enum FileAccessError: Error, Hashable, Sendable {
    /// The path is not allowed, or the file is not of the right type.
    case refused(NIFileError.Reason)
    /// A system call failed with this `errno`.
    case system(code: Int32)

    /// The reason for a caller that does not try again.
    package var reason: NIFileError.Reason {
        switch self {
        case .refused(let reason): reason
        case .system(ENOENT), .system(ENOTDIR): .missing
        case .system: .unreadable
        }
    }
}
