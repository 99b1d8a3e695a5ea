/// A run of parts, and how specific it is.
struct ComplexSelector: BitwiseCopyable {
    /// What a relative selector is relative to: the compound left of its first part, which is a combinator, or,
    /// where none is written, a descendant combinator is meant.
    enum Lead: UInt8 {
        case absolute
        /// An element that matches the enclosing rule's list (CSS Nesting).
        case enclosingRule
        /// The element of which `:has()` is asked.
        case anchor
    }

    var start: UInt32
    var end: UInt32
    var specificity: Specificity
    var lead = Lead.absolute
    /// For `.enclosingRule`: a row of `SelectorTable.lists`.
    var leadList: UInt32 = 0
    /// For `.anchor`: a row of `SelectorTable.relativeSteps`.
    var firstStep: UInt32 = 0
    /// Whether matching it may look at siblings, children or text, not only at names and states of the element and its
    /// ancestors.
    var looksAround = false
    /// Whether matching it asks for what differs between the variants of an element: states, or text.
    var asksForState: Bool
    /// Whether it asks for something that no view is or does: it is valid, and of no use here.
    var canNeverMatch: Bool
    /// How many steps deep matching it goes: one for each compound, and those of the lists that a compound tests.
    var depth: UInt32
    /// The token that it begins with.
    var firstToken: UInt32
}
