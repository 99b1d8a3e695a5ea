internal import CPangoCairo
import Foundation

/// Text that Pango has broken into lines.
final class TextLayout {
    /// A line of the layout, valid while the layout exists.
    struct Line {
        let glyphs: UnsafeMutablePointer<PangoLayoutLine>
        let width: CGFloat
        let metrics: FontMetrics
        let isRightToLeft: Bool
    }

    private(set) var lines: [Line] = []
    private let flow: TextFlow
    private var layouts: [OpaquePointer] = []

    /// Breaks content into lines. `width` and `height` are the maximum, in points. `nil` sets no limit.
    init(_ content: TextContent, _ flow: TextFlow, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.flow = flow
        let layout = keep(PangoLayoutFactory.makeLayout(content, wraps: flow.wraps))
        if flow.wraps, let width {
            // Pango breaks lines as if the last character had space after it, but gives the line no such space.
            pango_layout_set_width(layout, Self.pangoUnits(width + content.spacing))
            pango_layout_set_wrap(
                layout, flow.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        }
        if flow.alignment == .justified { pango_layout_set_justify(layout, 1) }
        lines = linesOf(layout, content)
        let limit = lineLimit(flow.limited(content.font.metrics), height: height)
        if lines.count > limit {
            replaceLastLine(of: content, limit: limit, width: width)
        } else if lines.count == 1, let width, lines[0].width > width {
            ellipsize(layout, content, width: width)
        }
    }

    deinit {
        for layout in layouts { g_object_unref(UnsafeMutableRawPointer(layout)) }
    }

    /// The size of the lines, in points.
    var size: CGSize {
        CGSize(
            width: lines.reduce(0) { max($0, $1.width) },
            height: lines.reduce(0) { $0 + $1.metrics.lineHeight } + flow.lineSpacing * CGFloat(max(0, lines.count - 1))
        )
    }

    /// Whether no installed font has a glyph for some character.
    var hasUnknownGlyphs: Bool { layouts.contains { pango_layout_get_unknown_glyphs_count($0) > 0 } }

    /// Draws the lines from the top of a rectangle with the alignment of the text.
    func draw(in rect: CGRect, _ color: RGBA, on context: CGContext) {
        guard !lines.isEmpty else { return }
        context.noteMissingCharacters(missingCharacters)
        var top = rect.minY
        for line in lines {
            cairo_move_to(context.cairo, rect.minX + indent(of: line, in: rect.width), top + line.metrics.ascent)
            context.setSource(color)
            pango_cairo_show_layout_line(context.cairo, line.glyphs)
            top += line.metrics.lineHeight + flow.lineSpacing
        }
        context.beginPath()
    }

    /// Returns the distance from the left edge of a container to a line, in points.
    func indent(of line: Line, in width: CGFloat) -> CGFloat {
        switch flow.alignment {
        case .left: 0
        case .center: (width - line.width) / 2
        case .right: width - line.width
        case .natural, .justified: line.isRightToLeft ? width - line.width : 0
        }
    }

    // MARK: Lines

    private func linesOf(_ layout: OpaquePointer, _ content: TextContent) -> [Line] {
        let metrics = content.font.metrics
        return (0..<pango_layout_get_line_count(layout)).compactMap { index in
            guard let glyphs = pango_layout_get_line_readonly(layout, index) else { return nil }
            var extents = PangoRectangle()
            pango_layout_line_get_extents(glyphs, nil, &extents)
            let own = content.runs.contains { $0.font != nil }
            return Line(
                glyphs: glyphs, width: Self.points(extents.width),
                metrics: flow.limited(
                    own
                        ? FontMetrics(
                            ascent: Self.points(-extents.y), descent: Self.points(extents.y + extents.height))
                        : metrics),
                isRightToLeft: pango_layout_line_get_resolved_direction(glyphs) == PANGO_DIRECTION_RTL)
        }
    }

    private func lineLimit(_ metrics: FontMetrics, height: CGFloat?) -> Int {
        let maximum = flow.maximumLines > 0 ? flow.maximumLines : Int.max
        guard let height, height.isFinite, metrics.lineHeight > 0 else { return maximum }
        let fitting = (height + flow.lineSpacing + 0.01) / (metrics.lineHeight + flow.lineSpacing)
        return min(maximum, max(1, Int(fitting.clamped(to: 0...1e6))))
    }

    /// Puts the rest of the text into the last line, which is clipped or truncated according to the line break mode.
    private func replaceLastLine(of content: TextContent, limit: Int, width: CGFloat?) {
        let start = Int(lines[limit - 1].glyphs.pointee.start_index)
        lines.removeSubrange(limit...)
        if flow.lineBreakMode == .byWordWrapping || flow.lineBreakMode == .byCharWrapping { return }
        let rest = content.suffix(fromByte: start)
        let layout = keep(PangoLayoutFactory.makeLayout(rest, wraps: flow.wraps))
        lines.removeLast()
        lines += linesOf(layout, rest)
        if let width { ellipsize(layout, rest, width: width) }
    }

    /// Truncates the last line, which is the only line of `layout`, to a width in points.
    private func ellipsize(_ layout: OpaquePointer, _ content: TextContent, width: CGFloat) {
        let mode: PangoEllipsizeMode
        switch flow.lineBreakMode {
        case .byTruncatingHead: mode = PANGO_ELLIPSIZE_START
        case .byTruncatingMiddle: mode = PANGO_ELLIPSIZE_MIDDLE
        case .byTruncatingTail: mode = PANGO_ELLIPSIZE_END
        case .byWordWrapping, .byCharWrapping, .byClipping: return
        }
        pango_layout_set_width(layout, Self.pangoUnits(width))
        pango_layout_set_ellipsize(layout, mode)
        // Not the read-only line, because Pango may cache its width.
        if let line = pango_layout_get_line(layout, 0) { EllipsisAdjustment(line: line).apply() }
        lines.removeLast()
        lines += linesOf(layout, content)
    }

    private func keep(_ layout: OpaquePointer) -> OpaquePointer {
        layouts.append(layout)
        return layout
    }

    // MARK: Units

    private static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }

    private static func pangoUnits(_ points: CGFloat) -> Int32 {
        // Rounding up ensures that text never wraps in the width that was measured for it.
        Int32(points.finite(or: 0).clamped(to: 0...1e6) * CGFloat(PANGO_SCALE) + 0.999)
    }
}
