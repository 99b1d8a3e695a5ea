#if !canImport(CoreGraphics)
import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Sendable {
    /// The part along x.
    public var dx: CGFloat
    /// The part along y.
    public var dy: CGFloat

    /// The vector of no length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// The vector of these parts.
    public init(dx: CGFloat = 0, dy: CGFloat = 0) {
        self.dx = dx
        self.dy = dy
    }
}
#endif
