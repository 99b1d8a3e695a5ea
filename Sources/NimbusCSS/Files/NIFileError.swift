import CSSEngine
import Foundation

/// The error thrown when a stylesheet's file cannot be read.
public struct NIFileError: Error, Hashable, Sendable {
    /// The reason why a file cannot be read.
    public enum Reason: Error, Hashable, Sendable, CaseIterable {
        /// The path is empty or absolute, or contains a backslash or a NUL character.
        case notRelative
        /// The path contains `..`, or a symbolic link leads out of the stylesheets' folder.
        case outside
        /// There is no file at the path.
        case missing
        /// The path leads to a folder.
        case folder
        /// The path leads to a pipe, a socket or a device.
        case notRegular
        /// The file is larger than 64 MiB.
        case tooLarge
        /// Any other error, such as a missing permission.
        case unreadable
    }

    /// The path as passed by the caller.
    public var path: String
    /// The reason why the file cannot be read.
    public var reason: Reason

    /// Creates an error.
    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}

extension NIFileError: CustomStringConvertible, LocalizedError {
    /// The path followed by the reason.
    public var description: String { "\(path): \(reason.description)" }
    /// The same as the description.
    public var errorDescription: String? { description }
}

extension NIFileError.Reason: CustomStringConvertible {
    /// The reason as a clause that follows the path.
    public var description: String {
        switch self {
        case .notRelative: "is not a path relative to the stylesheets' folder"
        case .outside: "leads out of the stylesheets' folder"
        case .missing: "there is no such file"
        case .folder: "is a folder"
        case .notRegular: "is not a regular file"
        case .tooLarge: "is larger than 64 MiB"
        case .unreadable: "cannot be read"
        }
    }
}

extension Stylesheet.ImportError {
    /// Creates the error for an `@import` whose file cannot be read.
    package init(_ reason: NIFileError.Reason, importing url: String) {
        switch reason {
        case .notRelative: self.init("imports must be paths relative to the stylesheets' folder")
        case .outside: self.init("imports must not leave the stylesheets' folder")
        case .missing: self.init("there is no such file")
        case .folder, .notRegular, .tooLarge, .unreadable: self.init("“\(url)” \(reason.description)")
        }
    }
}
