internal import CPangoCairo
import Foundation

/// Creates Pango objects with settings that make text widths exact at any display scale.
enum PangoLayoutFactory {
    /// Returns a context with fractional glyph positions. The caller must unreference it.
    static func makeContext() -> OpaquePointer {
        guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
            preconditionFailure("Pango makes a context from every font map")
        }
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        return context
    }

    /// Returns a layout of text on a single line. The caller must unreference it.
    static func makeLayout(_ content: TextContent) -> OpaquePointer {
        let context = makeContext()
        guard let layout = pango_layout_new(context) else {
            preconditionFailure("Pango makes a layout in every context")
        }
        g_object_unref(UnsafeMutableRawPointer(context))
        let description = content.font.face.makeDescription(size: content.font.pointSize)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        let attributes = content.makeAttributes()
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        var text = content.string
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
        return layout
    }
}
