/// The inline space for the content of a leaf.
public enum LeafWidth: Hashable, Sendable {
    /// The narrowest width without overflow: text breaks at every opportunity.
    case minContent
    /// The width without optional line breaks.
    case maxContent
    /// A width in px. The content is laid out in it.
    case definite(Double)
}

/// The question for the size of a leaf's content. Sizes are those of the content box, in px.
public struct LeafQuery: Hashable, Sendable {
    public var width: LeafWidth
    /// The height of the content box, or `nil` if the content decides. With a height, the baselines can depend on it.
    public var height: Double?

    /// Creates a query.
    public init(width: LeafWidth, height: Double? = nil) {
        self.width = width
        self.height = height
    }
}

/// The size of a leaf's content in px.
public struct LeafMetrics: Hashable, Sendable {
    public var width: Double
    public var height: Double
    /// The distance from the top of the content to the baseline of the first line. `nil` without text.
    public var firstBaseline: Double?
    /// The distance from the top of the content to the baseline of the last line. `nil` without text.
    public var lastBaseline: Double?

    /// Creates metrics.
    public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
    }
}

/// Measures the content of a leaf.
public typealias LeafMeasure = (BoxNode, LeafQuery) -> LeafMetrics
