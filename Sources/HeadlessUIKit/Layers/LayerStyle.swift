import Foundation

/// What a layer looks like.
struct LayerStyle {
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3

    /// How far the shadow is blurred when it is drawn: numbers that are none, or beyond reason, are mended.
    var blurRadius: CGFloat { shadowRadius.finite(or: 0).clamped(to: 0...500) }

    /// The radii of the corners that are round.
    var radii: CornerRadii {
        guard cornerRadius > 0, cornerRadius.isFinite else { return .zero }
        var corners: UIRectCorner = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        return CornerRadii(cornerRadius, of: corners)
    }
}
