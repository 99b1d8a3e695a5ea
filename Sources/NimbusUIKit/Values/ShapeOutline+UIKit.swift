import CSSEngine

extension ShapeOutline {
    /// The path of Core Graphics.
    var cgPath: CGPath { bezierPath.cgPath }

    /// The path of UIKit.
    var bezierPath: UIBezierPath {
        let path = UIBezierPath()
        for segment in segments {
            switch segment {
            case .move(let point): path.move(to: CGPoint(point))
            case .line(let point): path.addLine(to: CGPoint(point))
            case .curve(let first, let second, let end):
                path.addCurve(to: CGPoint(end), controlPoint1: CGPoint(first), controlPoint2: CGPoint(second))
            case .close: path.close()
            }
        }
        return path
    }
}

extension CGPoint {
    fileprivate init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}
