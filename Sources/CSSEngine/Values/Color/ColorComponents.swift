/// A colour in double precision, to compute with.
struct ColorComponents {
    var space: ColorSpace
    /// In the units of the space; zero where missing.
    var values: SIMD3<Double>
    var alpha = 1.0
    /// What is `none`.
    var missing: ColorChannelSet = []

    init(_ space: ColorSpace, _ values: SIMD3<Double>, alpha: Double = 1, missing: ColorChannelSet = []) {
        self.space = space
        self.values = values
        self.alpha = alpha
        self.missing = missing
    }

    init(_ color: Color) {
        self.init(
            color.space, SIMD3(Double(color.first), Double(color.second), Double(color.third)),
            alpha: Double(color.alpha), missing: color.missing)
    }

    /// As it is stored; what infinite channels leave undefined is zero.
    var color: Color {
        let values = values.replacing(with: 0, where: values .!= values)
        return Color(
            space, Float(values.x), Float(values.y), Float(values.z), alpha: alpha.isNaN ? 0 : Float(alpha),
            missing: missing)
    }

    /// The colour in another space, with nothing missing.
    func converted(to target: ColorSpace) -> ColorComponents {
        var result = ColorComponents(target, values, alpha: alpha)
        if space == target { return result }
        let base = space.rectangular
        var values = space.toRectangular(values)
        if base != target.rectangular { values = target.rectangular.fromXYZ(base.toXYZ(values)) }
        result.values = target.fromRectangular(values)
        // What rounding leaves of nothing would show in the text.
        for index in 0..<3 where abs(result.values[index]) < 1e-10 { result.values[index] = 0 }
        return result
    }

    /// With the channels in the ranges that CSS Color 4 gives them when they are written.
    func clamped() -> ColorComponents {
        var result = self
        switch space {
        case .rgb: result.values.clamp(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 255))
        case .hsl: result.values.y = max(values.y, 0)
        case .lab: result.values.x = min(max(values.x, 0), 100)
        case .lch: (result.values.x, result.values.y) = (min(max(values.x, 0), 100), max(values.y, 0))
        case .oklab: result.values.x = min(max(values.x, 0), 1)
        case .oklch: (result.values.x, result.values.y) = (min(max(values.x, 0), 1), max(values.y, 0))
        case .hwb, .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65:
            break
        }
        return result
    }
}
