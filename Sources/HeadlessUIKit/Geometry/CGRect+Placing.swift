import Foundation

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The rectangle of `size` whose middle is this one's.
    func centered(_ size: CGSize) -> CGRect {
        CGRect(x: midX - size.width / 2, y: midY - size.height / 2, width: size.width, height: size.height)
    }

    /// A strip along the edge, cut off by a line at `distance` from it.
    func strip(_ distance: CGFloat, from edge: CGRectEdge) -> CGRect {
        divided(atDistance: distance, from: edge).slice
    }
}

extension CGFloat {
    /// The next multiple of a device pixel, where a point has `scale` of them.
    func roundedUp(toPixelsOf scale: CGFloat) -> CGFloat {
        // A hair above a pixel is an error of arithmetic.
        (self * scale - 0.001).rounded(.up) / scale
    }

    /// The number, or `other` where it is none.
    func finite(or other: CGFloat) -> CGFloat { isFinite ? self : other }

    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CGAffineTransform {
    /// Whether something can be drawn under it: it leaves an area, and Cairo can count that far.
    var isDrawable: Bool {
        let reach: CGFloat = 1e6
        return [a, b, c, d, tx, ty].allSatisfy { abs($0) < reach } && abs(a * d - b * c) > 1e-9
    }
}

extension CGSize {
    func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
    }
}
