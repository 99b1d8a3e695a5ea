/// A font as CSS describes it.
public struct FontDescription: Hashable, Sendable {
    /// The size in points.
    public var size: Double
    /// Names and generic families, in order of preference. Empty for the system font.
    public var families: [Value]
    /// The weight, from 1 to 1000.
    public var weight: Double
    /// Whether the font is italic or oblique.
    public var isItalic: Bool
}

/// The metrics of a font that units of length refer to, in points (CSS Values 4, section 6.1.1).
public struct FontMetrics: Hashable, Sendable {
    /// The height of lower-case letters: `ex`.
    public var xHeight: Double
    /// The height of capital letters: `cap`.
    public var capHeight: Double
    /// The advance width of `0`: `ch`.
    public var zeroWidth: Double
    /// The advance width of `水`: `ic`.
    public var ideographWidth: Double
    /// The height of a line if `line-height` is `normal`.
    public var lineHeight: Double

    /// Creates metrics from lengths in points.
    public init(xHeight: Double, capHeight: Double, zeroWidth: Double, ideographWidth: Double, lineHeight: Double) {
        self.xHeight = xHeight
        self.capHeight = capHeight
        self.zeroWidth = zeroWidth
        self.ideographWidth = ideographWidth
        self.lineHeight = lineHeight
    }

    /// Creates the metrics of an unknown font. CSS Values 4 defines them, except the last two, which are typical.
    package init(estimatedFor size: Double) {
        self.init(
            xHeight: size / 2, capHeight: size * 0.7, zeroWidth: size / 2, ideographWidth: size, lineHeight: size * 1.2)
    }
}
