internal import CPangoCairo
import Foundation

/// A line of text, valid while the layout that has made it exists.
struct TextLine {
    let glyphs: UnsafeMutablePointer<PangoLayoutLine>
    /// The bytes of the line in the text.
    let bytes: Range<Int>
    /// The space before the first character, in points.
    let indent: CGFloat
    /// The width with the spaces before the first and after the last character, in points.
    let width: CGFloat
    /// The space after the last character, in points.
    let trailingSpace: CGFloat
    let metrics: FontMetrics
    let isRightToLeft: Bool

    /// The first byte of the line in the text.
    var start: Int { bytes.lowerBound }

    /// The direction of the paragraph.
    var direction: UIUserInterfaceLayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

    /// Returns the lines of a layout.
    /// - Parameters:
    ///   - content: The text of the layout.
    ///   - start: The first byte of the text of the layout in the whole text.
    ///   - indent: The space before the first line, in points.
    static func lines(
        of layout: ParagraphLayout, _ content: TextContent, at start: Int, _ flow: TextFlow, indent: CGFloat = 0
    ) -> [TextLine] {
        let metrics = flow.limited(content.font.metrics)
        return (0..<pango_layout_get_line_count(layout.pointer)).compactMap { index in
            guard let glyphs = pango_layout_get_line_readonly(layout.pointer, index) else { return nil }
            var extents = PangoRectangle()
            pango_layout_line_get_extents(glyphs, nil, &extents)
            let first = Int(glyphs.pointee.start_index)
            let kern = content.kern(atByte: first + Int(glyphs.pointee.length) - 1)
            let indent = index == 0 ? indent : 0
            let drawn = FontMetrics(
                ascent: CGFloat(pangoUnits: -extents.y), descent: CGFloat(pangoUnits: extents.y + extents.height))
            return TextLine(
                glyphs: glyphs, bytes: start + first..<start + first + Int(glyphs.pointee.length),
                indent: indent, width: indent + CGFloat(pangoUnits: extents.width) + kern, trailingSpace: kern,
                metrics: content.hasFonts ? flow.limited(drawn) : metrics,
                isRightToLeft: pango_layout_line_get_resolved_direction(glyphs) == PANGO_DIRECTION_RTL)
        }
    }

    /// Returns the line with its width multiplied by a factor, for a text that continues.
    func widened(by factor: CGFloat) -> TextLine {
        TextLine(
            glyphs: glyphs, bytes: bytes, indent: indent, width: width * factor, trailingSpace: trailingSpace,
            metrics: metrics,
            isRightToLeft: isRightToLeft)
    }

    /// The distance from the top of the line to the baseline of its letters, in points.
    var baseline: CGFloat {
        var offsets: [Int32] = []
        var next = glyphs.pointee.runs
        while let node = next {
            if let run = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                offsets.append(run.pointee.y_offset)
            }
            next = node.pointee.next
        }
        // Superscripts are not on the baseline.
        let offset = offsets.min { abs($0) < abs($1) } ?? 0
        return metrics.ascent - CGFloat(pangoUnits: offset)
    }

    /// Draws the line.
    /// - Parameter origin: The left end of the baseline.
    func draw(at origin: CGPoint, _ color: RGBA, on context: CGContext) {
        cairo_move_to(context.cairo, origin.x + (isRightToLeft ? trailingSpace : indent), origin.y)
        context.setSource(color)
        pango_cairo_show_layout_line(context.cairo, glyphs)
    }
}

extension CGFloat {
    init(pangoUnits: Int32) { self = CGFloat(pangoUnits) / CGFloat(PANGO_SCALE) }
}
