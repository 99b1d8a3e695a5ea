import Foundation

/// The radii of the corners of a rectangle, in points.
struct CornerRadii: Hashable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0

    /// Whether the corners have the continuous curve of layers instead of a part of a circle.
    var isContinuous = false

    static let zero = CornerRadii()

    init(_ radius: CGFloat) {
        self.init(radius, of: .allCorners)
    }

    init(_ radius: CGFloat, of corners: UIRectCorner) {
        topLeft = corners.contains(.topLeft) ? radius : 0
        topRight = corners.contains(.topRight) ? radius : 0
        bottomLeft = corners.contains(.bottomLeft) ? radius : 0
        bottomRight = corners.contains(.bottomRight) ? radius : 0
    }

    private init() {}

    var isZero: Bool { topLeft == 0 && topRight == 0 && bottomLeft == 0 && bottomRight == 0 }

    /// Returns the radii of an outline that is inset by a distance.
    func inset(by distance: CGFloat) -> CornerRadii {
        map { max(0, $0 - distance) }
    }

    /// Returns the radii, limited to half of the shorter side of a size.
    func fitting(_ size: CGSize) -> CornerRadii {
        let maximum = max(0, min(size.width, size.height) / 2)
        return map { min(max($0, 0), maximum) }
    }

    private func map(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
        var result = self
        result.topLeft = transform(topLeft)
        result.topRight = transform(topRight)
        result.bottomLeft = transform(bottomLeft)
        result.bottomRight = transform(bottomRight)
        return result
    }
}
