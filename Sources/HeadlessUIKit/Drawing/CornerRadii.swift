import Foundation

/// The radii of a rectangle's corners, in points.
struct CornerRadii: Hashable {
    var topLeft: CGFloat = 0
    var topRight: CGFloat = 0
    var bottomLeft: CGFloat = 0
    var bottomRight: CGFloat = 0

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

    var isZero: Bool { self == .zero }

    /// The radii of the outline that is `distance` further in.
    func inset(by distance: CGFloat) -> CornerRadii {
        map { max(0, $0 - distance) }
    }

    /// These radii, none larger than half of the shorter side of `size`.
    func fitting(_ size: CGSize) -> CornerRadii {
        let most = max(0, min(size.width, size.height) / 2)
        return map { min(max($0, 0), most) }
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
