internal import CPangoCairo
import Foundation

extension CGContext {
    /// The standard deviation of the blur of materials, in points. An approximation, because Apple documents none.
    private static let backdropSigma: CGFloat = 12

    /// Replaces what was drawn in a rectangle by its blur.
    func blurBackdrop(in rect: CGRect) {
        let visible = rect.intersection(boundingBoxOfClipPath)
        guard !visible.isNull, !visible.isEmpty, let target = cairo_get_group_target(cairo) else { return }
        let sigma = Self.backdropSigma * deviceScale
        let area = deviceBounds(of: visible).insetBy(dx: -3 * sigma, dy: -3 * sigma).integral
        guard area.width <= 8_192, area.height <= 8_192 else { return }
        let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height))
        let copy = cairo_create(pixels.surface)
        cairo_set_source_surface(copy, target, -area.minX, -area.minY)
        cairo_pattern_set_extend(cairo_get_source(copy), CAIRO_EXTEND_PAD)
        cairo_paint(copy)
        cairo_destroy(copy)
        cairo_surface_flush(pixels.surface)
        guard let bytes = cairo_image_surface_get_data(pixels.surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(pixels.surface))
        for channel in 0..<4 {
            BoxBlur(
                pixels: bytes + channel, width: pixels.width, height: pixels.height, step: 4, stride: stride
            ).run(sigma: sigma)
        }
        cairo_surface_mark_dirty(pixels.surface)
        saveGState()
        clip(to: rect)
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, pixels.surface, area.minX, area.minY)
        cairo_paint(cairo)
        restoreGState()
    }

    /// Returns the bounding box of a rectangle in the pixels of the target.
    private func deviceBounds(of rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { corner in
            var (x, y) = (Double(corner.x), Double(corner.y))
            cairo_user_to_device(cairo, &x, &y)
            return CGRect(x: x, y: y, width: 0, height: 0)
        }
        return corners.dropFirst().reduce(corners[0]) { $0.union($1) }
    }
}
