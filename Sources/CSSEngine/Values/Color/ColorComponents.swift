/// A colour in double precision, for computations.
struct ColorComponents {
    var space: ColorSpace
    /// The channels in the units of the space. Missing channels are 0.
    var values: SIMD3<Double>
    var alpha = 1.0
    /// The channels that are `none`.
    var missing: ColorChannelSet = []

    init(_ space: ColorSpace, _ values: SIMD3<Double>, alpha: Double = 1, missing: ColorChannelSet = []) {
        self.space = space
        self.values = values
        self.alpha = alpha
        self.missing = missing
    }

    init(_ color: CSS.Color) {
        self.init(
            color.space, SIMD3(Double(color.first), Double(color.second), Double(color.third)),
            alpha: Double(color.alpha), missing: color.missing)
    }

    /// The colour in single precision. Channels that are not a number, because of infinities, are 0.
    var color: CSS.Color {
        let values = values.replacing(with: 0, where: values .!= values)
        return CSS.Color(
            space, Float(values.x), Float(values.y), Float(values.z), alpha: alpha.isNaN ? 0 : Float(alpha),
            missing: missing)
    }

    /// Returns the colour in another space, without missing channels.
    func converted(to target: ColorSpace) -> ColorComponents {
        var result = ColorComponents(target, values, alpha: alpha)
        if space == target { return result }
        let base = space.rectangular
        var values = space.toRectangular(values)
        if base != target.rectangular { values = target.rectangular.fromXYZ(base.toXYZ(values)) }
        result.values = target.fromRectangular(values)
        // Rounding errors of zeros would be visible in the serialisation.
        for index in 0..<3 where abs(result.values[index]) < 1e-10 { result.values[index] = 0 }
        return result
    }

    /// Returns the colour with its channels clamped to the ranges of CSS Color 4.
    func clamped() -> ColorComponents {
        var result = self
        let traits = space.traits
        for index in 0..<3 {
            // NaN remains NaN.
            result.values[index] = min(max(values[index], traits.minimum[index]), traits.maximum[index])
        }
        return result
    }
}
