import CSSEngine

/// A text shadow.
public struct NICSSShadow: Hashable, Sendable {
    /// The colour of the shadow.
    public var color: Color
    /// The offset to the right and down, in points.
    public var x, y: Double
    /// The blur radius in points. A shadow with radius 0 is sharp.
    public var blur: Double
}
