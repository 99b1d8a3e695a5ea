/// A state of an element for which a style is kept in addition to the element's own style.
///
/// Buttons keep the appearance of several states at once. Text fields have a different appearance while they are empty.
public enum StyleVariant: Hashable, Sendable {
    /// The element with the given states. Of the element's own states, it keeps the states that are not in `among`.
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

/// The states and the text that selectors test. Variants that differ in them can match different rules.
struct VariantDependencies {
    private var states: UInt16 = 0
    private var text = false

    init(_ selectors: SelectorTable) {
        for part in selectors.components {
            if part.kind == .state || part.kind == .notState { states |= part.states }
            if part.kind == .empty { text = true }
        }
    }

    /// Whether selectors test neither states nor text.
    var isEmpty: Bool { states == 0 && !text }

    /// Whether two nodes differ in a state or text that some selector tests.
    func differ(_ first: TreeNode, _ second: TreeNode) -> Bool {
        (first.state ^ second.state) & states != 0 || text && first.hasText != second.hasText
    }
}
