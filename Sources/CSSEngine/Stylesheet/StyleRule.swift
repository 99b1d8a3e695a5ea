/// A style rule, or a run of declarations behind a rule nested in one (CSSOM's CSSNestedDeclarations).
struct StyleRule: Sendable {
    /// A row of the selector table's lists.
    var list: UInt32
    var declarationsStart: UInt32
    var declarationsEnd: UInt32
    var unknownStart: UInt32
    var unknownEnd: UInt32
    var hasImportant = false
    /// The innermost group rule: an index of the stylesheet's `GroupRuleTable.rules`.
    var group: UInt32
    /// One more than the rule around it; 0 at the top.
    var parent: UInt32
    /// Byte offsets of the prelude.
    var preludeStart: UInt32
    var preludeEnd: UInt32
    /// Where it is said to be: its prelude, or its first declaration where it has none of its own.
    var start: UInt32

    var declarations: Range<Int> { Int(declarationsStart)..<Int(declarationsEnd) }
    var unknownDeclarations: Range<Int> { Int(unknownStart)..<Int(unknownEnd) }
}
