/// The notations and spaces of colours (CSS Color 4, sections 4 to 10).
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable, BitwiseCopyable {
    /// sRGB as `rgb()`, hexadecimal colours and names write it: channels from 0 to 255.
    case rgb
    /// A hue in degrees; saturation and lightness from 0 to 100.
    case hsl
    /// A hue in degrees; whiteness and blackness from 0 to 100.
    case hwb
    /// As `color()` writes them: channels from 0 to 1.
    case srgb, srgbLinear, displayP3, displayP3Linear, a98RGB, prophotoRGB, rec2020, xyzD50, xyzD65
    /// Lightness from 0 to 100; a and b, or chroma and a hue in degrees.
    case lab, lch
    /// Lightness from 0 to 1; a and b, or chroma and a hue in degrees.
    case oklab, oklch

    /// What is to be known of a space to read and to write it.
    struct Row {
        /// Of its function, or in `color()`.
        var name: StaticString
        /// The channels by the letters that relative colours use.
        var letters: StaticString
        /// What the channels stand for; those of two spaces with the same letter are analogous
        /// (CSS Color 4, section 12.2).
        var roles: StaticString
        /// What 100 % of each channel is; a hue takes none.
        var percents: SIMD3<Double>
    }

    var row: Row {
        switch self {
        case .rgb: Row(name: "rgb", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 255))
        case .hsl: Row(name: "hsl", letters: "hsl", roles: "HCL", percents: SIMD3(0, 100, 100))
        case .hwb: Row(name: "hwb", letters: "hwb", roles: "Hwk", percents: SIMD3(0, 100, 100))
        case .srgb: Row(name: "srgb", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .srgbLinear: Row(name: "srgb-linear", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .displayP3: Row(name: "display-p3", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .displayP3Linear:
            Row(name: "display-p3-linear", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .a98RGB: Row(name: "a98-rgb", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .prophotoRGB: Row(name: "prophoto-rgb", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .rec2020: Row(name: "rec2020", letters: "rgb", roles: "RGB", percents: SIMD3(repeating: 1))
        case .xyzD50: Row(name: "xyz-d50", letters: "xyz", roles: "RGB", percents: SIMD3(repeating: 1))
        case .xyzD65: Row(name: "xyz-d65", letters: "xyz", roles: "RGB", percents: SIMD3(repeating: 1))
        case .lab: Row(name: "lab", letters: "lab", roles: "Lab", percents: SIMD3(100, 125, 125))
        case .lch: Row(name: "lch", letters: "lch", roles: "LCH", percents: SIMD3(100, 150, 0))
        case .oklab: Row(name: "oklab", letters: "lab", roles: "Lab", percents: SIMD3(1, 0.4, 0.4))
        case .oklch: Row(name: "oklch", letters: "lch", roles: "LCH", percents: SIMD3(1, 0.4, 0))
        }
    }

    /// Whether it is an older notation of sRGB, which is always serialised as `rgb()`.
    var isLegacy: Bool { self == .rgb || self == .hsl || self == .hwb }

    /// Whether it has a lightness, then a and b or chroma and hue.
    var isLab: Bool { self == .lab || self == .lch || self == .oklab || self == .oklch }

    /// Whether `color()` writes it, and no function of its own.
    var isPredefined: Bool {
        switch self {
        case .rgb, .hsl, .hwb, .lab, .lch, .oklab, .oklch: false
        case .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50, .xyzD65: true
        }
    }

    /// Which channel is a hue.
    var hue: Int? {
        switch self {
        case .hsl, .hwb: 0
        case .lch, .oklch: 2
        case .rgb, .srgb, .srgbLinear, .displayP3, .displayP3Linear, .a98RGB, .prophotoRGB, .rec2020, .xyzD50,
            .xyzD65, .lab, .oklab:
            nil
        }
    }
}

extension ColorSpace {
    /// The space that the word at `index` names in `color()`.
    static func predefined(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        if tokens.isName(index, "xyz") { return .xyzD65 }
        return allCases.first { $0.isPredefined && tokens.isName(index, $0.row.name) }
    }

    /// The space that the word at `index` names in `color-mix()`.
    static func interpolation(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        predefined(tokens, index)
            ?? allCases.first { !$0.isPredefined && $0 != .rgb && tokens.isName(index, $0.row.name) }
    }

    /// The space of the function of this name, older names included; nil for `color()` and all others.
    static func function(_ tokens: TokenList, _ index: Int) -> ColorSpace? {
        if tokens.isName(index, "rgb") || tokens.isName(index, "rgba") { return .rgb }
        if tokens.isName(index, "hsla") { return .hsl }
        return allCases.first { !$0.isPredefined && tokens.isName(index, $0.row.name) }
    }
}
