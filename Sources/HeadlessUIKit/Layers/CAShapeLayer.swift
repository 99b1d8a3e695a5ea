import Foundation

/// A layer that draws a path in its coordinates.
open class CAShapeLayer: CALayer {
    /// The path. The default is `nil`.
    open var path: CGPath? { didSet { recordSetter("layer.path") } }
    /// The colour inside the path. `nil` draws nothing there. The default is black.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { recordSetter("layer.fillColor") } }
    /// The rule that determines which points are inside the path. The default is `nonZero`.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { recordSetter("layer.fillRule") } }
    /// The colour of the line along the path. The default is `nil`, which draws no line.
    open var strokeColor: CGColor? { didSet { recordSetter("layer.strokeColor") } }
    /// The width of the line, in points. The default is 1.
    open var lineWidth: CGFloat = 1 { didSet { recordSetter("layer.lineWidth") } }
    /// The alternating lengths of dashes and gaps, in points. The default is `nil`, which draws a solid line.
    open var lineDashPattern: [NSNumber]? { didSet { recordSetter("layer.lineDashPattern") } }
    /// The shape of the ends of lines and dashes. The default is `butt`.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { recordSetter("layer.lineCap") } }

    override func drawContent(in context: CGContext) {
        super.drawContent(in: context)
        guard let path else { return }
        if let fillColor {
            path.add(to: context)
            context.setFillColor(fillColor)
            context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        }
        guard let strokeColor, lineWidth > 0 else { return }
        path.add(to: context)
        context.setStrokeColor(strokeColor)
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
        context.setLineJoin(.miter)
        context.setLineDash(phase: 0, lengths: lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [])
        context.strokePath()
    }

    override func makePresentation() -> CALayer {
        let copy = CAShapeLayer()
        copy.path = path
        copy.fillColor = fillColor
        copy.fillRule = fillRule
        copy.strokeColor = strokeColor
        copy.lineWidth = lineWidth
        copy.lineDashPattern = lineDashPattern
        copy.lineCap = lineCap
        applyAnimations(to: copy)
        return copy
    }

    override var contentExtent: CGRect {
        guard let path else { return super.contentExtent }
        let line = strokeColor == nil ? 0 : lineWidth
        return super.contentExtent.union(path.boundingBoxOfPath.insetBy(dx: -line, dy: -line))
    }
}

/// The rule that determines which points are inside the path of a shape layer.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The name of the rule.
    public let rawValue: String

    /// Creates a rule from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A point is inside if the winding number of the path around it is not zero.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if the path winds around it an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name of the shape.
    public let rawValue: String

    /// Creates a shape from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A straight edge at the end point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// A semicircle around the end point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// A straight edge half of the line width past the end point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}
