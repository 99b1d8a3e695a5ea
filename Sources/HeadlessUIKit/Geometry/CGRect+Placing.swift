import Foundation

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Returns a rectangle of a size with the same centre as this one.
    func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the part of the rectangle that is less than `distance` from an edge.
    func strip(_ distance: CGFloat, from edge: CGRectEdge) -> CGRect {
        divided(atDistance: distance, from: edge).slice
    }
}

extension CGFloat {
    /// Returns the value rounded up to a whole pixel, with `scale` pixels per point.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
        // A difference of less than 0.001 pixels is a rounding error.
        (self * scale - 0.001).rounded(.up) / scale
    }

    /// Returns the number, or `other` for NaN and infinity.
    func finite(or other: CGFloat) -> CGFloat { isFinite ? self : other }

    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CGAffineTransform {
    /// Whether drawing under the transform has a visible result and stays within Cairo's coordinate range.
    var isDrawable: Bool {
        let maximum: CGFloat = 1e6
        return [a, b, c, d, tx, ty].allSatisfy { abs($0) < maximum } && abs(a * d - b * c) > 1e-9
    }
}

extension CGSize {
    func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
    }
}
