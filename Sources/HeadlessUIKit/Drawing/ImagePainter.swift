internal import CPangoCairo
import Foundation

/// Draws images, including resizable images, tiled images and template images.
struct ImagePainter {
    let context: CGContext

    /// Fills a rectangle with an image. A template image is drawn in the tint colour.
    func draw(_ image: UIImage, in rect: CGRect, tint: RGBA? = nil) {
        guard !rect.isEmpty, image.pixels.width > 0, image.pixels.height > 0 else { return }
        if let tint {
            context.saveGState()
            cairo_push_group(context.cairo)
            drawParts(of: image, in: rect)
            let shape = cairo_pop_group(context.cairo)
            context.setSource(tint)
            cairo_mask(context.cairo, shape)
            cairo_pattern_destroy(shape)
            context.restoreGState()
        } else {
            drawParts(of: image, in: rect)
        }
    }

    /// Fills a rounded rectangle with repetitions of an image.
    func fill(_ rect: CGRect, _ radii: CornerRadii, with image: UIImage) {
        context.saveGState()
        context.clip(to: rect, radii)
        draw(image, part: CGRect(origin: .zero, size: image.size), in: rect, tiled: true)
        context.restoreGState()
    }

    private func drawParts(of image: UIImage, in rect: CGRect) {
        let caps = image.capInsets
        if caps == .zero {
            draw(image, part: CGRect(origin: .zero, size: image.size), in: rect, tiled: false)
            return
        }
        let columns = Self.spans(image.size.width, rect.minX, rect.width, caps.left, caps.right)
        let rows = Self.spans(image.size.height, rect.minY, rect.height, caps.top, caps.bottom)
        for row in rows {
            for column in columns {
                let part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
                let target = CGRect(x: column.to, y: row.to, width: column.targetLength, height: row.targetLength)
                draw(image, part: part, in: target, tiled: image.resizingMode == .tile)
            }
        }
    }

    /// One of the three parts of a resizable image along an axis, in the coordinates of the image and of the target.
    private struct Span {
        var from: CGFloat
        var length: CGFloat
        var to: CGFloat
        var targetLength: CGFloat
    }

    private static func spans(
        _ length: CGFloat, _ start: CGFloat, _ targetLength: CGFloat, _ first: CGFloat, _ last: CGFloat
    ) -> [Span] {
        // If the target is too small for both caps, they shrink in proportion.
        let shrink = min(1, targetLength / max(first + last, 0.001))
        let middle = max(length - first - last, 0)
        return [
            Span(from: 0, length: first, to: start, targetLength: first * shrink),
            Span(
                from: first, length: middle, to: start + first * shrink,
                targetLength: targetLength - (first + last) * shrink),
            Span(
                from: length - last, length: last, to: start + targetLength - last * shrink, targetLength: last * shrink
            ),
        ].filter { $0.length > 0 && $0.targetLength > 0 }
    }

    /// Draws a part of an image, in points, so that it fills a rectangle.
    private func draw(_ image: UIImage, part: CGRect, in rect: CGRect, tiled: Bool) {
        let cairo = context.cairo
        context.saveGState()
        context.clip(to: rect)
        context.translateBy(x: rect.minX, y: rect.minY)
        if !tiled { context.scaleBy(x: rect.width / part.width, y: rect.height / part.height) }
        context.scaleBy(x: 1 / image.scale, y: 1 / image.scale)
        let pixels = part.applying(CGAffineTransform(scaleX: image.scale, y: image.scale))
        let whole = CGRect(x: 0, y: 0, width: image.pixels.width, height: image.pixels.height)
        // The subsurface, which Cairo copies, prevents adjacent pixels of the image from being repeated or interpolated at
        // the edges.
        let source =
            pixels == whole
            ? cairo_surface_reference(image.pixels.surface)
            : cairo_surface_create_for_rectangle(
                image.pixels.surface, pixels.minX, pixels.minY, pixels.width, pixels.height)
        cairo_set_source_surface(cairo, source, 0, 0)
        cairo_pattern_set_extend(cairo_get_source(cairo), tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
        cairo_paint_with_alpha(cairo, context.alpha)
        cairo_surface_destroy(source)
        context.restoreGState()
    }
}

extension UIImage {
    /// Draws the image into a rectangle of the current context, scaled to fill it.
    public func draw(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ImagePainter(context: context).draw(self, in: rect)
    }

    /// Draws the image into the current context at its natural size.
    public func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }
}
