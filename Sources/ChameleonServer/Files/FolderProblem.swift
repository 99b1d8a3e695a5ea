import CSSEngine

/// Something in the watched folder that is not served, or the folder itself.
public struct FolderProblem: Error, Hashable, Sendable {
    /// What there is to say.
    public enum Reason: Hashable, Sendable {
        /// The watched folder is gone, or is no folder.
        case noFolder
        /// A symbolic link leads out of the watched folder, or to what is never served.
        case outside
        /// The name is not UTF-8, or has a control character or a backslash in it, or the path is too long.
        case unusableName
        /// A pipe, a socket or a device.
        case notRegular
        /// For want of permission, mostly.
        case unreadable
        case tooLarge(limit: Int)
        /// More files than are served, or than memory is meant for; this one and others are left out.
        case tooManyFiles(limit: Int)
        case tooManyBytes(limit: Int)
        case tooManyFolders(limit: Int)
        case tooDeep(limit: Int)
        /// The system tells of no more folders; changes in this one are seen within seconds.
        case unwatched
    }

    /// Below the watched folder; empty for the folder itself.
    public var path: String
    /// What is wrong with it.
    public var reason: Reason
}

extension FolderProblem: CustomStringConvertible {
    /// The path and what there is to say, without control characters.
    public var description: String { (path.isEmpty ? "" : "\(path.escapedForTerminal): ") + reason.description }
}

extension FolderProblem.Reason: CustomStringConvertible {
    /// What there is to say behind the path.
    public var description: String {
        switch self {
        case .noFolder: "the watched folder is not there"
        case .outside: "a symbolic link leads to what is not served"
        case .unusableName: "cannot be served under this name"
        case .notRegular: "is not a regular file"
        case .unreadable: "cannot be read"
        case .tooLarge(let limit): "is larger than \(limit >> 20) MiB and not served"
        case .tooManyFiles(let limit): "not everything is served: there are more than \(limit) files"
        case .tooManyBytes(let limit): "is not served: the files have more than \(limit >> 20) MiB"
        case .tooManyFolders(let limit): "is not served: there are more than \(limit) folders"
        case .tooDeep(let limit): "is not served: it lies more than \(limit) folders deep"
        case .unwatched: "changes are seen late: the system watches no more folders"
        }
    }
}
