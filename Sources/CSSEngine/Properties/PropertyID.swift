/// A property as a small integer, valid within one `PropertyTable`.
public struct PropertyID: Hashable, Comparable, Sendable, BitwiseCopyable {
    var index: UInt16

    /// By their rows in the table.
    public static func < (left: PropertyID, right: PropertyID) -> Bool { left.index < right.index }
}
