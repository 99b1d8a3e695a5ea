import CSSEngine

/// A font as sheets describe it; what they leave out is nil, and the view's own choice.
public struct NICSSFont: Hashable, Sendable {
    /// The size of a font.
    public enum Size: Hashable, Sendable {
        /// In points.
        case points(Double)
        /// A part of the size that the view has: 1.2 for `120%`.
        case percentage(Double)
        /// That of a text style, which follows the user's setting.
        case textStyle(Keyword)
        /// The system's size.
        case system
    }

    /// Names and generic families, the one to be preferred first. Empty where the sheets say none.
    public var families: [Value] = []
    /// How large it is.
    public var size: Size?
    /// From 1 to 1000; 400 is normal, 700 bold.
    public var weight: Double?
    /// Whether it is slanted.
    public var isItalic: Bool?
}
