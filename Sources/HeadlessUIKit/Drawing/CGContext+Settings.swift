internal import CPangoCairo
import Foundation

extension CGContext {
    /// Sets the width of lines, in points.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

    /// Sets the shape of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) {
        switch cap {
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        }
    }

    /// Sets the shape of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) {
        switch join {
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        }
    }

    /// Sets the alternating lengths of dashes and gaps, in points. An empty array draws solid lines.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
    }

    /// Moves the origin of the coordinates.
    public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, x, y) }

    /// Scales the coordinates.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Rotates the coordinates by an angle in radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

    /// Transforms the coordinates.
    ///
    /// If the transform is not invertible, nothing is drawn until the state is restored.
    public func concatenate(_ transform: CGAffineTransform) {
        // With such a matrix, Cairo would enter an error state and draw nothing, even after the state is restored.
        guard transform.isDrawable else { return clip(to: .zero) }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Restricts drawing to the path, and discards the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Restricts drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: rect, .zero) }

    func clip(to rect: CGRect, _ radii: CornerRadii) {
        beginPath()
        addRoundedRect(rect, radii)
        clip()
    }

    /// The bounding box of the clip path.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The number of device pixels per unit of the current coordinates.
    var deviceScale: CGFloat {
        var (x, y) = (1.0, 0.0)
        cairo_user_to_device_distance(cairo, &x, &y)
        return max((x * x + y * y).squareRoot(), 0.01)
    }
}
