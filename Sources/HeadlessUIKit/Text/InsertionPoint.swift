import Foundation

extension CGContext {
    /// The width of the insertion point, in points.
    private static let insertionPointWidth: CGFloat = 2

    /// Draws an insertion point after the last line of a text.
    /// - Parameters:
    ///   - rect: The rectangle of the text. The lines begin at its top.
    ///   - font: The font of an empty text.
    func drawInsertionPoint(after layout: TextLayout, in rect: CGRect, font: UIFont, _ color: UIColor) {
        let (width, height) = (Self.insertionPointWidth, layout.lines.last?.metrics.lineHeight ?? font.lineHeight)
        var (x, top) = (rect.minX, rect.minY)
        if let last = layout.lines.last {
            let start = rect.minX + layout.indent(of: last, in: rect.width)
            x = last.isRightToLeft ? start - width : start + last.width
            top += layout.size.height - height
        }
        let frame = CGRect(
            x: min(max(x, rect.minX), max(rect.minX, rect.maxX - width)), y: top, width: width, height: height)
        fill(frame, CornerRadii(width / 2), color.rgba(with: .current))
    }
}
