import NimbusUIKit

/// A snapshot that does not do, with the whole story in its description.
public struct SnapshotFailure: LocalizedError, CustomStringConvertible, Hashable {
    /// What is wrong, that of the text before that of the picture. There is at least one.
    public let problems: [SnapshotProblem]

    /// What is wrong, what differs, and where to look at it.
    public var description: String { problems.map(\.text).joined(separator: "\n\n") }

    /// The same, for those who show errors of any kind.
    public var errorDescription: String? { description }
}
