/// A node of the mirrored tree, as two small integers: valid until it is removed.
public struct StyleNode: Hashable, Sendable, BitwiseCopyable {
    /// A row of the tree, which is used again once the node was removed.
    let index: Int32
    /// How many nodes had the row before.
    let generation: UInt32
}
