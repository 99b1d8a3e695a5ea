import CSSEngine

/// The shadow of a text, in points to the right of it and below.
public struct NICSSShadow: Hashable, Sendable {
    /// What it is painted with.
    public var color: Color
    /// How far it is to the right, and below.
    public var x, y: Double
    /// The radius of its blur; 0 is sharp.
    public var blur: Double
}
