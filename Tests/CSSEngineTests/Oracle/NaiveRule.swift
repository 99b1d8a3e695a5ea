import CSSEngine

/// A style rule, or the declarations after a nested rule, with its resolved context.
struct NaiveRule {
    var selectors: [NaiveSelector]
    /// The meaning of `&` in the selectors.
    var scope: NaiveScope?
    var origin: Origin
    var layer: NaiveLayer
    var source: String
    var selectorOptions: SelectorOptions = []
    /// Whether the last rule of its stylesheet wins.
    var usesSourceOrder = false
    var line: Int
    /// The declarations, with the sheets in which they are.
    var declarations: [(declaration: NaiveDeclaration, source: String)] = []
    /// The selectors of the rules that it extends.
    var extends: [NaiveSelector] = []
    /// The number of the style rule that it belongs to, and of the block of a group rule around it inside of that rule.
    var block: [Int] = []
}
