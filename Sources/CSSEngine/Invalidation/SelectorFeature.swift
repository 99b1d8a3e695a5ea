/// Something of an element that selectors ask about and that may change.
enum SelectorFeature: Hashable {
    case `class`(UInt32)
    case id(UInt32)
    /// One bit of `ElementState`.
    case state(UInt8)
    /// Any attribute that selectors mention.
    case attributes
    /// Whether the element shows text or has children.
    case empty
    /// Whether it is the first of its siblings, the last.
    case firstChild, lastChild
    /// What stands right before it.
    case previousSibling
    /// How many siblings stand before it, or which; how many behind.
    case siblingsBefore, siblingsBehind
    /// What stands inside it, or behind it, for `:has()`.
    case surroundings
}
