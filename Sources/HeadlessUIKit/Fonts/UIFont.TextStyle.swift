import Foundation

extension UIFont {
    /// What a text is for, from which its size and weight follow.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// Its name.
        public let rawValue: String

        /// The style of this name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen.
        @available(tvOS, unavailable)
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// The first level of headings.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// The second level of headings.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// The third level of headings.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// The heading of a paragraph.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// Under a heading.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// What is read.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// What stands beside it.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// What stands below it.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// Under a picture.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// Under a picture, smaller.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// Its size where the user has not asked for another, in points.
        var standardSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            default: 17
            }
        }
    }
}
