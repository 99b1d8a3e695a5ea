import Foundation

/// A layer that fills a path.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own coordinates. The default is `nil`.
    open var path: CGPath? { didSet { recordSetter("layer.path") } }
    /// The colour that fills the path. The default is black.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { recordSetter("layer.fillColor") } }
    /// The rule that determines which points are inside the path. The default is `nonZero`.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { recordSetter("layer.fillRule") } }

    override func drawShape(in context: CGContext) {
        guard let path, let fillColor else { return }
        context.saveGState()
        context.setFillColor(fillColor)
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: fillRule == .evenOdd ? .evenOdd : .winding)
        context.restoreGState()
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
