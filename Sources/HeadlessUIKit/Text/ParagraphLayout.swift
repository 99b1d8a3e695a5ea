internal import CPangoCairo
import Foundation

/// A layout of a paragraph in Pango, with settings that make text widths exact at any display scale.
final class ParagraphLayout {
    let pointer: OpaquePointer

    /// Creates a layout of text on a single line.
    /// - Parameters:
    ///   - direction: The direction of the paragraph.
    ///   - detectsDirection: Whether the first letter decides the direction, and `direction` is that of a text without letters.
    ///   - flow: The rules for breaking the line at a width.
    init(_ content: TextContent, _ direction: UIUserInterfaceLayoutDirection, detectsDirection: Bool, _ flow: TextFlow)
    {
        guard let layout = pango_layout_new(PangoContexts.context(direction)) else {
            preconditionFailure("Pango cannot create a layout")
        }
        pointer = layout
        pango_layout_set_auto_dir(layout, detectsDirection ? 1 : 0)
        pango_layout_set_font_description(layout, content.font.pangoDescription)
        if let attributes = content.makeAttributes(flow) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        content.withBytes { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Breaks the line at a width in points.
    func wrap(at width: CGFloat, _ mode: NSLineBreakMode) {
        pango_layout_set_width(pointer, Self.units(width))
        pango_layout_set_wrap(pointer, mode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
    }

    /// Shortens the first line by a width in points, or lengthens it if the width is negative.
    func indent(by width: CGFloat) {
        pango_layout_set_indent(pointer, Self.units(abs(width)) * (width < 0 ? -1 : 1))
    }

    /// Truncates the line to a width in points.
    func truncate(to width: CGFloat, _ mode: PangoEllipsizeMode) {
        pango_layout_set_width(pointer, Self.units(width))
        pango_layout_set_ellipsize(pointer, mode)
        // Not the read-only line, because Pango may cache its width.
        if let line = pango_layout_get_line(pointer, 0) { EllipsisAdjustment(line: line).apply() }
    }

    private static func units(_ points: CGFloat) -> Int32 {
        // Rounding up ensures that text never wraps in the width that was measured for it.
        Int32(points.finite(or: 0).clamped(to: 0...1e6) * CGFloat(PANGO_SCALE) + 0.999)
    }
}
