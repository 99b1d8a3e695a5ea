/// A case of `nimbus layout`: a tree of boxes with inline styles, in a viewport.
///
/// The nodes are in one array in document order, so that no operation on a deep tree is recursive.
final class LayoutCase {
    struct Node {
        /// Inline declarations.
        var style = ""
        /// The text of a leaf; `nil` if the node has none.
        var text: String?
        /// The index of the parent; `nil` for the root.
        let parent: Int?
        fileprivate(set) var firstChild: Int?
        fileprivate(set) var lastChild: Int?
        fileprivate(set) var nextSibling: Int?
    }

    /// The name for messages; `nil` if the case has none.
    var name: String?
    /// The size of the viewport as values of `width` and `height`.
    var viewport = (width: "max-content", height: "max-content")
    /// Whether boxes are snapped to whole px.
    var isRounded = false
    /// The nodes in document order. The first node is the root.
    private(set) var nodes: [Node] = []

    /// Adds a node after the last child of its parent. Returns its index.
    func append(under parent: Int?) -> Int {
        let index = nodes.count
        nodes.append(Node(parent: parent))
        guard let parent else { return index }
        if let last = nodes[parent].lastChild {
            nodes[last].nextSibling = index
        } else {
            nodes[parent].firstChild = index
        }
        nodes[parent].lastChild = index
        return index
    }

    func setStyle(_ style: String, of node: Int) { nodes[node].style = style }

    func setText(_ text: String, of node: Int) { nodes[node].text = text }

    /// Returns the children of a node in document order.
    func children(of node: Int) -> [Int] {
        var children: [Int] = []
        var next = nodes[node].firstChild
        while let child = next {
            children.append(child)
            next = nodes[child].nextSibling
        }
        return children
    }
}
