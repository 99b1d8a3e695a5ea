import Foundation

/// Reduces the size of a font until text fits.
struct FontFitting {
    /// The minimum size, in points.
    var smallest: CGFloat

    /// Returns the font in the largest size in which the text fits the width. Sizes are multiples of half a point.
    func font(_ font: UIFont, width: CGFloat, textWidth: (UIFont) -> CGFloat) -> UIFont {
        let floor = smallest.finite(or: 1).clamped(to: 1...max(1, font.pointSize))
        var fitted = font
        // One step may not be enough, because widths are not exactly proportional to sizes.
        for _ in 0..<4 {
            let measured = textWidth(fitted)
            guard measured > width, fitted.pointSize > floor else { break }
            let steps = (fitted.pointSize * width / measured * 2).rounded(.down)
            fitted = font.withSize(max(floor, min(steps / 2, fitted.pointSize - 0.5)))
        }
        return fitted
    }
}
