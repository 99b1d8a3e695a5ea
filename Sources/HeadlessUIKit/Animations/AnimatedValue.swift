import Foundation

/// A value of an animation.
enum AnimatedValue: Equatable {
    case number(CGFloat)
    case color(RGBA)
    case size(CGSize)
    case point(CGPoint)
    case rect(CGRect)
    case transform(CGAffineTransform)

    var isFinite: Bool {
        switch self {
        case .number(let number): number.isFinite
        case .color(let color): [color.red, color.green, color.blue, color.alpha].allSatisfy(\.isFinite)
        case .size(let size): size.width.isFinite && size.height.isFinite
        case .point(let point): point.x.isFinite && point.y.isFinite
        case .rect(let rect): [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite)
        case .transform(let t): [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy(\.isFinite)
        }
    }

    /// Returns the value between this value and one of the same type. A fraction of 0 returns this value, and 1 returns `other`.
    /// Fractions out of 0 to 1 extrapolate. `nil` if the types differ or the result is not finite.
    func interpolated(to other: AnimatedValue, _ fraction: Double) -> AnimatedValue? {
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let fraction = CGFloat(fraction)
        let result: AnimatedValue? =
            switch (self, other) {
            case (.number(let from), .number(let to)): .number(from.mixed(with: to, fraction))
            case (.color(let from), .color(let to)): .color(from.mixed(with: to, fraction))
            case (.size(let from), .size(let to)): .size(from.mixed(with: to, fraction))
            case (.point(let from), .point(let to)): .point(from.mixed(with: to, fraction))
            case (.rect(let from), .rect(let to)):
                .rect(
                    CGRect(
                        origin: from.origin.mixed(with: to.origin, fraction),
                        size: from.size.mixed(with: to.size, fraction)))
            case (.transform(let from), .transform(let to)):
                .transform(TransformComponents(from).mixed(with: TransformComponents(to), fraction).transform)
            case (_, _): nil
            }
        return result?.isFinite == true ? result : nil
    }
}

extension CGFloat {
    fileprivate func mixed(with other: CGFloat, _ fraction: CGFloat) -> CGFloat { self + (other - self) * fraction }
}

extension CGSize {
    fileprivate func mixed(with other: CGSize, _ fraction: CGFloat) -> CGSize {
        CGSize(width: width.mixed(with: other.width, fraction), height: height.mixed(with: other.height, fraction))
    }
}

extension CGPoint {
    fileprivate func mixed(with other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
    }
}

/// The translation, rotation, scale and skew of an affine transform, which are interpolated separately.
private struct TransformComponents {
    private var translation: CGPoint
    private var scale: CGSize
    /// The horizontal shear, in units of the vertical axis before the rotation.
    private var skew: CGFloat
    /// The angle, in radians.
    private var angle: CGFloat

    init(_ t: CGAffineTransform) {
        translation = CGPoint(x: t.tx, y: t.ty)
        // A reflection is a negative scale of one axis. The axis that needs the smaller rotation is reflected.
        let reflects = t.a * t.d - t.b * t.c < 0
        let sign: CGFloat = reflects && t.a < t.d ? -1 : 1
        let length = hypot(t.a, t.b)
        let (x, y) = length > 0 ? (sign * t.a / length, sign * t.b / length) : Self.axis(of: t)
        angle = atan2(y, x)
        skew = t.c * x + t.d * y
        scale = CGSize(width: sign * length, height: t.d * x - t.c * y)
    }

    /// Returns the direction of the horizontal axis of a transform that maps the axis to a point.
    private static func axis(of t: CGAffineTransform) -> (CGFloat, CGFloat) {
        let length = hypot(t.c, t.d)
        return length > 0 ? (t.d / length, -t.c / length) : (1, 0)
    }

    /// Returns the components between these and `other`. The rotation takes the shorter way.
    func mixed(with other: TransformComponents, _ fraction: CGFloat) -> TransformComponents {
        var result = self
        result.translation = translation.mixed(with: other.translation, fraction)
        result.scale = scale.mixed(with: other.scale, fraction)
        result.skew = skew.mixed(with: other.skew, fraction)
        result.angle += (other.angle - angle).remainder(dividingBy: 2 * .pi) * fraction
        return result
    }

    var transform: CGAffineTransform {
        let (sine, cosine) = (sin(angle), cos(angle))
        return CGAffineTransform(
            a: scale.width * cosine, b: scale.width * sine, c: skew * cosine - scale.height * sine,
            d: skew * sine + scale.height * cosine, tx: translation.x, ty: translation.y)
    }
}
