internal import CPangoCairo
import Foundation

/// The Pango contexts of the thread, one for each direction of paragraphs. Pango's objects belong to one thread.
enum PangoContexts {
    /// Returns the context for paragraphs of a direction, with fractional glyph positions.
    static func context(_ direction: UIUserInterfaceLayoutDirection) -> OpaquePointer {
        let key = direction == .rightToLeft ? rightToLeftKey : leftToRightKey
        if let context = pthread_getspecific(key) { return OpaquePointer(context) }
        let context = makeContext(direction)
        pthread_setspecific(key, UnsafeRawPointer(context))
        return context
    }

    private static let leftToRightKey = makeKey()
    private static let rightToLeftKey = makeKey()

    /// Returns a thread-specific key. The end of a thread unreferences its context.
    private static func makeKey() -> pthread_key_t {
        var key = pthread_key_t()
        pthread_key_create(&key) { g_object_unref($0) }
        return key
    }

    private static func makeContext(_ direction: UIUserInterfaceLayoutDirection) -> OpaquePointer {
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
        pango_context_set_base_dir(context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        return context
    }
}
