import Foundation

/// Makes fonts smaller until a text fits.
struct FontFitting {
    /// The size that it does not go below, in points.
    var smallest: CGFloat

    /// `font` in the largest size in which the text is no wider than `width`, in steps of half a point.
    func font(_ font: UIFont, width: CGFloat, textWidth: (UIFont) -> CGFloat) -> UIFont {
        let natural = textWidth(font)
        guard natural > width, natural > 0 else { return font }
        let floor = max(smallest, 1)
        var size = max(floor, (font.pointSize * width / natural * 2).rounded(.down) / 2)
        // Widths do not grow quite in proportion to sizes.
        while size > floor, textWidth(font.withSize(size)) > width { size = max(floor, size - 0.5) }
        return font.withSize(size)
    }
}
