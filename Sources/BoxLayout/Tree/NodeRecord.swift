/// The links and the state of a node. Links are node numbers, or -1.
struct NodeRecord: BitwiseCopyable {
    static let none: Int32 = -1

    var parent = none
    var firstChild = none
    var lastChild = none
    var previous = none
    var next = none
    var style: Int32
    var isLeaf: Bool
    /// The number of boxes around the node in the layout that the cache is from, or -1.
    var depth: Int32 = -1
    /// Whether the cache has results. Changes of other nodes need not be tracked.
    var hasResults = false
    /// Whether the node is in the list of changed nodes.
    var isDirty = false
    /// Whether the node waits for its cached results to be computed again.
    var isQueued = false
    /// Whether the boxes of the children have to be computed again, even if the constraints are the same.
    var needsPlacement = true
    /// Whether an absolutely positioned descendant, or the node itself, has its containing block further up.
    var hasEscapingAbsolutes = false
    /// Whether the node and all descendants have zero boxes.
    var isCleared = true
}

/// The place of a box in its parent.
struct Placement: BitwiseCopyable {
    var frame: BoxRect
    var margin: BoxEdges<Double>
    /// The width that percentages of padding refer to.
    var containingWidth: Double
    /// Where the box would be in the flow, if it is absolutely positioned.
    var staticPosition: StaticPosition
    var firstBaseline: Double?
    var lastBaseline: Double?

    static let zero = Placement(
        frame: BoxRect(x: 0, y: 0, width: 0, height: 0), margin: BoxEdges(0), containingWidth: 0,
        staticPosition: StaticPosition())
}

/// The static position of an absolutely positioned box: its static-position rectangle in the border box of its parent,
/// and the alignment in it (CSS Position 3, section 3.5.2).
struct StaticPosition: BitwiseCopyable {
    enum Edge: UInt8, BitwiseCopyable {
        case start
        case center
        case end
    }

    struct Axis: BitwiseCopyable {
        /// The left or top edge of the rectangle.
        var origin = 0.0
        var size = 0.0
        /// The edge at which the box is. `start` is the left or top edge.
        var edge = Edge.start
        /// The edge at which the box is if it is larger than the rectangle.
        var overflowEdge = Edge.start
    }

    var horizontal = Axis()
    var vertical = Axis()
}
