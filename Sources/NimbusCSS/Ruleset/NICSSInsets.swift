/// Distances from the four edges of a box, in points.
public struct NICSSInsets: Hashable, Sendable {
    /// The distance from each edge towards the centre.
    public var top, left, bottom, right: Double

    /// Creates insets, with the edges in UIKit's order.
    public init(top: Double, left: Double, bottom: Double, right: Double) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
