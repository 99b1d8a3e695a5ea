import CSSEngine

/// A style rule, or the declarations after a nested rule, with its resolved context.
struct NaiveRule {
    var selectors: [NaiveSelector]
    /// The meaning of `&` in the selectors.
    var scope: NaiveScope?
    var origin: Origin
    var layer: NaiveLayer
    var source: String
    var line: Int
    var declarations: [NaiveDeclaration] = []
}
