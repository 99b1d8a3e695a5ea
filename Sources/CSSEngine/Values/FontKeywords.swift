/// The keywords of font properties and their values.
package enum FontKeywords {
    /// The sizes of CSS, in points or relative to the parent's font size (CSS Fonts 4, section 2.5).
    static let sizes: [(keyword: Keyword, value: Value)] = [
        (.xxSmall, .length(9)), (.xSmall, .length(10)), (.small, .length(13)), (.medium, .length(16)),
        (.large, .length(18)), (.xLarge, .length(24)), (.xxLarge, .length(32)), (.xxxLarge, .length(48)),
        (.smaller, .relativeLength(1 / 1.2, .em)), (.larger, .relativeLength(1.2, .em)),
    ]

    /// The sizes that remain keywords: they follow the text size that the user has set.
    static let symbolicSizes = KeywordSet.textStyles.union([.default])

    /// The size of the system font, in points at the default text size.
    fileprivate static let systemSize = 14.0

    /// The weights of CSS and UIKit. Weights do not inherit, so `bolder` and `lighter` are relative to the initial
    /// weight (CSS Fonts 4, section 2.2.1).
    package static let weights: [(keyword: Keyword, value: Double)] =
        unmistakableWeights + [
            (.normal, 400), (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500),
            (.semibold, 600), (.heavy, 800), (.black, 900),
        ]

    /// The weights that are neither a size nor likely to start the name of a family.
    static let unmistakableWeights: [(keyword: Keyword, value: Double)] = [
        (.bold, 700), (.bolder, 700), (.lighter, 100),
    ]

    static let styles: KeywordSet = [.normal, .italic, .oblique]

    /// The keywords of `font-variant-numeric`. A value has at most one of each set (CSS Fonts 4, section 6.7).
    static let numericVariants: [KeywordSet] = [
        [.liningNums, .oldstyleNums], [.proportionalNums, .tabularNums], [.diagonalFractions, .stackedFractions],
        [.ordinal], [.slashedZero],
    ]

    /// The widths that the shorthand `font` accepts (CSS Fonts 4, section 2.7), in percent of the normal width.
    static let widths: [(keyword: Keyword, value: Double)] = [
        (.ultraCondensed, 50), (.extraCondensed, 62.5), (.condensed, 75), (.semiCondensed, 87.5),
        (.semiExpanded, 112.5),
        (.expanded, 125), (.extraExpanded, 150), (.ultraExpanded, 200),
    ]

    /// The fonts of a system's controls (CSS Fonts 4, section 2.7).
    static let systemFonts: [StaticString] = [
        "caption", "icon", "menu", "message-box", "small-caption", "status-bar",
    ]
}

extension Value {
    /// The font size of a keyword, in points at the default text size. `nil` if the value is not one of
    /// `FontKeywords.symbolicSizes`.
    var textStyleSize: Double? { textStyleSize(scale: 1) }

    /// Returns the font size of a keyword, in points at a text size that the user has set.
    /// - Parameter scale: The size of body text divided by its default size.
    package func textStyleSize(scale: Double) -> Double? {
        guard case .keyword(let keyword) = self, FontKeywords.symbolicSizes.contains(keyword) else { return nil }
        return TextStyleSizes.size(of: keyword, scale: scale) ?? FontKeywords.systemSize * scale
    }
}
