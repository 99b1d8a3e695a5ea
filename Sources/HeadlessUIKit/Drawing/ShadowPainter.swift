internal import CPangoCairo
import Foundation

/// Draws blurred shadows of shapes.
struct ShadowPainter {
    let context: CGContext
    let color: RGBA
    /// The blur radius, in points.
    let radius: CGFloat
    /// The offset, in points.
    let offset: CGSize

    /// Draws the shadow of a shape. `shape` draws the shape inside `bounds`.
    func draw(around bounds: CGRect, shape: (CGContext) -> Void) {
        let margin = radius * 3 + 1
        // Only the part that can fall in the clip path needs pixels.
        let visible = context.boundingBoxOfClipPath.offsetBy(dx: -offset.width, dy: -offset.height)
            .insetBy(dx: -margin, dy: -margin)
        let area = bounds.insetBy(dx: -margin, dy: -margin).intersection(visible)
        if area.isNull || area.isEmpty { return }
        // Half of the resolution is enough for a wide blur.
        let scale = context.deviceScale * (radius * context.deviceScale > 8 ? 0.5 : 1)
        let width = Int32((area.width * scale).rounded(.up).clamped(to: 1...8_192))
        let height = Int32((area.height * scale).rounded(.up).clamped(to: 1...8_192))
        guard let mask = cairo_image_surface_create(CAIRO_FORMAT_A8, width, height) else { return }
        defer { cairo_surface_destroy(mask) }
        let drawing = CGContext(owning: cairo_create(mask))
        drawing.scaleBy(x: scale, y: scale)
        drawing.translateBy(x: -area.minX, y: -area.minY)
        shape(drawing)
        cairo_surface_flush(mask)
        if let bytes = cairo_image_surface_get_data(mask) {
            BoxBlur(
                pixels: bytes, width: Int(width), height: Int(height),
                stride: Int(cairo_image_surface_get_stride(mask))
            ).run(sigma: radius * scale)
        }
        cairo_surface_mark_dirty(mask)

        context.saveGState()
        context.translateBy(x: area.minX + offset.width, y: area.minY + offset.height)
        context.scaleBy(x: 1 / scale, y: 1 / scale)
        context.setSource(color)
        cairo_mask_surface(context.cairo, mask, 0, 0)
        context.restoreGState()
    }
}
