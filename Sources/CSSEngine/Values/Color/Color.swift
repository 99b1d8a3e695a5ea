/// A colour with its channels, in the notation or space that it was given in.
///
/// Channels are in the units of their space and may lie outside of its gamut; alpha is 0 (clear) to 1.
/// Twenty bytes, nothing on the heap.
public struct Color: Hashable, Sendable, BitwiseCopyable {
    /// What the channels mean.
    public let space: ColorSpace
    /// Channels that are `none`; their values are zero.
    let missing: ColorChannelSet
    /// The channels, in the order of the space's notation.
    public let first, second, third: Float
    /// From 0, clear, to 1.
    public let alpha: Float

    init(_ space: ColorSpace, _ first: Float, _ second: Float, _ third: Float, alpha: Float, missing: ColorChannelSet) {
        self.space = space
        self.first = first
        self.second = second
        self.third = third
        self.alpha = alpha
        self.missing = missing
    }

    /// A colour in sRGB.
    /// - Parameters:
    ///   - red: from 0 to 1.
    ///   - green: from 0 to 1.
    ///   - blue: from 0 to 1.
    ///   - alpha: from 0, clear, to 1.
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.init(.rgb, red * 255, green * 255, blue * 255, alpha: alpha, missing: [])
    }

    /// A colour from bytes, `0xRRGGBB`.
    public init(rgb: UInt32, alpha: Float = 1) {
        self.init(
            .rgb, Float(rgb >> 16 & 0xFF), Float(rgb >> 8 & 0xFF), Float(rgb & 0xFF), alpha: alpha, missing: [])
    }

    /// `#000`.
    public static let black = Color(rgb: 0)
    /// Black without any cover.
    public static let transparent = Color(rgb: 0, alpha: 0)

    /// The red of the colour in sRGB, from 0 to 1; outside of that for what sRGB cannot show.
    public var red: Float { channel(0) }
    /// The green of the colour in sRGB, from 0 to 1; outside of that for what sRGB cannot show.
    public var green: Float { channel(1) }
    /// The blue of the colour in sRGB, from 0 to 1; outside of that for what sRGB cannot show.
    public var blue: Float { channel(2) }

    private func channel(_ index: Int) -> Float { Float(ColorComponents(self).converted(to: .srgb).values[index]) }

    /// What is written in one of sRGB's other notations as `rgb()`, and so within its gamut; but only they can tell
    /// what is missing.
    var simplified: Color {
        guard space == .hsl || space == .hwb, missing.isEmpty else { return self }
        return ColorComponents(self).converted(to: .rgb).clamped().color
    }

    /// The same colour in another space; what is missing there is zero.
    public func converted(to space: ColorSpace) -> Color { ColorComponents(self).converted(to: space).color }
}
