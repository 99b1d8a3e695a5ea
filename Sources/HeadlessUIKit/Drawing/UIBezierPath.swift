import Foundation

/// Lines and curves to fill, to draw and to clip by.
open class UIBezierPath: NSObject {
    private enum Element {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case arc(CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool)
        case rounded(CGRect, CornerRadii)
        case oval(CGRect)
        case close
    }

    private var elements: [Element] = []

    /// How wide its line is, in points.
    open var lineWidth: CGFloat = 1
    /// How its line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How its lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether what it winds around twice is outside.
    open var usesEvenOddFillRule = false

    /// A path of nothing.
    public override init() {}

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// The ellipse that touches the edges of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        elements.append(.oval(rect))
    }

    /// A rectangle with round corners, in points.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        elements.append(.rounded(rect, CornerRadii(cornerRadius)))
    }

    /// A rectangle some of whose corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        elements.append(.rounded(rect, CornerRadii(cornerRadii.width, of: corners)))
    }

    /// Goes on at `point`, without a line to it.
    open func move(to point: CGPoint) { elements.append(.move(point)) }

    /// Goes straight to `point`.
    open func addLine(to point: CGPoint) { elements.append(.line(point)) }

    /// Goes to `endPoint` in a curve that leaves towards one control point and arrives from the other.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        elements.append(.curve(endPoint, controlPoint1, controlPoint2))
    }

    /// Goes along a circle; angles are in radians from the right, increasing clockwise on screen.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        elements.append(.arc(center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise))
    }

    /// Goes straight back to where this part of the path began.
    open func close() { elements.append(.close) }

    /// Fills it in the current context and colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        add(to: context)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws it as a line in the current context and colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        add(to: context)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.strokePath()
    }

    /// Keeps what is drawn in the current context from now on inside of it.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        add(to: context)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func add(to context: CGContext) {
        context.beginPath()
        for element in elements {
            switch element {
            case .move(let point): context.move(to: point)
            case .line(let point): context.addLine(to: point)
            case .curve(let end, let first, let second):
                context.addCurve(to: end, control1: first, control2: second)
            case .arc(let center, let radius, let start, let end, let clockwise):
                context.addArc(
                    center: center, radius: radius, startAngle: start, endAngle: end, clockwise: !clockwise)
            case .rounded(let rect, let radii): context.addRoundedRect(rect, radii)
            case .oval(let rect): context.addEllipse(in: rect)
            case .close: context.closePath()
            }
        }
    }
}
