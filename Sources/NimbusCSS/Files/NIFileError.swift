import Foundation

/// A style sheet's file that could not be read.
public struct NIFileError: Error, Hashable, Sendable {
    /// Why a file could not be read.
    public enum Reason: Error, Hashable, Sendable, CaseIterable {
        /// The path is empty or absolute, or has a backslash or a NUL in it.
        case notRelative
        /// The path has `..` in it, or a symbolic link leads out of the folder of the sheets.
        case outside
        case missing
        case folder
        /// A pipe, a socket or a device.
        case notRegular
        /// It has more than 64 MiB.
        case tooLarge
        /// Everything else, as for want of permission.
        case unreadable
    }

    /// The path as it was given.
    public var path: String
    /// Why it could not be read.
    public var reason: Reason

    /// An error about a file.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension NIFileError: CustomStringConvertible, LocalizedError {
    /// The path, and what is wrong with it.
    public var description: String { "\(path): \(reason.description)" }
    /// The same as the description.
    public var errorDescription: String? { description }
}

extension NIFileError.Reason: CustomStringConvertible {
    /// What there is to say behind the path.
    public var description: String {
        switch self {
        case .notRelative: "is no path relative to the folder of the sheets"
        case .outside: "leads out of the folder of the sheets"
        case .missing: "there is no such file"
        case .folder: "is a folder"
        case .notRegular: "is not a regular file"
        case .tooLarge: "is larger than 64 MiB"
        case .unreadable: "cannot be read"
        }
    }
}
