import Foundation

/// A style sheet's file that could not be read.
public struct NIFileError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The path as it was given.
    public var path: String
    /// A sentence without a subject's article or a full stop, such as “there is no such file”.
    public var reason: String

    /// An error about a file.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// The path and the reason.
    public var description: String { "\(path): \(reason)" }
}

extension NIFileError: LocalizedError {
    /// The path and the reason.
    public var errorDescription: String? { description }
}
