import Foundation

/// A path of lines and curves.
open class UIBezierPath: NSObject {
    private var elements: [CGPath.Element] = []

    /// The lines and curves of the path.
    open var cgPath: CGPath {
        get { CGPath(elements) }
        set { elements = newValue.elements }
    }

    /// The width of the line, in points. The default is 1.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of the line. The default is `butt`.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of the line. The default is `miter`.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether the path is filled by the even-odd rule. The default is `false`, which uses the winding number.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {}

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// Creates a path of the ellipse that is inscribed in a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements.append(.oval(rect))
    }

    /// Creates a path of a rectangle with rounded corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        elements.append(.rounded(rect, CornerRadii(cornerRadius)))
    }

    /// Creates a path of a rectangle with some rounded corners.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        elements.append(.rounded(rect, CornerRadii(cornerRadii.width, of: corners)))
    }

    /// Begins a new subpath at a point.
    open func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Adds a straight line to a point.
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Adds a cubic Bézier curve to a point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(endPoint, controlPoint1, controlPoint2))
    }

    /// Adds an arc of a circle. Angles are in radians from the positive x axis and increase clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        elements.append(.arc(center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
    }

    /// Closes the current subpath with a straight line.
    open func close() { elements.append(.close) }

    /// Fills the path in the current context with the fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        cgPath.add(to: context)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Strokes the path in the current context with the stroke colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        cgPath.add(to: context)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.strokePath()
    }

    /// Restricts drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        cgPath.add(to: context)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
