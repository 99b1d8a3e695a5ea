/// A node as matching sees it: what it is called and where it stands, as integers side by side.
struct TreeNode: BitwiseCopyable {
    /// Rows of other nodes; -1 for none.
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var previousSibling: Int32 = -1
    /// Interned lists of names.
    var types: UInt32 = 0
    var classes: UInt32 = 0
    /// A name; 0 for none.
    var id: UInt32 = 0
    /// An interned set of attributes; 0 for none.
    var attributes: UInt32 = 0
    /// One more than a row of the engine's inline styles; 0 for none.
    var inlineStyle: UInt32 = 0
    /// What the element and all elements around it are called: a rule whose ancestors are not all among them cannot
    /// match. As of the last time that the element was matched.
    var filter = AncestorFilter()
    var state: UInt8 = 0
    var hasText = false
    /// The id of the element's environment. See `ElementEnvironments`.
    var environment: ElementEnvironments.ID = 0
    /// The work needed to bring the style up to date.
    var restyleHint: RestyleHint = []
    /// An interned list of variants; 0 for none.
    var variants: UInt8 = 0

    /// Whether its own style is out of date.
    var isDirty: Bool { !restyleHint.isDisjoint(with: [.restyle, .recascade]) }
}
