/// A node of the mirrored tree, as a small integer: valid until it is removed.
public struct StyleNode: Hashable, Sendable, BitwiseCopyable {
    var index: Int32

    static let none = StyleNode(index: -1)
}
