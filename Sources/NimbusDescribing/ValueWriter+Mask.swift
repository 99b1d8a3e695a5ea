import CSSEngine
import NimbusUIKit

extension ValueWriter {
    /// Returns the expression of a layer that masks another one. `nil` for a gradient, and for a mask of the app.
    static func mask(_ mask: LayerMask) -> String? {
        guard case .styled(let mask) = mask, mask.image == nil else { return nil }
        let statements = mask.outline.map(maskStatements) ?? maskStatements(mask.size, mask.corners)
        return "{\n" + (statements + ["return mask"]).joined(separator: "\n").indented(by: 1) + "\n}()"
    }

    private static func maskStatements(_ outline: ShapeOutline) -> [String] {
        statements(outline) + ["let mask = CAShapeLayer()", "mask.path = path.cgPath"]
            + (outline.fillRule == .evenodd ? ["mask.fillRule = .evenOdd"] : [])
    }

    private static func maskStatements(_ size: CGSize, _ corners: DrawnCorners?) -> [String] {
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
}
