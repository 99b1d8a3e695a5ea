/// A layer or an import, where a sheet mentions it.
enum Mention: Sendable {
    /// A row of `ParsedStylesheet.layers`.
    case layer(UInt32, condition: UInt32)
    /// A row of `ParsedStylesheet.imports`.
    case `import`(Int)
}
