/// A look that an element has ready without being in it.
///
/// For elements that keep the looks of several states at once, as buttons do, and that show something else while they are
/// empty, as text fields do.
public enum StyleVariant: Hashable, Sendable {
    /// With these states of those that count, and none of the others that do; the rest is as it is.
    case state(ElementState, among: ElementState)
    /// With text.
    case filled
    /// Without text: what `:empty` and `::placeholder` say.
    case placeholder

    /// Takes a node for this variant of it.
    func assume(on node: inout TreeNode) {
        switch self {
        case .state(let state, let counting):
            node.state = node.state & ~counting.rawValue | state.rawValue & counting.rawValue
        case .filled: node.hasText = true
        case .placeholder:
            node.hasText = false
            node.state |= ElementState.placeholder.rawValue
        }
    }
}
