/// A node of a `BoxTree`. The tree uses the number of a removed node again.
public struct BoxNode: Hashable, Sendable, BitwiseCopyable {
    /// The number of the node: small, so that it can be the index into an array.
    public let index: Int
}

/// A style stored in a `BoxTree`.
public struct BoxStyleID: Hashable, Sendable, BitwiseCopyable {
    let index: Int
}

/// A tree of boxes: typed styles and measured leaves in, boxes out.
///
///     var tree = BoxTree()
///     let row = tree.makeNode(style: tree.addStyle(rowStyle))
///     let label = tree.makeNode(style: tree.addStyle(labelStyle), isLeaf: true)
///     tree.append(label, to: row)
///     tree.layOut(row, in: AvailableSpace(BoxSize(width: 320, height: 480))) { node, query in … }
///     tree.box(of: label).frame
///
/// The tree keeps the results of a layout. A second layout visits only what can have changed.
public struct BoxTree: Sendable {
    /// The depth of the tree down to which nodes have boxes, which bounds the recursion. The default is 512, as in browsers.
    public var maximumDepth = 512

    /// Creates an empty tree.
    public init() {}

    // MARK: Styles

    /// Stores a style and returns its identifier. It stays until `removeStyle(_:)`.
    public mutating func addStyle(_ style: BoxStyle) -> BoxStyleID { fatalError() }

    /// Removes a style that no node uses any more.
    public mutating func removeStyle(_ style: BoxStyleID) { fatalError() }

    // MARK: Nodes

    /// Creates a node without a parent. `isLeaf`: Whether its content is measured; it then has no children.
    public mutating func makeNode(style: BoxStyleID, isLeaf: Bool = false) -> BoxNode { fatalError() }

    /// Removes a node and all its descendants from the tree. The identifiers become invalid.
    public mutating func removeSubtree(_ node: BoxNode) { fatalError() }

    /// Gives a node another style.
    public mutating func setStyle(_ style: BoxStyleID, of node: BoxNode) { fatalError() }

    /// Appends a node without a parent to the children of another.
    public mutating func append(_ child: BoxNode, to parent: BoxNode) { fatalError() }

    /// Inserts a node without a parent before `sibling`.
    public mutating func insert(_ child: BoxNode, before sibling: BoxNode) { fatalError() }

    /// Takes a node out of its parent. The node keeps its descendants.
    public mutating func detach(_ child: BoxNode) { fatalError() }

    /// Replaces the children of a node. Former children that are not in `children` have no parent then.
    public mutating func setChildren(_ children: [BoxNode], of parent: BoxNode) { fatalError() }

    /// Marks a leaf whose content has changed, so that it is measured again.
    public mutating func setNeedsMeasure(_ leaf: BoxNode) { fatalError() }

    /// Returns the parent, or `nil` if the node has none.
    public func parent(of node: BoxNode) -> BoxNode? { fatalError() }

    /// Returns the children in the order of the tree.
    public func children(of node: BoxNode) -> [BoxNode] { fatalError() }

    // MARK: Layout

    /// Lays out the tree below `root`, as a block-level box in a containing block of the size `space`.
    ///
    /// With `minContent` or `maxContent` as the width, an `auto` width is that intrinsic size.
    /// - Returns: The nodes whose boxes have changed.
    @discardableResult
    public mutating func layOut(
        _ root: BoxNode, in space: AvailableSpace, measure: LeafMeasure
    ) -> LayoutReport { fatalError() }

    /// Returns the box of a node after a layout. Zero for nodes without a box.
    public func box(of node: BoxNode) -> Box { fatalError() }

    /// Returns the size of the scrollable overflow area: at least the padding box (CSS Overflow 3, section 2.2).
    public func scrollableSize(of node: BoxNode) -> BoxSize { fatalError() }

    /// Returns the used rows and columns, or `nil` if the node is not a grid container.
    ///
    /// Sizes the tracks again, with `measure` for the leaves.
    public mutating func gridTracks(
        of node: BoxNode, measure: LeafMeasure
    ) -> BoxAxes<GridTracks>? { fatalError() }
}
