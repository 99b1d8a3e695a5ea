/// The notations and colour spaces of CSS (CSS Color 4, sections 4 to 10).
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// sRGB in `rgb()`, hexadecimal colours and names: channels from 0 to 255.
    case rgb
    /// A hue in degrees, and saturation and lightness from 0 to 100.
    case hsl
    /// A hue in degrees, and whiteness and blackness from 0 to 100.
    case hwb
    /// The predefined spaces of `color()`: channels from 0 to 1.
    case srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
    /// A lightness from 0 to 100. Then a and b, or a chroma and a hue in degrees.
    case lab, lch
    /// A lightness from 0 to 1. Then a and b, or a chroma and a hue in degrees.
    case oklab, oklch

    /// The form in which a colour of the space is written and serialised.
    enum Notation {
        /// An older function for sRGB. It is serialised as `rgb()`.
        case legacy
        /// A function of its own.
        case function
        /// `color()` with the name of the space.
        case predefined
    }

    /// The description of a space.
    struct Traits {
        /// The name of the function, or of the space in `color()`.
        let name: StaticString
        let notation: Notation
        /// The names of the channels in relative colours, one letter each.
        let letters: StaticString
        /// The meanings of the channels. Channels of two spaces with the same letter are analogous
        /// (CSS Color 4, section 12.2).
        let roles: StaticString
        /// The number that 100 % of each channel is. 0 for a hue, which accepts no percentage.
        let percents: SIMD3<Double>
        /// The index of the hue among the channels; `nil` if the space has no hue.
        var hue: Int?
        /// The channels are clamped to these bounds when they are parsed.
        var minimum = SIMD3(repeating: -Double.infinity)
        var maximum = SIMD3(repeating: Double.infinity)

        fileprivate static func rgb(_ name: StaticString, letters: StaticString = "rgb") -> Traits {
            Traits(
                name: name, notation: .predefined, letters: letters, roles: "RGB", percents: SIMD3(repeating: 1))
        }
    }

    /// The table of all spaces. `ColorSpace+Conversion.swift` has their formulas.
    var traits: Traits {
        switch self {
        case .rgb:
            Traits(
                name: "rgb", notation: .legacy, letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 255),
                minimum: SIMD3(repeating: 0), maximum: SIMD3(repeating: 255))
        case .hsl:
            Traits(
                name: "hsl", notation: .legacy, letters: "hsl", roles: "HCL", percents: [0, 100, 100], hue: 0,
                minimum: [-.infinity, 0, -.infinity])
        case .hwb:
            Traits(name: "hwb", notation: .legacy, letters: "hwb", roles: "Hwk", percents: [0, 100, 100], hue: 0)
        case .srgb: .rgb("srgb")
        case .srgbLinear: .rgb("srgb-linear")
        case .displayP3: .rgb("display-p3")
        case .displayP3Linear: .rgb("display-p3-linear")
        case .a98RGB: .rgb("a98-rgb")
        case .prophotoRGB: .rgb("prophoto-rgb")
        case .rec2020: .rgb("rec2020")
        case .xyzD50: .rgb("xyz-d50", letters: "xyz")
        case .xyzD65: .rgb("xyz-d65", letters: "xyz")
        case .lab:
            Traits(
                name: "lab", notation: .function, letters: "lab", roles: "Lab", percents: [100, 125, 125],
                minimum: [0, -.infinity, -.infinity], maximum: [100, .infinity, .infinity])
        case .lch:
            Traits(
                name: "lch", notation: .function, letters: "lch", roles: "LCH", percents: [100, 150, 0], hue: 2,
                minimum: [0, 0, -.infinity], maximum: [100, .infinity, .infinity])
        case .oklab:
            Traits(
                name: "oklab", notation: .function, letters: "lab", roles: "Lab", percents: [1, 0.4, 0.4],
                minimum: [0, -.infinity, -.infinity], maximum: [1, .infinity, .infinity])
        case .oklch:
            Traits(
                name: "oklch", notation: .function, letters: "lch", roles: "LCH", percents: [1, 0.4, 0], hue: 2,
                minimum: [0, 0, -.infinity], maximum: [1, .infinity, .infinity])
        }
    }

    /// Whether the space is an older notation of sRGB. Its colours are serialised as `rgb()`.
    var isLegacy: Bool { traits.notation == .legacy }

    /// Whether the space is written as `color()`.
    var isPredefined: Bool { traits.notation == .predefined }

    /// Whether the first channel is a lightness, and the others are a and b or chroma and hue.
    var isLab: Bool { traits.notation == .function }

    /// The index of the hue among the channels; `nil` if the space has no hue.
    var hue: Int? { traits.hue }
}

extension ColorSpace {
    /// Returns the predefined space with the name of a token, as in `color()`.
    static func predefined(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        if tokens.isName(index, "xyz") { return .xyzD65 }
        return allCases.first { $0.isPredefined && tokens.isName(index, $0.traits.name) }
    }

    /// Returns the interpolation space with the name of a token, as in `color-mix()`.
    static func interpolation(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        allCases.first { $0 != .rgb && tokens.isName(index, $0.traits.name) } ?? predefined(tokens, index)
    }

    /// Returns the space of a colour function, including the legacy names. `nil` for `color()` and for other functions.
    static func function(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        if tokens.isName(index, "rgb") || tokens.isName(index, "rgba") { return .rgb }
        if tokens.isName(index, "hsla") { return .hsl }
        return allCases.first { !$0.isPredefined && tokens.isName(index, $0.traits.name) }
    }
}
