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

    func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CGSize {
    func roundedUp(toPixelsOf scale: CGFloat) -> CGSize {
        CGSize(width: width.roundedUp(toPixelsOf: scale), height: height.roundedUp(toPixelsOf: scale))
    }
}
