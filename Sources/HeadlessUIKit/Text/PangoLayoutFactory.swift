internal import CPangoCairo
import Foundation

/// Creates Pango objects with settings that make text widths exact at any display scale.
enum PangoLayoutFactory {
    /// The context of the thread, with fractional glyph positions. Pango's objects belong to one thread.
    static var context: OpaquePointer {
        if let context = pthread_getspecific(contextKey) { return OpaquePointer(context) }
        let context = makeContext()
        pthread_setspecific(contextKey, UnsafeRawPointer(context))
        return context
    }

    /// The thread-specific key of the context. The end of a thread unreferences its context.
    private static let contextKey: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { g_object_unref($0) }
        return key
    }()

    private static func makeContext() -> OpaquePointer {
        guard let context = pango_font_map_create_context(pango_cairo_font_map_get_default()) else {
            preconditionFailure("Pango cannot create a context")
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

    /// Returns a layout of text on a single line. The caller must unreference the layout.
    /// - Parameter wraps: Whether the caller breaks the line at a width.
    static func makeLayout(_ content: TextContent, wraps: Bool) -> OpaquePointer {
        guard let layout = pango_layout_new(context) else {
            preconditionFailure("Pango cannot create a layout")
        }
        pango_layout_set_font_description(layout, content.font.pangoDescription)
        if let attributes = content.makeAttributes(wraps: wraps) {
            pango_layout_set_attributes(layout, attributes)
            pango_attr_list_unref(attributes)
        }
        var text = content.string
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                pango_layout_set_text(layout, characters.baseAddress, Int32(clamping: characters.count))
            }
        }
        return layout
    }
}
