import CSSEngine
import NimbusCSS

/// A value of a layer's property, as Core Animation interpolates it.
enum LayerValue: Equatable {
    case number(Double)
    case size(CGSize)
    /// A colour with its components in extended sRGB: red, green, blue, and alpha.
    case color(CGColor, SIMD4<Double>)
    case transform(CGAffineTransform)

    /// The value of a view's property. `nil` if layers have no such values, or if a colour depends on the colour scheme.
    @MainActor init?(_ value: ViewValue) {
        switch value {
        case .number(let number) where number.isFinite: self = .number(Double(number))
        case .size(let size): self = .size(size)
        case .none: self.init(UIColor.clear)
        case .color(let color): self.init(color)
        case .layerColor(let color): self.init(UIColor(cgColor: color))
        case .transform(let transform):
            // Core Animation cannot take a matrix apart that has no inverse.
            guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-6 else { return nil }
            self = .transform(transform)
        default: return nil
        }
    }

    @MainActor private init?(_ color: UIColor) {
        let light = color.resolvedColor(with: Self.light)
        guard light == color.resolvedColor(with: Self.dark) else { return nil }
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        guard light.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        // Core Animation mixes components, so that both ends have those of one space.
        let extended = UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor
        self = .color(extended, SIMD4(Double(red), Double(green), Double(blue), Double(alpha)))
    }

    @MainActor private static let light = UITraitCollection(userInterfaceStyle: .light)
    @MainActor private static let dark = UITraitCollection(userInterfaceStyle: .dark)

    /// The value in an animation. Swift gives Core Animation sizes and matrices as objects of `NSValue`.
    var object: Any {
        switch self {
        case .number(let number): number
        case .size(let size): size
        case .color(let color, _): color
        case .transform(let transform): CATransform3DMakeAffineTransform(transform)
        }
    }

    /// Returns the value between this one and another one, component by component.
    func mixed(with other: LayerValue, at progress: Double) -> LayerValue? {
        func mix(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * CGFloat(progress) }
        switch (self, other) {
        case (.number(let first), .number(let second)): return .number(first + (second - first) * progress)
        case (.size(let first), .size(let second)):
            return .size(CGSize(width: mix(first.width, second.width), height: mix(first.height, second.height)))
        case (.color(let color, let first), .color(_, let second)):
            return .color(color, first + (second - first) * progress)
        case (.transform(let first), .transform(let second)):
            return .transform(
                CGAffineTransform(
                    a: mix(first.a, second.a), b: mix(first.b, second.b), c: mix(first.c, second.c),
                    d: mix(first.d, second.d), tx: mix(first.tx, second.tx), ty: mix(first.ty, second.ty)))
        default: return nil
        }
    }

    /// Whether Core Animation mixes this value with another one component by component, however far they are from each other. It
    /// takes matrices apart.
    func isMixedByComponents(with other: LayerValue) -> Bool {
        guard case .transform(let first) = self, case .transform(let second) = other else { return true }
        func isUpright(_ matrix: CGAffineTransform) -> Bool {
            matrix.b == 0 && matrix.c == 0 && matrix.a > 0 && matrix.d > 0
        }
        let isMoved = first.a == second.a && first.b == second.b && first.c == second.c && first.d == second.d
        return isMoved || isUpright(first) && isUpright(second)
    }

    /// Whether two values are so near to each other that mixing matrices by their components is as good as taking them apart.
    func isClose(to other: LayerValue, in size: CGSize) -> Bool {
        guard case .transform(let first) = self, case .transform(let second) = other else { return true }
        return Self.distance(between: first, and: second, in: size) <= 3
    }

    /// The distance by which two matrices move the corners of a view apart, at most, along one axis.
    private static func distance(
        between first: CGAffineTransform, and second: CGAffineTransform, in size: CGSize
    ) -> CGFloat {
        let (x, y) = (max(size.width, 100) / 2, max(size.height, 100) / 2)
        let dx = abs(first.a - second.a) * x + abs(first.c - second.c) * y + abs(first.tx - second.tx)
        let dy = abs(first.b - second.b) * x + abs(first.d - second.d) * y + abs(first.ty - second.ty)
        return max(dx, dy)
    }

    /// Whether two values look the same: colours up to half of a step of 255, points of a view up to a twentieth of a point.
    /// - Parameters:
    ///   - isFraction: Whether numbers are opacities, which look as colours do.
    ///   - size: The size of the view.
    func isNear(_ other: LayerValue, isFraction: Bool, in size: CGSize) -> Bool {
        let (point, step) = (0.05, 0.4 / 255)
        switch (self, other) {
        case (.number(let first), .number(let second)): return abs(first - second) <= (isFraction ? step : point)
        case (.size(let first), .size(let second)):
            return abs(first.width - second.width) <= point && abs(first.height - second.height) <= point
        case (.color(_, let first), .color(_, let second)):
            let difference = Self.premultiplied(first) - Self.premultiplied(second)
            return (0..<4).allSatisfy { abs(difference[$0]) <= step }
        case (.transform(let first), .transform(let second)):
            return Self.distance(between: first, and: second, in: size) <= point
        default: return false
        }
    }

    private static func premultiplied(_ color: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
    }
}
