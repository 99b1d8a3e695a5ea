import CSSEngine
import NimbusUIKit

extension ValueWriter {
    /// Returns the expression of a layer that masks another one. `nil` for a gradient, and for a mask of the app.
    static func mask(_ mask: LayerMask) -> String? {
        guard case .styled(let mask) = mask, mask.image == nil else { return nil }
        let statements = mask.outline.map(statements) ?? statements(mask.size, mask.corners)
        return "{\n" + (statements + ["return mask"]).joined(separator: "\n").indented(by: 1) + "\n}()"
    }

    private static func statements(_ outline: ShapeOutline) -> [String] {
        let segments = outline.segments.map { segment in
            switch segment {
            case .move(let end): "path.move(to: \(point(end)))"
            case .line(let end): "path.addLine(to: \(point(end)))"
            case .curve(let first, let second, let end):
                "path.addCurve(to: \(point(end)), controlPoint1: \(point(first)), controlPoint2: \(point(second)))"
            case .close: "path.close()"
            }
        }
        return ["let path = UIBezierPath()"] + segments + ["let mask = CAShapeLayer()", "mask.path = path.cgPath"]
            + (outline.fillRule == .evenodd ? ["mask.fillRule = .evenOdd"] : [])
    }

    private static func statements(_ size: CGSize, _ corners: DrawnCorners?) -> [String] {
        var statements = [
            "let mask = CALayer()",
            "mask.frame = " + call("CGRect", ["x", "y", "width", "height"], [0, 0, size.width, size.height]),
            "mask.backgroundColor = UIColor.black.cgColor",
        ]
        if let corners, corners.radius > 0 {
            statements += [
                "mask.cornerRadius = \(SwiftLiteral.number(corners.radius))",
                "mask.maskedCorners = CACornerMask(rawValue: \(corners.mask))",
            ]
            if corners.isContinuous { statements.append("mask.cornerCurve = .continuous") }
        }
        return statements
    }

    private static func point(_ point: SIMD2<Double>) -> String { call("CGPoint", ["x", "y"], [point.x, point.y]) }
}
