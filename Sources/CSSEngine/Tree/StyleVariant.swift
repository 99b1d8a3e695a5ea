/// A state of an element for which a style is kept in addition to the element's own style.
///
/// Buttons keep the appearance of several states at once. Text fields have a different appearance while they are empty.
public enum StyleVariant: Hashable, Sendable {
    /// The element with its states of `among` replaced by the given ones. Given states outside `among` have no effect.
    case state(ElementState, among: ElementState)
    /// The element with text.
    case nonEmpty
    /// The element without text, which shows its placeholder: `:empty`, `:placeholder-shown` and `::placeholder`.
    case placeholder

    /// The former name of `nonEmpty`.
    @available(*, deprecated, renamed: "nonEmpty")
    public static var filled: StyleVariant { .nonEmpty }

    /// Applies the variant to a node.
    func apply(to node: inout TreeNode) {
        switch self {
        case .state(let state, let among):
            let wasFocused = node.state & ElementState.focused.rawValue != 0
            node.state = node.state & ~among.rawValue | state.rawValue & among.rawValue
            if node.state & ElementState.focused.rawValue != 0 {
                node.state |= ElementState.focusWithin.rawValue
            } else if wasFocused {
                // Only one element is focused at a time, so that no descendant is focused.
                node.state &= ~ElementState.focusWithin.rawValue
            }
        case .nonEmpty:
            node.hasText = true
            node.state &= ~ElementState.placeholderShown.rawValue
        case .placeholder:
            node.hasText = false
            node.state |= ElementState([.placeholder, .placeholderShown]).rawValue
        }
    }
}
