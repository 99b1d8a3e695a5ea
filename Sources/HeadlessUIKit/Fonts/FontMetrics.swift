internal import CPangoCairo
import Foundation

/// The ascent and descent of a font, in points.
///
/// As in browsers, both are rounded to whole points, so that baselines are on whole points.
struct FontMetrics: Hashable, Sendable {
    var ascent: CGFloat
    var descent: CGFloat

    var lineHeight: CGFloat { ascent + descent }

    init(ascent: CGFloat, descent: CGFloat) {
        self.ascent = ascent.rounded()
        self.descent = descent.rounded()
    }

    init(_ font: UIFont) {
        let description = font.face.makeDescription(size: font.pointSize)
        let metrics = pango_context_get_metrics(PangoContexts.context(.leftToRight), description, nil)
        self.init(
            ascent: CGFloat(pango_font_metrics_get_ascent(metrics)) / CGFloat(PANGO_SCALE),
            descent: CGFloat(pango_font_metrics_get_descent(metrics)) / CGFloat(PANGO_SCALE))
        pango_font_metrics_unref(metrics)
        pango_font_description_free(description)
    }
}
