import TestSupport
import Testing

@testable import CSSEngine

/// Conversions between the colour spaces of CSS Color 4.
@Suite struct ColorConversionTests {
    private static let inverses: [(ColorMatrix, ColorMatrix)] = [
        (.srgbToXYZ, .srgbFromXYZ), (.displayP3ToXYZ, .displayP3FromXYZ), (.a98RGBToXYZ, .a98RGBFromXYZ),
        (.rec2020ToXYZ, .rec2020FromXYZ), (.prophotoRGBToXYZ, .prophotoRGBFromXYZ), (.d65ToD50, .d50ToD65),
        (.xyzToCones, .conesToXYZ), (.conesToOklab, .oklabToCones),
    ]

    @Test("The matrices of both directions are inverse", arguments: 0..<8)
    func inverseMatrices(_ index: Int) {
        let (there, back) = Self.inverses[index]
        for axis in 0..<3 {
            var unit = SIMD3<Double>()
            unit[axis] = 1
            let error = back * (there * unit) - unit
            #expect(max(error.max(), -error.min()) < 1e-7, "axis \(axis): \(error)")
        }
    }

    @Test("A conversion to a space and back returns the colour", arguments: ColorSpace.allCases)
    func roundTrip(_ space: ColorSpace) {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<200 {
            let values = SIMD3((0..<3).map { _ in Double.random(in: 0.02...0.98, using: &random) })
            let color = ColorComponents(.srgb, values)
            let error = color.converted(to: space).converted(to: .srgb).values - values
            #expect(max(error.max(), -error.min()) < 1e-6, "\(values) by way of \(space)")
        }
    }

    @Test("White is the same colour in every space", arguments: ColorSpace.allCases)
    func white(_ space: ColorSpace) {
        let white = ColorComponents(space, ColorComponents(.srgb, SIMD3(1, 1, 1)).converted(to: space).values)
        let back = white.converted(to: .rgb).values
        #expect((back - 255).max() < 1e-3 && (255 - back).max() < 1e-3, "\(back)")
    }

    /// The examples of CSS Color 4, sections 4, 7.1, 8.1, 9.3 and 10, and the primaries of sRGB.
    private static let exampleCases: [(String, ColorSpace, String)] = [
        ("red", .lab, "lab(54.2905 80.8049 69.891)"), ("red", .oklab, "oklab(0.627955 0.224863 0.125846)"),
        ("red", .oklch, "oklch(0.627955 0.257683 29.2339)"),
        ("red", .xyzD65, "color(xyz-d65 0.412391 0.212639 0.0193308)"),
        ("red", .xyzD50, "color(xyz-d50 0.436066 0.222493 0.0139239)"),
        ("lime", .displayP3, "color(display-p3 0.458402 0.985265 0.298295)"),
        ("lime", .a98RGB, "color(a98-rgb 0.564972 1 0.234424)"), ("white", .lab, "lab(100 0 0)"),
        ("rebeccapurple", .hsl, "rgb(102, 51, 153)"), ("hsl(120 100% 25%)", .rgb, "rgb(0, 128, 0)"),
        ("hwb(150 20% 10%)", .rgb, "rgb(51, 230, 140)"), ("lab(29.2345% 39.3825 20.0664)", .rgb, "rgb(125, 35, 41)"),
        ("oklab(40.101% 0.1147 0.0453)", .rgb, "rgb(125, 35, 41)"),
        ("lch(52.2345% 72.2 56.2)", .rgb, "rgb(198, 93, 6)"),
        ("oklch(59.686% 0.15619 49.7694)", .rgb, "rgb(198, 93, 6)"),
        ("color(display-p3 1 1 1)", .rgb, "rgb(255, 255, 255)"),
    ]

    @Test("The examples of the specification are converted", arguments: ColorConversionTests.exampleCases)
    func examples(_ text: String, _ space: ColorSpace, _ expected: String) {
        guard case .color(let color) = ResolvedValue.value("tint-color", text) else {
            Issue.record("\(text) is not a colour")
            return
        }
        #expect(color.converted(to: space).cssText == expected)
    }

    private static let hueCases: [(HueInterpolation, Double, Double, Double)] = [
        (.shorter, 50, 330, 10), (.shorter, 330, 50, 10), (.shorter, 20, 60, 40), (.shorter, 0, 180, 90),
        (.longer, 20, 60, 220), (.longer, 60, 20, 220), (.longer, 50, 330, 190), (.longer, 40, 40, 220),
        (.increasing, 50, 330, 190), (.increasing, 330, 50, 10), (.decreasing, 50, 330, 10),
        (.decreasing, 330, 50, 190), (.shorter, 410, -30, 10),
    ]

    @Test("Hues are interpolated in each direction", arguments: ColorConversionTests.hueCases)
    func hues(_ way: HueInterpolation, _ start: Double, _ end: Double, _ expected: Double) {
        let hues = way.adjusted(start, end)
        #expect(HueModels.positiveRemainder((hues.start + hues.end) / 2, 360) == expected)
    }

    /// The serialisation has no channels below 0 or above 255, so the colours are clamped too.
    @Test("Legacy notations are clamped to their gamut")
    func legacyGamut() {
        guard case .color(let color) = ResolvedValue.value("tint-color", "hsl(120 200% 50%)") else {
            Issue.record("not a colour")
            return
        }
        #expect((color.red, color.green, color.blue) == (0, 1, 0))
    }

    /// Stylesheets contain many colours and calculations, so their size matters.
    @Test("Colours and values are small")
    func sizes() {
        #expect(MemoryLayout<CSS.Color>.size <= 20)
        #expect(MemoryLayout<ColorExpression>.size <= 24)
        #expect(MemoryLayout<Value>.stride <= 24)
    }
}
