/// An `@import`, not followed yet.
struct ImportRule: Sendable {
    var url: String
    /// The layer that the imported rules go into; 0 for none.
    var layer: UInt32
    var condition: UInt32
    /// Byte offsets of the rule.
    var range: Range<UInt32>
}
