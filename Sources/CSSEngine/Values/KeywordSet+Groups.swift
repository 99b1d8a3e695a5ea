extension KeywordSet {
    /// The styles of borders that show something (CSS Backgrounds 3, section 3.2).
    static let visibleBorderStyles: KeywordSet = [
        .dotted, .dashed, .solid, .double, .groove, .ridge, .inset, .outset,
    ]

    /// The families that are no names but kinds of fonts (CSS Fonts 4, section 2.1.3).
    public static let genericFamilies: KeywordSet = [
        .serif, .sansSerif, .monospace, .cursive, .fantasy, .systemUI, .uiSerif, .uiSansSerif, .uiMonospace, .uiRounded,
    ]

    /// The sizes of fonts that follow the user's setting, as `UIFont.TextStyle` names them.
    public static let textStyles: KeywordSet = [
        .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
        .caption2,
    ]
}
