/// A node of the mirrored tree: its names, states and relatives as integers.
struct TreeNode: BitwiseCopyable {
    /// The indices of other nodes; -1 if there is none.
    var parent: Int32 = -1
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var nextSibling: Int32 = -1
    var previousSibling: Int32 = -1
    /// Lists of names.
    var types: UInt32 = 0
    var classes: UInt32 = 0
    /// A name; 0 if the element has no id.
    var id: UInt32 = 0
    /// A list in which the names and values of attributes alternate.
    var attributes: UInt32 = 0
    /// The containers around the children of the element.
    var containers = ContainerView()
    /// One more than the index of an inline style; 0 if there is none.
    var inlineStyle: UInt32 = 0
    /// The bits of an `ElementState`.
    var state: UInt16 = 0
    /// The id of the element's environment. See `ElementEnvironments`.
    var environment: ElementEnvironments.ID = 0
    var hasText = false
    /// Whether the element is internal to its parent. Such nodes follow all other children of the parent.
    var isInternalPart = false
    /// The work needed to bring the element's style up to date.
    var restyleHint: RestyleHint = []
    /// The index of a list of variants; 0 if there are none.
    var variants: UInt8 = 0
    /// Whether the positions of the children in `NthIndexCache` are up to date. Linking or unlinking a child clears it.
    var hasCountedChildren = false
    /// The names of the element and of its ancestors, as of the last time that the element was matched. A selector that
    /// needs an ancestor with a name that is not in the filter cannot match.
    var filter = AncestorFilter()

    /// Whether the element's own style is out of date.
    var isDirty: Bool { !restyleHint.isDisjoint(with: [.restyle, .recascade]) }
}

/// A node of the mirrored tree, valid until it is removed.
public struct StyleNode: Hashable, Sendable, BitwiseCopyable {
    /// An index into the tree, which is used again after the node was removed.
    package let index: Int32
    /// The number of earlier nodes with the same index.
    package let generation: UInt32

    package init(index: Int32, generation: UInt32) { (self.index, self.generation) = (index, generation) }
}
