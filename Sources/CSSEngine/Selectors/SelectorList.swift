/// Some of `SelectorTable.complexes`, any of which may match.
struct SelectorList: BitwiseCopyable {
    var first: UInt32
    var end: UInt32
    /// Where the parts of a nested list start; the part before them continues the enclosing selector.
    var partsStart: UInt32
    /// That of its most specific member.
    var specificity: Specificity
    /// Whether one of its members does.
    var looksAround = false
    /// Whether one of its members does.
    var asksForState = false
    /// That of its deepest member.
    var depth: UInt32
    /// The list that an element matches if it matches this one: another one where that is all that the only member asks,
    /// as in `:is(:is(…))`, else itself. So they cost no depth however many there are.
    var essence: UInt32

    var indices: Range<Int> { Int(first)..<Int(end) }
}
