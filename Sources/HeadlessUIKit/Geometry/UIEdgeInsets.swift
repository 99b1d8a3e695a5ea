import Foundation

/// Distances from the four edges of a rectangle, in points; positive ones go inwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// From the top edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distances.
    public static let zero = UIEdgeInsets()

    /// No distances.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// These distances, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    var horizontal: CGFloat { left + right }
    var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// This rectangle made smaller by `insets`.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: width - insets.horizontal, height: height - insets.vertical)
    }
}
