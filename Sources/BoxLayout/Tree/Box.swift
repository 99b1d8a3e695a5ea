/// The result of layout for a node, in px.
public struct Box: Hashable, Sendable, BitwiseCopyable {
    /// The border box, relative to the border box of the nearest ancestor that has a box.
    public var frame: BoxRect
    /// The used margins. `auto` margins have the space they absorbed.
    public var margin: BoxEdges<Double>
    /// The used border widths.
    public var border: BoxEdges<Double>
    /// The used padding.
    public var padding: BoxEdges<Double>
    /// The distance from the top of the border box to the first baseline. `nil` if no content has a baseline.
    public var firstBaseline: Double?
    /// The distance from the top of the border box to the last baseline. `nil` if no content has a baseline.
    public var lastBaseline: Double?

    /// The box of nodes that have no box.
    static let zero = Box(
        frame: BoxRect(x: 0, y: 0, width: 0, height: 0), margin: BoxEdges(0), border: BoxEdges(0),
        padding: BoxEdges(0))
}

/// The used tracks of a grid in one axis.
public struct GridTracks: Hashable, Sendable {
    /// A number of adjacent tracks of the same size.
    public struct Run: Hashable, Sendable {
        /// The number of tracks.
        public var count: Int
        /// The size of each track in px.
        public var size: Double
        /// The gap after each track in px, which includes the space of content alignment. Collapsed tracks have none.
        public var gap: Double
    }

    /// The distance from the start edge of the border box, in the inline direction for columns, to the first track.
    public var start: Double
    /// The number of implicit tracks before the explicit grid.
    public var leadingImplicitCount: Int
    /// The tracks in the order of their lines.
    public var runs: [Run]
    /// The names that the template gives to lines, in alphabetical order, by the numbers of the lines. The first explicit
    /// line is 1.
    public var lineNames: [Int: [String]]
}

/// The space for the root of a tree.
public struct AvailableSpace: Hashable, Sendable {
    /// The width of the containing block, or an intrinsic size.
    public var width: LeafWidth
    /// `nil` for an indefinite height, which the content decides. Percentages of it behave as `auto`.
    public var height: Double?

    /// Creates a space.
    public init(width: LeafWidth, height: Double? = nil) {
        self.width = width
        self.height = height
    }

    /// Creates a space of a definite size.
    public init(_ size: BoxSize) {
        self.init(width: .definite(size.width), height: size.height)
    }
}

/// The outcome of a layout pass.
public struct LayoutReport: Hashable, Sendable {
    /// The nodes whose box has changed.
    public var changed: [BoxNode] = []
    /// The nodes that are deeper than `BoxTree.maximumDepth`. Their descendants have no boxes.
    public var cutOff: [BoxNode] = []
}
