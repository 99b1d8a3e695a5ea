/// An `@import`, not followed yet.
struct ImportRule: Sendable {
    var url: String
    /// The innermost of the group rules that the import puts around the imported rules: an index of
    /// `GroupRuleTable.rules`.
    var group: UInt32
    /// Byte offsets of the rule.
    var range: Range<UInt32>
}
