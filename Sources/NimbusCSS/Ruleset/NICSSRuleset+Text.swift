import CSSEngine

/// Text and fonts, with the accessor names of Nimbus CSS.
extension NICSSRuleset {
    /// Whether a rule sets ``textColor``.
    public var hasTextColor: Bool { has("color") }
    /// The colour of the text, or `nil` for `none`.
    public var textColor: CSS.Color? { value(of: "color")?.color }

    /// Whether a rule sets ``highlightedTextColor``.
    public var hasHighlightedTextColor: Bool { has("-ios-highlighted-color") }
    /// The colour of highlighted text, or `nil` for `none`.
    public var highlightedTextColor: CSS.Color? { value(of: "-ios-highlighted-color")?.color }

    /// Whether a rule sets ``textAlignment``.
    public var hasTextAlignment: Bool { has("text-align") }
    /// The alignment: `left`, `right`, `center`, `justify`, `start` or `end`.
    public var textAlignment: Keyword? { value(of: "text-align")?.keyword }

    /// Whether a rule sets ``textShadow``.
    public var hasTextShadow: Bool { has("text-shadow") }
    /// The shadow of the text, or `nil` for `none`. If there are several, the first one.
    public var textShadow: NICSSShadow? { value(of: "text-shadow")?.shadow }

    /// Whether a rule sets ``lineBreakMode``.
    public var hasLineBreakMode: Bool { has("-ios-line-break-mode") }
    /// The line break mode: `wrap`, `character-wrap` or `clip`, or the part of a long line that an ellipsis replaces.
    public var lineBreakMode: Keyword? { value(of: "-ios-line-break-mode")?.keyword }

    /// Whether a rule sets ``minimumFontSize``.
    public var hasMinimumFontSize: Bool { has("-ios-minimum-font-size") }
    /// The smallest size to which the font shrinks, in points.
    public var minimumFontSize: Double? { value(of: "-ios-minimum-font-size")?.points }

    /// Whether a rule sets ``baselineAdjustment``.
    public var hasBaselineAdjustment: Bool { has("-ios-baseline-adjustment") }
    /// The vertical alignment of shrunk text: `align-baselines` or `align-centers`, or `nil` for `none`.
    public var baselineAdjustment: Keyword? { value(of: "-ios-baseline-adjustment")?.keyword }

    /// Whether a rule sets ``textKey``.
    public var hasTextKey: Bool { has("-mobile-text-key") }
    /// The key of a localised string.
    public var textKey: String? { value(of: "-mobile-text-key")?.string }

    /// Whether a rule sets ``textShadowColor``.
    public var hasTextShadowColor: Bool { has("text-shadow") }
    /// The colour of the shadow of the text, or `nil` for `none`.
    public var textShadowColor: CSS.Color? { textShadow?.color }

    /// Whether a rule sets ``textShadowOffset``.
    public var hasTextShadowOffset: Bool { has("text-shadow") }
    /// The offset of the text's shadow to the right and down, in points. (0, 0) for `none`.
    public var textShadowOffset: (x: Double, y: Double)? {
        hasTextShadow ? textShadow.map { ($0.x, $0.y) } ?? (0, 0) : nil
    }

    /// Whether a rule sets ``numberOfLines``.
    public var hasNumberOfLines: Bool { has("-ios-number-of-lines") }
    /// The maximum number of lines. 0 means no limit.
    public var numberOfLines: Int? { value(of: "-ios-number-of-lines")?.number.map { Int($0) } }

    /// Whether a rule sets ``adjustsFontSize``.
    public var hasAdjustsFontSize: Bool { has("-ios-adjusts-font-size") }
    /// Whether the font shrinks to fit the text.
    public var adjustsFontSize: Bool? { value(of: "-ios-adjusts-font-size")?.keyword.map { $0 == .true } }

    /// Whether a rule sets any part of ``font``.
    public var hasFont: Bool { ["font-family", "font-size", "font-weight", "font-style"].contains(where: has) }
    /// The parts of the font that rules set, or `nil` if no rule sets any.
    public var font: NICSSFont? {
        guard hasFont else { return nil }
        return NICSSFont(
            families: value(of: "font-family")?.families ?? [], size: value(of: "font-size")?.fontSize,
            weight: value(of: "font-weight")?.number, isItalic: value(of: "font-style")?.keyword.map { $0 != .normal })
    }
}
