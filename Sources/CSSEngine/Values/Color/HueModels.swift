/// Conversions between spaces with a hue and rectangular ones (CSS Color 4, sections 7, 8 and 9.4).
enum HueModels {
    /// - Parameter hsl: A hue in degrees and two percentages.
    static func hslToRGB(_ hsl: SIMD3<Double>) -> SIMD3<Double> {
        let (saturation, lightness) = (hsl.y / 100, hsl.z / 100)
        let span = saturation * min(lightness, 1 - lightness)
        func channel(_ offset: Double) -> Double {
            let sector = positiveRemainder(offset + hsl.x / 30, 12)
            return lightness - span * max(-1, min(sector - 3, 9 - sector, 1))
        }
        return SIMD3(channel(0), channel(8), channel(4))
    }

    static func rgbToHSL(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        let (low, high) = (rgb.min(), rgb.max())
        let lightness = (low + high) / 2
        var hue = hue(rgb)
        var saturation = 0.0
        if high != low, lightness != 0, lightness != 1 {
            saturation = (high - lightness) / min(lightness, 1 - lightness)
        }
        // Colours far outside the gamut.
        if saturation < 0 {
            hue = positiveRemainder(hue + 180, 360)
            saturation = -saturation
        }
        return SIMD3(hue, saturation * 100, lightness * 100)
    }

    /// - Parameter hwb: A hue in degrees and two percentages.
    static func hwbToRGB(_ hwb: SIMD3<Double>) -> SIMD3<Double> {
        let (whiteness, blackness) = (hwb.y / 100, hwb.z / 100)
        if whiteness + blackness >= 1 { return SIMD3(repeating: whiteness / (whiteness + blackness)) }
        return hslToRGB(SIMD3(hwb.x, 100, 50)) * (1 - whiteness - blackness) + whiteness
    }

    static func rgbToHWB(_ rgb: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(hue(rgb), rgb.min() * 100, (1 - rgb.max()) * 100)
    }

    /// Returns lightness, chroma and hue for lightness, a and b.
    static func rectangularToPolar(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let hue = Trigonometry.arcTangent(lab.z, lab.y)
        return SIMD3(lab.x, (lab.y * lab.y + lab.z * lab.z).squareRoot(), hue < 0 ? hue + 360 : hue)
    }

    static func polarToRectangular(_ lch: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(lch.x, lch.y * Trigonometry.cosine(degrees: lch.z), lch.y * Trigonometry.sine(degrees: lch.z))
    }

    /// Returns the hue in degrees, from 0 to less than 360. 0 for greys.
    private static func hue(_ rgb: SIMD3<Double>) -> Double {
        let (low, high) = (rgb.min(), rgb.max())
        let span = high - low
        if span == 0 { return 0 }
        if high == rgb.x { return positiveRemainder((rgb.y - rgb.z) / span, 6) * 60 }
        if high == rgb.y { return ((rgb.z - rgb.x) / span + 2) * 60 }
        return ((rgb.x - rgb.y) / span + 4) * 60
    }

    static func positiveRemainder(_ value: Double, _ divisor: Double) -> Double {
        let rest = value.truncatingRemainder(dividingBy: divisor)
        return rest < 0 ? rest + divisor : rest
    }
}
