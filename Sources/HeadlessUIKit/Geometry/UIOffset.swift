import Foundation

/// An offset, in points.
public struct UIOffset: Hashable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downwards.
    public var vertical: CGFloat

    /// An offset of 0 points.
    public static let zero = UIOffset()

    /// Creates an offset of 0 points.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates an offset, in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
