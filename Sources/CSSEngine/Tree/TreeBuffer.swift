/// The mirrored tree as plain memory, for matching. Valid until the next node or list of names is added.
struct TreeBuffer: BitwiseCopyable {
    let nodes: UnsafeMutablePointer<TreeNode>
    /// The links of each node. The links at index -1 belong to the list of dirty roots.
    let dirtyLinks: UnsafeMutablePointer<DirtyListLinks>
    private let lists: NameLists

    init(
        _ nodes: UnsafeMutablePointer<TreeNode>, _ dirtyLinks: UnsafeMutablePointer<DirtyListLinks>, _ lists: NameLists
    ) {
        self.nodes = nodes
        self.dirtyLinks = dirtyLinks
        self.lists = lists
    }

    @inline(__always) subscript(node: Int32) -> UnsafeMutablePointer<TreeNode> { nodes + Int(node) }

    /// The answers and the size that the children of a node see of the containers around them.
    /// - Parameter parent: The index of the node; -1 for roots, which see no containers.
    @inline(__always) func containers(aroundChildrenOf parent: Int32) -> ContainerView {
        parent < 0 ? ContainerView() : self[parent].pointee.containers
    }

    // MARK: Names

    /// The names in a list. In a list of attributes, names and values alternate.
    @inline(__always) func names(in list: UInt32) -> UnsafeBufferPointer<UInt32> { lists[list] }

    /// Whether a name is in a list.
    @inline(__always) func contains(_ list: UInt32, _ name: UInt32) -> Bool { lists.contains(list, name) }

    /// The first name of a list; 0 if it is empty.
    @inline(__always) func firstName(_ list: UInt32) -> UInt32 { lists.first(of: list) }

    /// The value of an attribute in a list of attributes; 0 if the attribute does not exist.
    @inline(__always) func value(of attribute: UInt32, in list: UInt32) -> UInt32 {
        lists.value(of: attribute, in: list)
    }

    /// A filter of the names of a node and its ancestors, from the filter of its parent.
    @inline(__always) func filter(of node: TreeNode) -> AncestorFilter {
        var filter = node.parent < 0 ? AncestorFilter() : self[node.parent].pointee.filter
        filter.formUnion(lists.filter(of: node.types))
        filter.formUnion(lists.filter(of: node.classes))
        if node.id != 0 { filter.insert(node.id) }
        return filter
    }

    // MARK: Order

    /// The first of an element and its siblings. A root has no siblings.
    func firstSibling(of element: Int32) -> Int32 {
        let parent = self[element].pointee.parent
        return parent < 0 ? element : self[parent].pointee.firstChild
    }

    /// The first child of an element that is internal to it; -1 if there is none.
    func firstInternalPart(of parent: Int32) -> Int32 {
        var next: Int32 = -1
        var child = self[parent].pointee.lastChild
        while child >= 0, self[child].pointee.isInternalPart {
            next = child
            child = self[child].pointee.previousSibling
        }
        return next
    }

    /// A child or sibling, unless it is internal to its parent; -1 if there is none.
    @inline(__always) func external(_ node: Int32) -> Int32 {
        node >= 0 && self[node].pointee.isInternalPart ? -1 : node
    }

    /// The root of an element's tree.
    func root(of element: Int32) -> Int32 {
        var root = element
        while self[root].pointee.parent >= 0 { root = self[root].pointee.parent }
        return root
    }

    /// Whether an element is `outer` or a descendant of it. `false` for -1.
    func isInside(_ element: Int32, _ outer: Int32) -> Bool {
        var element = element
        while element >= 0, element != outer { element = self[element].pointee.parent }
        return element >= 0
    }

    /// The element after `element` in document order, among the descendants of `top`; -1 after the last one.
    @inline(__always) func next(after element: Int32, within top: Int32) -> Int32 {
        let child = self[element].pointee.firstChild
        return child >= 0 ? child : next(afterSubtreeOf: element, within: top)
    }

    /// The element after `element` and its descendants, among the descendants of `top`; -1 after the last one.
    @inline(__always) func next(afterSubtreeOf element: Int32, within top: Int32) -> Int32 {
        var element = element
        while element != top {
            if self[element].pointee.nextSibling >= 0 { return self[element].pointee.nextSibling }
            element = self[element].pointee.parent
        }
        return -1
    }
}
