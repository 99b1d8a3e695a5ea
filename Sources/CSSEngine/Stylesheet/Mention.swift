/// A layer or an import, where a sheet mentions it.
enum Mention: Sendable {
    /// An index of `GroupRuleTable.layers`, and of the group rule around the mention.
    case layer(UInt32, group: UInt32)
    /// A row of `ParsedStylesheet.imports`.
    case `import`(Int)
}
