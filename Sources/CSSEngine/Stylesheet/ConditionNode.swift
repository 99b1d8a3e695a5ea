/// A condition within another.
struct ConditionNode: Sendable {
    var parent: UInt32
    /// Nil for row 0.
    var media: MediaCondition?
}
