import CSSEngine

/// Text, as the ancestor's accessors name it.
extension NICSSRuleset {
    /// Whether a rule gives `textColor`.
    public var hasTextColor: Bool { has("color") }
    /// The colour of the text; nil for `none`.
    public var textColor: Color? { value(of: "color")?.color }

    /// Whether a rule gives `highlightedTextColor`.
    public var hasHighlightedTextColor: Bool { has("-ios-highlighted-color") }
    /// The colour of highlighted text; nil for `none`.
    public var highlightedTextColor: Color? { value(of: "-ios-highlighted-color")?.color }

    /// Whether a rule gives `textAlignment`.
    public var hasTextAlignment: Bool { has("text-align") }
    /// `left`, `right`, `center`, `justify`, `start` or `end`.
    public var textAlignment: Keyword? { value(of: "text-align")?.keyword }

    /// Whether a rule gives `textShadow`.
    public var hasTextShadow: Bool { has("text-shadow") }
    /// The shadow of the text; nil for `none`. Of several, the first.
    public var textShadow: NICSSShadow? { value(of: "text-shadow")?.shadow }

    /// Whether a rule gives `lineBreakMode`.
    public var hasLineBreakMode: Bool { has("-ios-line-break-mode") }
    /// `wrap`, `character-wrap`, `clip`, or what is left out of a line that is too long.
    public var lineBreakMode: Keyword? { value(of: "-ios-line-break-mode")?.keyword }

    /// Whether a rule gives `minimumFontSize`.
    public var hasMinimumFontSize: Bool { has("-ios-minimum-font-size") }
    /// The size down to which the font shrinks, in points.
    public var minimumFontSize: Double? { value(of: "-ios-minimum-font-size")?.points }

    /// Whether a rule gives `baselineAdjustment`.
    public var hasBaselineAdjustment: Bool { has("-ios-baseline-adjustment") }
    /// `align-baselines` or `align-centers`; nil for `none`.
    public var baselineAdjustment: Keyword? { value(of: "-ios-baseline-adjustment")?.keyword }

    /// Whether a rule gives `textKey`.
    public var hasTextKey: Bool { has("-mobile-text-key") }
    /// The key of a localised string.
    public var textKey: String? { value(of: "-mobile-text-key")?.string }

    /// Whether a rule gives `textShadowColor`.
    public var hasTextShadowColor: Bool { has("text-shadow") }
    /// The colour of the shadow of the text; nil for `none`.
    public var textShadowColor: Color? { textShadow?.color }

    /// Whether a rule gives `textShadowOffset`.
    public var hasTextShadowOffset: Bool { has("text-shadow") }
    /// How far the shadow of the text is to the right and below, in points; (0, 0) for `none`.
    public var textShadowOffset: (x: Double, y: Double)? {
        hasTextShadow ? textShadow.map { ($0.x, $0.y) } ?? (0, 0) : nil
    }

    /// Whether a rule gives `numberOfLines`.
    public var hasNumberOfLines: Bool { has("-ios-number-of-lines") }
    /// How many lines there are at most; 0 sets no limit.
    public var numberOfLines: Int? { value(of: "-ios-number-of-lines")?.number.map { Int($0) } }

    /// Whether a rule gives `adjustsFontSize`.
    public var hasAdjustsFontSize: Bool { has("-ios-adjusts-font-size") }
    /// Whether the font shrinks for the text to fit.
    public var adjustsFontSize: Bool? { value(of: "-ios-adjusts-font-size")?.keyword.map { $0 == .true } }

    /// Whether a rule gives any part of `font`.
    public var hasFont: Bool { ["font-family", "font-size", "font-weight", "font-style"].contains(where: has) }
    /// The font, as far as rules describe it; nil where none says anything.
    public var font: NICSSFont? {
        guard hasFont else { return nil }
        return NICSSFont(
            families: value(of: "font-family")?.families ?? [], size: value(of: "font-size")?.fontSize,
            weight: value(of: "font-weight")?.number, isItalic: value(of: "font-style")?.keyword.map { $0 != .normal })
    }
}
