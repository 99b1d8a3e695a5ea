/// Distances from the four edges of a box, in points.
public struct NICSSInsets: Hashable, Sendable {
    /// Each from its edge inwards.
    public var top, left, bottom, right: Double

    /// The same order as UIKit's.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
