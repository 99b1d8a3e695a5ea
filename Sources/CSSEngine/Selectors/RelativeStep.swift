/// A combinator of a relative selector in `:has()`, and the compound behind it (Selectors 4, section 4.5).
struct RelativeStep: BitwiseCopyable {
    var combinator: Combinator
    /// The compound's parts.
    var start: UInt32
    var end: UInt32
    /// That of its selector.
    var asksForState: Bool
    /// Whether the selector ends with it; else the next row is its next step.
    var isLast: Bool
}
