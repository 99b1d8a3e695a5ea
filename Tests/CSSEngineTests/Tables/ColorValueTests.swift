import Testing

@testable import CSSEngine

/// Colours and the CSSOM serialisations of their computed values (CSS Color 4 and 5).
@Suite struct ColorValueTests {
    private static let namesCases: [(String, String)] = [
        ("red", "rgb(255, 0, 0)"), ("ReD", "rgb(255, 0, 0)"), ("green", "rgb(0, 128, 0)"),
        ("orange", "rgb(255, 165, 0)"), ("brown", "rgb(165, 42, 42)"), ("gray", "rgb(128, 128, 128)"),
        ("grey", "rgb(128, 128, 128)"), ("purple", "rgb(128, 0, 128)"), ("rebeccapurple", "rgb(102, 51, 153)"),
        ("transparent", "rgba(0, 0, 0, 0)"), ("r\\65 d", "rgb(255, 0, 0)"),
        ("lightgoldenrodyellow", "rgb(250, 250, 210)"), ("fuchsia", "rgb(255, 0, 255)"),
        ("fuschia", "rgb(255, 0, 255)"),
    ]

    @Test("Colour names are parsed", arguments: ColorValueTests.namesCases)
    func names(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let hexadecimalCases: [(String, String)] = [
        ("#abc", "rgb(170, 187, 204)"), ("#ABC", "rgb(170, 187, 204)"), ("#010203", "rgb(1, 2, 3)"),
        ("#f008", "rgba(255, 0, 0, 0.533)"), ("#ff000080", "rgba(255, 0, 0, 0.5)"),
        ("#00000000", "rgba(0, 0, 0, 0)"), ("#123456ff", "rgb(18, 52, 86)"), ("#80", "rgb(128, 128, 128)"),
    ]

    @Test("Hexadecimal colours are parsed", arguments: ColorValueTests.hexadecimalCases)
    func hexadecimal(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let functionsCases: [(String, String)] = [
        ("rgb(1,2,3)", "rgb(1, 2, 3)"), ("rgba(1, 2, 3, .5)", "rgba(1, 2, 3, 0.5)"),
        ("rgb(1, 2, 3, 50%)", "rgba(1, 2, 3, 0.5)"), ("rgb(1 2 3)", "rgb(1, 2, 3)"),
        ("rgb(1 2 3 / 0.5)", "rgba(1, 2, 3, 0.5)"), ("rgb(1 2 3/25%)", "rgba(1, 2, 3, 0.25)"),
        ("RGB(100%, 0%, 50%)", "rgb(255, 0, 128)"), ("rgb(100% 0 50%)", "rgb(255, 0, 128)"),
        ("rgb(300, -20, 3.6)", "rgb(255, 0, 4)"), ("rgb(none 2 3)", "rgb(0, 2, 3)"),
        ("rgb(1 2 3 / none)", "rgba(1, 2, 3, 0)"), ("rgb(1, 2, 3, 7)", "rgb(1, 2, 3)"),
        ("rgb(/**/1/**/,2,3)", "rgb(1, 2, 3)"), ("rgb(1e1, 2, 3)", "rgb(10, 2, 3)"),
    ]

    @Test("Legacy colour functions are parsed", arguments: ColorValueTests.functionsCases)
    func functions(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let modernCases: [(String, String)] = [
        ("hsl(120, 50%, 50%)", "rgb(64, 191, 64)"), ("hsla(120deg, 50%, 50%, 0.5)", "rgba(64, 191, 64, 0.5)"),
        ("hsl(120 50 50)", "rgb(64, 191, 64)"), ("hsl(0.5turn 50% 50% / 50%)", "rgba(64, 191, 191, 0.5)"),
        ("hsl(200grad 50% 50%)", "rgb(64, 191, 191)"), ("hsl(3.14159rad 50% 50%)", "rgb(64, 191, 191)"),
        ("hsl(-240 50% 50%)", "rgb(64, 191, 64)"), ("hsl(none 50% 50%)", "rgb(191, 64, 64)"),
        ("hsl(120 -5% 50%)", "rgb(128, 128, 128)"), ("hsl(120 300% 50%)", "rgb(0, 255, 0)"),
        ("hwb(120 50% 60%)", "rgb(116, 116, 116)"), ("hwb(120 20 30)", "rgb(51, 179, 51)"),
        ("lab(50% 50% -50%)", "lab(50 62.5 -62.5)"), ("lab(150 none 10 / none)", "lab(100 none 10 / none)"),
        ("lch(-5 -10 -20)", "lch(0 0 340)"), ("lch(50% 50% 1turn)", "lch(50 75 0)"), ("oklab(2 1 -1)", "oklab(1 1 -1)"),
        ("oklch(50% 50% 20deg / 50%)", "oklch(0.5 0.2 20 / 0.5)"), ("color(srgb 1 2 -1)", "color(srgb 1 2 -1)"),
        ("color(srgb 50% 0 none / 2)", "color(srgb 0.5 0 none)"),
        ("COLOR(SRGB-Linear 0 0 .1)", "color(srgb-linear 0 0 0.1)"), ("color(xyz 1 0 0)", "color(xyz-d65 1 0 0)"),
        ("color(display-p3-linear 1 0 0)", "color(display-p3-linear 1 0 0)"),
        ("color(srgb 1 1 1 / 0.12345678)", "color(srgb 1 1 1 / 0.123457)"),
        ("rgb(1 2 3 / 0.12345678)", "rgba(1, 2, 3, 0.12)"),
        ("color(srgb calc(infinity) 0 calc(NaN))", "color(srgb calc(infinity) 0 0)"),
        ("color(srgb 1e999 0 0)", "color(srgb 3.40282e+38 0 0)"), ("rgb(1e999 0 -1e999)", "rgb(255, 0, 0)"),
        ("hsl(30 100% calc(infinity))", "rgb(255, 255, 255)"), ("hsl(30 100% 1e999%)", "rgb(255, 255, 255)"),
        ("hsl(30 100% calc(-infinity))", "rgb(0, 0, 0)"), ("hsl(30 calc(infinity) 50)", "rgb(255, 128, 0)"),
        ("hsl(30 1e9 30)", "rgb(255, 77, 0)"), ("hwb(30 calc(infinity) 0)", "rgb(255, 255, 255)"),
        ("hwb(30 0 calc(infinity))", "rgb(0, 0, 0)"), ("hwb(30 1e999 1e999)", "rgb(128, 128, 128)"),
        ("rgb(calc(1 + 2), 3, 4)", "rgb(3, 3, 4)"), ("rgb(calc(infinity) calc(-infinity) 4)", "rgb(255, 0, 4)"),
        ("hsl(calc(90deg + 0.25turn) 50% 50%)", "rgb(64, 191, 191)"),
        ("rgb(calc(50% + 10%) 0 0 / calc(1 / 3))", "rgba(153, 0, 0, 0.333)"), ("clear", "rgba(0, 0, 0, 0)"),
        ("lab(50 calc(10 * 2) 0)", "lab(50 20 0)"),
        ("color-mix(in srgb, color(srgb calc(infinity) 0 0), color(srgb calc(-infinity) 0 0))", "color(srgb 0 0 0)"),
    ]

    @Test("Modern colour functions are parsed", arguments: ColorValueTests.modernCases)
    func modernNotations(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    /// The output of `nimbus parse --as color`: not clamped, with six decimals, and always valid CSS.
    private static let specifiedCases: [(String, String?)] = [
        ("rgb(300 -20 0.5)", "rgb(300, -20, 0.5)"), ("rgb(calc(infinity) 0 0)", "rgb(calc(infinity), 0, 0)"),
        ("rgb(1e999 0 0)", "rgb(3.4028234663852886e+38, 0, 0)"),
        ("lab(calc(-infinity) 0 0)", "lab(calc(-infinity) 0 0)"),
        ("hsl(30 100% calc(infinity))", "rgb(255, 2550000, 5099745)"), ("rgb(0 0 0", "rgb(0, 0, 0)"),
        ("rgb(0 0 0) 1", nil),
        ("currentcolor", "currentcolor"),
    ]

    @Test("Specified colours are printed with all digits", arguments: ColorValueTests.specifiedCases)
    func asSpecified(_ text: String, _ expected: String?) {
        #expect(CSS.Color.specifiedText(Source(name: "", text: text)) == expected)
    }

    private static let mixCases: [(String, String)] = [
        ("color-mix(in srgb, red, blue)", "color(srgb 0.5 0 0.5)"),
        ("color-mix(in srgb, red, lime, blue, black)", "color(srgb 0.25 0.25 0.25)"),
        ("color-mix(in srgb, red 50%, lime, blue)", "color(srgb 0.5 0.25 0.25)"),
        ("color-mix(in srgb, red 75%, lime 75%, blue)", "color(srgb 0.5 0.5 0)"),
        ("color-mix(in srgb, red 10%, lime 20%, blue 20%)", "color(srgb 0.2 0.4 0.4 / 0.5)"),
        ("color-mix(in srgb, red 0%, lime 0%, blue 0%)", "color(srgb 0.333333 0.333333 0.333333 / 0)"),
        ("color-mix(in srgb, red 30%, blue)", "color(srgb 0.3 0 0.7)"),
        ("color-mix(in srgb, 30% red, blue)", "color(srgb 0.3 0 0.7)"),
        ("color-mix(in srgb, red, blue 30%)", "color(srgb 0.7 0 0.3)"),
        ("color-mix(in srgb, red 30%, blue 30%)", "color(srgb 0.5 0 0.5 / 0.6)"),
        ("color-mix(in srgb, red 90%, blue 60%)", "color(srgb 0.6 0 0.4)"),
        ("color-mix(in srgb, red 0%, blue 0%)", "color(srgb 0.5 0 0.5 / 0)"),
        ("color-mix(in srgb, red calc(10% + 20%), blue)", "color(srgb 0.3 0 0.7)"),
        ("color-mix(red, red)", "oklab(0.627955 0.224863 0.125846)"),
        ("color-mix(in hsl, red, blue)", "color(srgb 1 0 1)"),
        ("color-mix(in hsl longer hue, red, blue)", "color(srgb 0 1 0)"),
        ("color-mix(in hwb, red, lime)", "color(srgb 1 1 0)"),
        ("color-mix(in lch, white, blue)", "lch(64.7841 65.6007 301.364)"),
        ("color-mix(in hsl, white, blue)", "color(srgb 0.625 0.625 0.875)"),
        ("color-mix(in srgb, transparent, red)", "color(srgb 1 0 0 / 0.5)"),
        ("color-mix(in srgb, rgb(255 0 0 / .2), rgb(0 0 255 / .8))", "color(srgb 0.2 0 0.8 / 0.5)"),
        ("color-mix(in srgb, rgb(none 102 0), red)", "color(srgb 1 0.2 0)"),
        ("color-mix(in srgb, red, rgb(0 0 255 / none))", "color(srgb 0.5 0 0.5)"),
        ("color-mix(in srgb, rgb(255 0 0 / none), rgb(0 0 255 / none))", "color(srgb 0.5 0 0.5 / none)"),
        ("color-mix(in lab, lab(none 10 20), lab(none 30 40))", "lab(none 20 30)"),
        ("color-mix(in oklab, lab(none 0 0), oklab(.5 0 0))", "oklab(0.5 0 0)"),
        ("color-mix(in hsl, hsl(none none none), hsl(30 40% 80%))", "color(srgb 0.88 0.8 0.72)"),
        ("color-mix(in hsl, hsl(120 none none), hsl(30 40% 80%))", "color(srgb 0.84 0.88 0.72)"),
        ("color-mix(in xyz, color(xyz 0 1 0), color(xyz 1 0 0))", "color(xyz-d65 0.5 0.5 0)"),
        ("color-mix(in hsl, hsl(120 0% 50%), red)", "color(srgb 0.75 0.75 0.25)"),
        ("color-mix(in hwb, hwb(120 60% 60%), red)", "color(srgb 0.7 0.7 0.3)"),
        ("color-mix(in lch, lch(50 0 120), lch(50 20 60))", "lch(50 10 90)"),
        ("color-mix(in lch, lab(50 none none), lch(50 20 60))", "lch(50 20 60)"),
        ("color-mix(in lab, lch(40 none none), lab(60 20 30))", "lab(50 20 30)"),
    ]

    /// The answers are those of Chromium.
    private static let derivedCases: [(String, String?)] = [
        ("contrast-color(red)", "rgb(0, 0, 0)"), ("contrast-color(blue)", "rgb(255, 255, 255)"),
        ("contrast-color(rgb(117 117 117))", "rgb(255, 255, 255)"),
        ("contrast-color(rgb(118 118 118))", "rgb(0, 0, 0)"),
        ("contrast-color(rgb(0 0 0 / 0.1))", "rgb(255, 255, 255)"),
        ("contrast-color(color(display-p3 0 1 0))", "rgb(0, 0, 0)"),
        ("contrast-color(color(srgb -1 0 0))", "rgb(255, 255, 255)"),
        ("contrast-color(lab(49 0 0))", "rgb(255, 255, 255)"), ("contrast-color(lab(50 0 0))", "rgb(0, 0, 0)"),
        ("contrast-color(red max)", nil), ("contrast-color()", nil), ("contrast-color(red, blue)", nil),
        ("alpha(from red / 0.5)", "rgba(255, 0, 0, 0.5)"), ("alpha(from red / alpha)", "rgb(255, 0, 0)"),
        ("alpha(from red / calc(alpha - 0.25))", "rgba(255, 0, 0, 0.75)"),
        ("alpha(from red / none)", "color(srgb 1 0 0 / none)"),
        ("alpha(from lab(50 20 30 / 0.4) / 50%)", "lab(50 20 30 / 0.5)"),
        ("alpha(from oklch(0.5 0.1 none) / 0.5)", "oklch(0.5 0.1 0 / 0.5)"),
        ("alpha(from color(display-p3 1 0 0) / 2)", "color(display-p3 1 0 0)"),
        ("alpha(from alpha(from red / 0.5) / calc(alpha * 0.5))", "rgba(255, 0, 0, 0.25)"),
        ("alpha(from rgb(none 0 0) / 0.3)", "rgba(0, 0, 0, 0.3)"), ("alpha(from red)", nil),
        ("alpha(from red / r)", nil), ("alpha(from red / calc(r / 255))", nil), ("alpha(red / 0.5)", nil),
        ("alpha(from red / 0.5, 1)", nil),
    ]

    @Test("Colours are derived from others", arguments: ColorValueTests.derivedCases)
    func derives(_ text: String, _ expected: String?) {
        #expect(OneView.value("color", text) == expected)
    }

    @Test(
        "Colours that depend on the context keep their form",
        arguments: [
            "contrast-color(currentcolor)", "alpha(from currentcolor / 0.5)", "alpha(from canvas / calc(0.5 * alpha))",
            "color-mix(in srgb, rgb(1, 2, 3), currentcolor 10%, canvas)",
        ])
    func symbolic(_ text: String) {
        #expect(ResolvedValue.value("color", text)?.cssText == text)
    }

    @Test("Colours are mixed", arguments: ColorValueTests.mixCases)
    func mixes(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    private static let relativeCases: [(String, String)] = [
        ("rgb(from red r g b)", "color(srgb 1 0 0)"), ("rgba(from red b g r / 50%)", "color(srgb 0 0 1 / 0.5)"),
        ("rgb(from red calc(r / 2) calc(g + 51) 20%)", "color(srgb 0.5 0.2 0.2)"),
        ("rgb(from red alpha g b)", "color(srgb 0.00392157 0 0)"), ("rgb(from red 510 -51 r)", "color(srgb 2 -0.2 1)"),
        ("rgb(from red none g b)", "color(srgb none 0 0)"),
        ("rgb(from #80808080 r g b)", "color(srgb 0.501961 0.501961 0.501961 / 0.501961)"),
        ("rgb(from rgb(none 0 0) r g b)", "color(srgb 0 0 0)"),
        ("hsl(from lime calc(h + 120) s l)", "color(srgb 0 0 1)"), ("hwb(from lime h 50 0)", "color(srgb 0.5 1 0.5)"),
        ("lab(from lab(50 20 30) calc(l * 3) a b)", "lab(100 20 30)"),
        ("lch(from lch(50 20 30) l calc(c * -1) calc(h - 40))", "lch(50 0 350)"),
        ("oklch(from oklch(.5 .2 30) l c h / calc(alpha / 2))", "oklch(0.5 0.2 30 / 0.5)"),
        ("color(from red srgb r g b)", "color(srgb 1 0 0)"),
        ("color(from color(xyz 1 2 3) xyz x calc(y + z) 0)", "color(xyz-d65 1 5 0)"),
        ("rgb(from rgb(from blue b r g) g r b)", "color(srgb 0 1 0)"),
        ("rgb(from color-mix(in srgb, red, blue) r g b)", "color(srgb 0.5 0 0.5)"),
        ("lab(from lab(50 none 0) calc(l + 1) a b)", "lab(51 0 0)"),
        ("rgb(from red min(r, 51) max(g, b, 102) 0)", "color(srgb 0.2 0.4 0)"),
        ("hsl(from gray h s l)", "color(srgb 0.501961 0.501961 0.501961)"),
    ]

    @Test("Relative colours are evaluated", arguments: ColorValueTests.relativeCases)
    func relative(_ text: String, _ expected: String) {
        #expect(OneView.value("color", text) == expected)
    }

    /// The resolved colour in light mode and in dark mode, where `currentcolor` is rgb(1, 2, 3), and the specified
    /// colour.
    private static let symbolicCases: [(String, String, String, String)] = [
        ("currentColor", "rgb(1, 2, 3)", "rgb(1, 2, 3)", "currentcolor"),
        ("Canvas", "rgb(255, 255, 255)", "rgb(18, 18, 18)", "canvas"),
        ("WindowText", "rgb(0, 0, 0)", "rgb(255, 255, 255)", "canvastext"),
        ("lightTextColor", "rgba(255, 255, 255, 0.6)", "rgba(255, 255, 255, 0.6)", "lighttextcolor"),
        ("groupTableViewBackgroundColor", "rgb(242, 242, 247)", "rgb(0, 0, 0)", "grouptableviewbackgroundcolor"),
        ("light-dark(red, #00f)", "rgb(255, 0, 0)", "rgb(0, 0, 255)", "light-dark(rgb(255, 0, 0), rgb(0, 0, 255))"),
        (
            "light-dark(currentcolor, light-dark(red, lab(1 2 3)))", "rgb(1, 2, 3)", "lab(1 2 3)",
            "light-dark(currentcolor, light-dark(rgb(255, 0, 0), lab(1 2 3)))"
        ),
        (
            "color-mix(in srgb, currentcolor 0%, canvas)", "color(srgb 1 1 1)",
            "color(srgb 0.0705882 0.0705882 0.0705882)", "color-mix(in srgb, currentcolor 0%, canvas)"
        ),
        (
            "color-mix(in lch longer hue, field, field)", "lch(100 0 none)", "lch(24.8697 0 none)",
            "color-mix(in lch longer hue, field, field)"
        ),
        (
            "rgb(from currentcolor b calc(g * 51) r / alpha)", "color(srgb 0.0117647 0.4 0.00392157)",
            "color(srgb 0.0117647 0.4 0.00392157)", "rgb(from currentcolor b calc(51 * g) r / alpha)"
        ),
        (
            "color(from canvas srgb r 0 none)", "color(srgb 1 0 none)", "color(srgb 0.0705882 0 none)",
            "color(from canvas srgb r 0 none)"
        ),
        (
            "rgb(calc(1em / 1px) 0 50% / calc(2em / 40px))", "rgba(10, 0, 128, 0.5)", "rgba(10, 0, 128, 0.5)",
            "rgb(calc(1em / 1px) 0 50% / calc(0.05em / 1px))"
        ),
        ("lab(50 calc(10 * sign(1em)) 0)", "lab(50 10 0)", "lab(50 10 0)", "lab(50 calc(10 * sign(1em)) 0)"),
    ]

    @Test("Colours are resolved in their context", arguments: ColorValueTests.symbolicCases)
    func symbolic(_ text: String, _ light: String, _ dark: String, _ specified: String) {
        var night = ResolvedValue.place
        night.colorScheme = .dark
        #expect(ResolvedValue.text("tint-color", text) == light)
        #expect(ResolvedValue.text("tint-color", text, in: night) == dark)
        #expect(ResolvedValue.value("tint-color", text)?.cssText == specified)
    }

    @Test("System colours are parsed in any letter case")
    func systemColors() {
        for color in SystemColor.allCases {
            #expect(ResolvedValue.value("tint-color", color.rawValue.uppercased()) == .symbolicColor(.system(color)))
        }
        for (name, color) in SystemColor.deprecated {
            #expect(ResolvedValue.value("tint-color", name) == .symbolicColor(.system(color)))
        }
    }

    private static let dependencyCases: [(String, ValueDependencies)] = [
        ("red", []), ("color-mix(in lab, red, blue)", []), ("rgb(from red r g b)", []), ("currentcolor", .currentColor),
        ("mark", .colorScheme), ("light-dark(red, currentcolor)", [.colorScheme, .currentColor]),
        ("rgb(from currentcolor r g calc(1em / 1px))", [.currentColor, .fontSize]),
        ("color-mix(in lab, red, canvas calc(1% * sign(1vw)))", [.colorScheme, .viewport]),
    ]

    @Test("Colours have dependencies", arguments: ColorValueTests.dependencyCases)
    func dependencies(_ text: String, _ expected: ValueDependencies) {
        #expect(ResolvedValue.value("tint-color", text)?.dependencies == expected)
    }

    private static let rejectedCases: [String] = [
        "redd", "\"red\"", "#", "#f", "#12345", "#1234567", "#123456789", "#ggg", "rgb(1, 2)", "rgb(1, 2 3)",
        "rgb(1 2, 3)", "rgb(1 2 3 0.5)", "rgb(1, 2, 3 / 0.5)", "rgb(1, 2, none)", "rgb(100%, 0, 50%)", "rgb()",
        "rgb(1 2 3 /)", "rgb(1px 2 3)", "rgb (1, 2, 3)", "rgb(1, 2, 3,)", "red blue", "1", "red !", "red;;x",
        "rgb(1, 2, 3, none)", "rgb(1deg 2 3)", "hsl(120, 50, 50)", "hsl(120, 50%, 50)", "hsl(50% 50% 50%)",
        "hsl(1s 2% 3%)", "hwb(1, 2%, 3%)", "lab(50, 1, 1)", "lab(50 1)", "lab(50 1deg 1)", "lch(50 10 50%)",
        "oklch(none none)", "color(1 2 3)", "color(rgb 1 2 3)", "color(srgb 1 2)", "color(srgb 1 2 3 4)",
        "color(srgb, 1, 2, 3)", "color(lab 1 2 3)", "color-mix(in srgb, red)", "color-mix(in srgb, red, blue, )",
        "color-mix(in srgb shorter hue, red, blue)", "color-mix(in hsl shorter, red, blue)",
        "color-mix(in rgb, red, blue)", "color-mix(in srgb red, blue)", "color-mix(in srgb, red 101%, blue)",
        "color-mix(in srgb, red -1%, blue)", "color-mix(in srgb, red 1% 2%, blue)", "color-mix(in srgb, red 1, blue)",
        "color-mix(srgb, red, blue)", "light-dark(red)", "light-dark(red, blue, lime)", "light-dark(red blue)",
        "rgb(from red, r, g, b)", "rgb(from red r g)", "rgb(from r g b)", "rgb(from red h g b)", "rgb(r g b)",
        "lab(from red r g b)", "color(from red r g b)", "color(srgb from red r g b)",
        "oklch(from red l c calc(h + 1deg))", "rgb(calc(1px) 2 3)", "rgb(calc(1 + 1%) 2 3)", "canvas()",
        "currentcolor()", "calc(red)",
    ]

    @Test("Malformed colours are invalid", arguments: ColorValueTests.rejectedCases)
    func rejected(_ text: String) {
        #expect(OneView.value("color", text) == nil, "\(text)")
    }
}
