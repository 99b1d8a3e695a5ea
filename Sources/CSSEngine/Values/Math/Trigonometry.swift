/// Trigonometric functions in degrees, so that quarter turns are exact.
enum Trigonometry {
    static func sine(degrees: Double) -> Double { sineAndCosine(degrees).sine }

    static func cosine(degrees: Double) -> Double { sineAndCosine(degrees).cosine }

    /// Returns the tangent: infinity at a quarter turn, and negative infinity at three (CSS Values 4, section 10.4).
    static func tangent(degrees: Double) -> Double {
        let (sine, cosine) = sineAndCosine(degrees)
        // Zero has the same sign at all half turns, as in browsers.
        if sine == 0 { return sine }
        return cosine == 0 ? sine / 0 : sine / cosine
    }

    /// Returns an angle from -90 to 90. NaN if `x` is not from -1 to 1.
    static func arcSine(_ x: Double) -> Double {
        abs(x) > 1 ? .nan : arcTangent(x, ((1 - x) * (1 + x)).squareRoot())
    }

    /// Returns an angle from -90 to 90.
    static func arcTangent(_ x: Double) -> Double {
        if abs(x) > 1 { return (x < 0 ? -90 : 90) - arcTangent(1 / x) }
        // Halves the angle twice: the series converges quickly for small angles.
        let half = x / (1 + (1 + x * x).squareRoot())
        let quarter = half / (1 + (1 + half * half).squareRoot())
        var sum = 0.0
        for power in stride(from: 27.0, through: 1, by: -2) { sum = 1 / power - sum * quarter * quarter }
        return 4 * quarter * sum * (180 / .pi)
    }

    /// Returns the angle of the point (x, y), from -180 to 180. Treats zeros and infinities as `atan2` of IEEE 754.
    static func arcTangent(_ y: Double, _ x: Double) -> Double {
        if x.isNaN || y.isNaN { return .nan }
        let sign: Double = y.sign == .minus ? -1 : 1
        if x.isInfinite, y.isInfinite { return sign * (x > 0 ? 45 : 135) }
        if y == 0 { return x.sign == .minus ? sign * 180 : y }
        if x == 0 { return sign * 90 }
        let angle = arcTangent(y / x)
        return x > 0 ? angle : angle + sign * 180
    }

    private static func sineAndCosine(_ degrees: Double) -> (sine: Double, cosine: Double) {
        if !degrees.isFinite { return (.nan, .nan) }
        if degrees == 0 { return (degrees, 1) }
        let turned = degrees.remainder(dividingBy: 360)
        let quarters = (turned / 90).rounded()
        let angle = (turned - quarters * 90) * (.pi / 180)
        let square = angle * angle
        var sine = 0.0
        var cosine = 0.0
        for power in stride(from: 18.0, through: 2, by: -2) {
            sine = (1 - sine) * square / (power * (power + 1))
            cosine = (1 - cosine) * square / (power * (power - 1))
        }
        sine = angle * (1 - sine)
        cosine = 1 - cosine
        switch Int(quarters) & 3 {
        case 0: return (sine, cosine)
        case 1: return (cosine, 0 - sine)
        case 2: return (0 - sine, 0 - cosine)
        default: return (0 - cosine, sine)
        }
    }
}
