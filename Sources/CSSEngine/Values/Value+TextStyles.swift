extension Value {
    /// How large a font size is that follows the user's setting, in points at the standard setting; nil for others.
    ///
    /// The sizes of iOS's text styles as Apple's Human Interface Guidelines list them, and that of its system font.
    var textStyleSize: Double? {
        guard case .keyword(let word) = self else { return nil }
        switch word {
        case .largeTitle: return 34
        case .title1: return 28
        case .title2: return 22
        case .title3: return 20
        case .headline, .body: return 17
        case .callout: return 16
        case .subheadline: return 15
        case .default: return 14
        case .footnote: return 13
        case .caption1: return 12
        case .caption2: return 11
        default: return nil
        }
    }
}
