import CSSEngine
import Foundation

/// A problem that keeps a file or folder from being served or watched.
public struct FolderProblem: Error, Hashable, Sendable {
    /// The reason for a problem.
    public enum Reason: Hashable, Sendable {
        /// The watched folder does not exist or is not a folder.
        case noFolder
        /// A symbolic link leads out of the watched folder, or to a file or folder that is never served.
        case outside
        /// The name is not UTF-8 or contains a control character or backslash, or the path is too long.
        case unusableName
        /// The file is a pipe, a socket or a device.
        case notRegular
        /// The file or folder cannot be read, in most cases because of its permissions.
        case unreadable
        /// The file or folder cannot be read now, for example because the process has too many open files. The server
        /// keeps the known version and tries again.
        /// - Parameter code: The `errno`.
        case unavailable(code: Int32)
        case tooLarge(limit: Int)
        /// There are more files than the limit; this and other files are skipped.
        case tooManyFiles(limit: Int)
        case tooManyBytes(limit: Int)
        case tooManyFolders(limit: Int)
        case tooDeep(limit: Int)
        /// The system watches no more folders; a sweep finds changes in this folder within seconds.
        case unwatched
    }

    /// The path relative to the watched folder; empty for the folder itself.
    public var path: String
    /// The reason for the problem.
    public var reason: Reason
    /// The number of further files or folders with the same reason that are not reported one by one.
    public var others = 0
}

extension FolderProblem: CustomStringConvertible {
    /// The path and the problem, without control characters.
    public var description: String {
        let subject = path.isEmpty ? reason.subject : "\(path.escapedForTerminal): "
        return subject + reason.description + (others == 0 ? "" : " (and \(others) more)")
    }
}

extension FolderProblem.Reason: CustomStringConvertible {
    /// The message that follows the path.
    public var description: String {
        switch self {
        case .noFolder: "the watched folder is not there"
        case .outside: "a symbolic link leads to a file that is not served"
        case .unusableName: "cannot be served under this name"
        case .notRegular: "is not a regular file"
        case .unreadable: "cannot be read"
        case .unavailable(let code): "cannot be read now: \(Self.text(ofError: code))"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB and not served"
        case .tooManyFiles(let limit): "not everything is served: there are more than \(limit) files"
        case .tooManyBytes(let limit): "is not served: the files have more than \(limit >> 20) MiB"
        case .tooManyFolders(let limit): "is not served: there are more than \(limit) folders"
        case .tooDeep(let limit): "is not served: it lies more than \(limit) folders deep"
        case .unwatched: "changes are seen late: the system watches no more folders"
        }
    }

    /// The subject of the message for the watched folder itself.
    fileprivate var subject: String {
        switch self {
        case .unreadable, .unavailable: "the watched folder "
        case .noFolder, .outside, .unusableName, .notRegular, .tooLarge, .tooManyFiles, .tooManyBytes, .tooManyFolders,
            .tooDeep, .unwatched:
            ""
        }
    }

    /// Returns the system's message in lower case: `too many open files`.
    private static func text(ofError code: Int32) -> String {
        let text = String(cString: strerror(code))
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
