internal import CPangoCairo
import Foundation

extension CGContext {
    /// How wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, width) }

    /// How lines end.
    public func setLineCap(_ cap: CGLineCap) {
        switch cap {
        case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
        default: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
        }
    }

    /// How lines meet.
    public func setLineJoin(_ join: CGLineJoin) {
        switch join {
        case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
        default: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
        }
    }

    /// The lengths of dashes and gaps in turn, in points; none for an unbroken line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        cairo_set_dash(cairo, lengths.map(Double.init), Int32(lengths.count), phase)
    }

    /// Moves what is drawn from now on.
    public func translateBy(x: CGFloat, y: CGFloat) { cairo_translate(cairo, x, y) }

    /// Scales what is drawn from now on.
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }

    /// Turns what is drawn from now on, by radians, clockwise on screen.
    public func rotate(by angle: CGFloat) { cairo_rotate(cairo, angle) }

    /// Transforms what is drawn from now on.
    ///
    /// Under a transform that leaves no area, nothing is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        // Cairo would draw nothing any more, even after the state is restored.
        guard transform.isDrawable else { return clip(to: .zero) }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(cairo, &matrix)
    }

    /// Keeps what is drawn from now on inside of the path, and forgets the path.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_clip(cairo)
    }

    /// Keeps what is drawn from now on inside of a rectangle.
    public func clip(to rect: CGRect) { clip(to: rect, .zero) }

    func clip(to rect: CGRect, _ radii: CornerRadii) {
        beginPath()
        addRoundedRect(rect, radii)
        clip()
    }

    /// The rectangle around what drawing can still reach.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// How many pixels a point has here.
    var deviceScale: CGFloat {
        var (x, y) = (1.0, 0.0)
        cairo_user_to_device_distance(cairo, &x, &y)
        return max((x * x + y * y).squareRoot(), 0.01)
    }
}
