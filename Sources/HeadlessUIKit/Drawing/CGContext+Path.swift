internal import CPangoCairo
import Foundation

extension CGContext {
    /// Discards the current path.
    public func beginPath() { cairo_new_path(cairo) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint) { cairo_move_to(cairo, point.x, point.y) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { cairo_line_to(cairo, point.x, point.y) }

    /// Adds a cubic Bézier curve to a point.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        cairo_curve_to(cairo, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }

    /// Adds an arc of a circle. Angles are in radians from the positive x axis and increase clockwise on screen.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        if clockwise {
            cairo_arc_negative(cairo, center.x, center.y, radius, startAngle, endAngle)
        } else {
            cairo_arc(cairo, center.x, center.y, radius, startAngle, endAngle)
        }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    }

    /// Adds the ellipse that is inscribed in a rectangle.
    public func addEllipse(in rect: CGRect) {
        cairo_new_sub_path(cairo)
        cairo_save(cairo)
        cairo_translate(cairo, rect.midX, rect.midY)
        cairo_scale(cairo, max(rect.width, 0.001) / 2, max(rect.height, 0.001) / 2)
        cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
        cairo_restore(cairo)
        cairo_close_path(cairo)
    }

    /// Adds a path.
    public func addPath(_ path: CGPath) {
        for element in path.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): addLine(to: point)
            case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
            case .arc(let center, let radius, let start, let end, let clockwise):
                addArc(center: center, radius: radius, startAngle: start, endAngle: end, clockwise: !clockwise)
            case .rounded(let rect, let radii): addRoundedRect(rect, radii)
            case .oval(let rect): addEllipse(in: rect)
            case .close: closePath()
            }
        }
    }

    /// Closes the current subpath with a straight line.
    public func closePath() { cairo_close_path(cairo) }

    /// Adds a rectangle with rounded corners.
    func addRoundedRect(_ rect: CGRect, _ radii: CornerRadii) {
        let radii = radii.fitting(rect.size)
        guard !radii.isZero else { return addRect(rect) }
        if radii.isContinuous { return addContinuousRect(rect, radii) }
        func corner(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, quarter: Double) {
            cairo_arc(cairo, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
        }
        cairo_new_sub_path(cairo)
        corner(rect.maxX - radii.topRight, rect.minY + radii.topRight, radii.topRight, quarter: -1)
        corner(rect.maxX - radii.bottomRight, rect.maxY - radii.bottomRight, radii.bottomRight, quarter: 0)
        corner(rect.minX + radii.bottomLeft, rect.maxY - radii.bottomLeft, radii.bottomLeft, quarter: 1)
        corner(rect.minX + radii.topLeft, rect.minY + radii.topLeft, radii.topLeft, quarter: 2)
        cairo_close_path(cairo)
    }

    /// Adds a rectangle with continuous corners.
    private func addContinuousRect(_ rect: CGRect, _ radii: CornerRadii) {
        let longest = min(rect.width, rect.height) / 2
        func corner(_ corner: CGPoint, from start: CGVector, to end: CGVector, _ radius: CGFloat) {
            let curve = ContinuousCorner(radius: radius, longest: longest)
            let points = curve.points.map { point in
                CGPoint(
                    x: corner.x + start.dx * point.x + end.dx * point.y,
                    y: corner.y + start.dy * point.x + end.dy * point.y)
            }
            addLine(to: points[0])
            for index in stride(from: 1, to: points.count, by: 3) {
                addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
            }
        }
        let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
        let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
        cairo_new_sub_path(cairo)
        corner(CGPoint(x: rect.maxX, y: rect.minY), from: left, to: down, radii.topRight)
        corner(CGPoint(x: rect.maxX, y: rect.maxY), from: up, to: left, radii.bottomRight)
        corner(CGPoint(x: rect.minX, y: rect.maxY), from: right, to: up, radii.bottomLeft)
        corner(CGPoint(x: rect.minX, y: rect.minY), from: down, to: right, radii.topLeft)
        cairo_close_path(cairo)
    }

    /// The bounding box of the path.
    var pathExtents: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    func fill(_ rect: CGRect, _ radii: CornerRadii, _ color: RGBA) {
        guard color.alpha > 0, !rect.isEmpty else { return }
        beginPath()
        addRoundedRect(rect, radii)
        setSource(color)
        cairo_fill(cairo)
    }

    /// Draws a border along the inside of a rounded rectangle.
    func strokeInside(_ rect: CGRect, _ radii: CornerRadii, width: CGFloat, _ color: RGBA) {
        guard color.alpha > 0, width > 0 else { return }
        // Filling the ring between two outlines is correct even if the border is wider than half of the rectangle.
        let inner = rect.insetBy(dx: min(width, rect.width / 2), dy: min(width, rect.height / 2))
        beginPath()
        addRoundedRect(rect, radii)
        if !inner.isNull, !inner.isEmpty { addRoundedRect(inner, radii.fitting(rect.size).inset(by: width)) }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        setSource(color)
        cairo_fill(cairo)
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    }

    /// Draws a line through points, with round caps and joins.
    func strokeLine(_ points: [CGPoint], width: CGFloat, _ color: RGBA) {
        guard let first = points.first else { return }
        beginPath()
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
        setLineWidth(width)
        setLineCap(.round)
        setLineJoin(.round)
        setSource(color)
        cairo_stroke(cairo)
    }
}
