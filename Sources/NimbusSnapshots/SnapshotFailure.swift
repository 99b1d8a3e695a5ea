import NimbusUIKit

/// The error that `verifySnapshot` throws. Its description lists every problem.
public struct SnapshotFailure: LocalizedError, CustomStringConvertible, Hashable {
    /// The problems, at least one. A problem with the text precedes a problem with the image.
    public let problems: [SnapshotProblem]

    /// The problems, the differences and the files that show them.
    public var description: String { problems.map(\.text).joined(separator: "\n\n") }

    /// The same as `description`, for code that displays errors of any type.
    public var errorDescription: String? { description }
}
