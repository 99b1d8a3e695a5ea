import CSSEngine

/// Maps keywords of `font-size` to text styles, which depend on the user's text size setting.
enum TextStyles {
    static func style(_ word: Keyword) -> UIFont.TextStyle? {
        switch word {
        case .largeTitle: .largestTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        default: nil
        }
    }
}
