import CSSEngine

/// A font as described by stylesheets. Properties that no rule sets are `nil`, and the view's own value applies.
public struct NICSSFont: Hashable, Sendable {
    /// The size of a font.
    public enum Size: Hashable, Sendable {
        /// A size in points.
        case points(Double)
        /// A factor of the view's own font size: 1.2 for `120%`.
        case percentage(Double)
        /// The size of a text style, which depends on the user's text size setting.
        case textStyle(Keyword)
        /// The system font size.
        case system
    }

    /// The family names and generic families, in order of preference. Empty if no rule sets them.
    public var families: [Value] = []
    /// The size of the font.
    public var size: Size?
    /// The weight, from 1 to 1000: 400 is normal, 700 is bold.
    public var weight: Double?
    /// Whether the font is italic or oblique.
    public var isItalic: Bool?
}
