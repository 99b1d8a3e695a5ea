import CSSEngine

/// A style rule, or a run of declarations behind a rule nested in one, with its surroundings worked out.
struct NaiveRule {
    var selectors: [NaiveSelector]
    /// What `&` means in the selectors.
    var scope: NaiveScope?
    var origin: Origin
    var layer: NaiveLayer
    var source: String
    var line: Int
    var declarations: [NaiveDeclaration] = []
}
