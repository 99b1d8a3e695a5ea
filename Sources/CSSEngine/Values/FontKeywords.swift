/// The words for sizes and weights of fonts.
enum FontKeywords {
    /// CSS's words for sizes, in points and relative to the font around (CSS Fonts 4, section 2.5).
    static let sizes: [(keyword: Keyword, value: Value)] = [
        (.xxSmall, .length(9)), (.xSmall, .length(10)), (.small, .length(13)), (.medium, .length(16)),
        (.large, .length(18)), (.xLarge, .length(24)), (.xxLarge, .length(32)), (.xxxLarge, .length(48)),
        (.smaller, .relativeLength(1 / 1.2, .em)), (.larger, .relativeLength(1.2, .em)),
    ]

    /// The weights, UIKit's names among them. Weights do not inherit, so what is bolder or lighter is so than the
    /// initial weight (CSS Fonts 4, section 2.2.1).
    static let weights: [(keyword: Keyword, value: Double)] =
        unmistakableWeights + [
            (.normal, 400), (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.heavy, 800), (.black, 900),
        ]

    /// What CSS's `font` may say of a font's width (CSS Fonts 4, section 2.7).
    static let widths: [StaticString] = [
        "ultra-condensed", "extra-condensed", "condensed", "semi-condensed", "semi-expanded", "expanded",
        "extra-expanded", "ultra-expanded",
    ]

    /// What CSS calls the fonts of a system's controls (CSS Fonts 4, section 2.7).
    static let systemFonts: [StaticString] = [
        "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
    ]

    /// Those that are no sizes, and hardly the first word of a family, where both may stand.
    static let unmistakableWeights: [(keyword: Keyword, value: Double)] = [
        (.bold, 700), (.bolder, 700), (.lighter, 100),
    ]
}
