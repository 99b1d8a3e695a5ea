import Foundation

/// The appearance of a layer: its opacity, background, corners, border and shadow.
struct LayerStyle {
    var isHidden = false
    var opacity: Float = 1
    var masksToBounds = false
    var zPosition: CGFloat = 0
    var contents: CGImage?
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    var cornerCurve = CALayerCornerCurve.circular
    var borderWidth: CGFloat = 0
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3

    /// The blur radius that the painter uses. NaN and infinity become 0, and the range is from 0 to 500 points.
    var blurRadius: CGFloat { shadowRadius.finite(or: 0).clamped(to: 0...500) }

    /// The radii of the corners. 0 for corners that are not in the mask.
    var radii: CornerRadii {
        guard cornerRadius > 0, cornerRadius.isFinite else { return .zero }
        var corners: UIRectCorner = []
        if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
        if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
        if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
        if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
        var radii = CornerRadii(cornerRadius, of: corners)
        radii.isContinuous = cornerCurve == .continuous
        return radii
    }
}
