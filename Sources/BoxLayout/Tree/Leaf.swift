/// The inline space for the content of a leaf.
public enum LeafWidth: Hashable, Sendable {
    /// The narrowest width without overflow: text breaks at every opportunity.
    case minContent
    /// The width without optional line breaks.
    case maxContent
    /// A width in px. The content is laid out in it.
    case definite(Double)
}

/// The size of a leaf's content in px.
public struct LeafMetrics: Hashable, Sendable {
    /// The width that the content needs.
    public var width: Double
    /// The height that the content needs.
    public var height: Double
    /// The distance from the top of the content to the baseline of the first line. `nil` without text.
    public var firstBaseline: Double?
    /// The distance from the top of the content to the baseline of the last line. `nil` without text.
    public var lastBaseline: Double?
    /// The share of free space above the content if its box is higher, from 0 to 1. 0 as in CSS, 0.5 for centred content.
    public var shareAbove: Double

    /// Creates metrics.
    public init(
        width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil, shareAbove: Double = 0
    ) {
        self.width = width
        self.height = height
        self.firstBaseline = firstBaseline
        self.lastBaseline = lastBaseline
        self.shareAbove = shareAbove
    }
}

/// Measures the content of a leaf in a width of its content box.
public typealias LeafMeasure = (BoxNode, LeafWidth) -> LeafMetrics
