import CSSEngine
import NimbusUIKit

extension ValueWriter {
    /// Returns the expression of an array of shape layers.
    mutating func shapeLayers(_ shapes: LayerShapes) -> String {
        var text = "[\n"
        for shape in shapes.shapes { text += shapeLayer(shape, at: shapes.position).indented(by: 1) + ",\n" }
        return text + "]"
    }

    private mutating func shapeLayer(_ shape: LayerShape, at position: CGFloat) -> String {
        let color = ColorVariants(UIColor(cgColor: shape.color)).map { self.color($0) + ".cgColor" } ?? "nil"
        var lines = Self.statements(shape.outline ?? ShapeOutline())
        lines += [
            "let shape = CAShapeLayer()", "shape.zPosition = \(SwiftLiteral.number(position))",
            "shape.path = path.cgPath",
        ]
        if let clip = shape.clip {
            let statements =
                Self.statements(clip) + ["let mask = CAShapeLayer()", "mask.path = path.cgPath", "return mask"]
            lines.append("shape.mask = {\n" + statements.joined(separator: "\n").indented(by: 1) + "\n}()")
        }
        if let stroke = shape.stroke {
            lines += [
                "shape.fillColor = nil", "shape.strokeColor = \(color)",
                "shape.lineWidth = \(SwiftLiteral.number(stroke.width))",
            ]
            if !stroke.dashes.isEmpty {
                let dashes = stroke.dashes.map { SwiftLiteral.number($0) }.joined(separator: ", ")
                lines.append("shape.lineDashPattern = [\(dashes)]")
            }
            if stroke.isRound { lines.append("shape.lineCap = .round") }
        } else {
            lines.append("shape.fillColor = \(color)")
        }
        lines.append("return shape")
        return "{\n" + lines.joined(separator: "\n").indented(by: 1) + "\n}()"
    }

    /// Returns the statements that create a path of UIKit.
    static func statements(_ outline: ShapeOutline) -> [String] {
        func point(_ point: SIMD2<Double>) -> String { call("CGPoint", ["x", "y"], [point.x, point.y]) }
        return ["let path = UIBezierPath()"]
            + outline.segments.map { segment in
                switch segment {
                case .move(let end): "path.move(to: \(point(end)))"
                case .line(let end): "path.addLine(to: \(point(end)))"
                case .curve(let first, let second, let end):
                    "path.addCurve(to: \(point(end)), controlPoint1: \(point(first)), controlPoint2: \(point(second)))"
                case .close: "path.close()"
                }
            }
    }
}
