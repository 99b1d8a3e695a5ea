extension CSS {
    /// A colour with its channels, in its specified notation or colour space.
    ///
    /// The channels are in the units of the space, and can be outside its gamut. The size is 20 bytes, without heap storage.
    public struct Color: Hashable, Sendable, BitwiseCopyable {
        /// The colour space of the channels.
        public let space: ColorSpace
        /// The channels that are `none`. Their values are 0.
        let missing: ColorChannelSet
        /// The channels, in the order of the notation.
        public let first, second, third: Float
        /// The opacity, from 0 to 1.
        public let alpha: Float

        init(
            _ space: ColorSpace, _ first: Float, _ second: Float, _ third: Float, alpha: Float, missing: ColorChannelSet
        ) {
            self.space = space
            self.first = first
            self.second = second
            self.third = third
            self.alpha = alpha
            self.missing = missing
        }

        /// Creates a colour in sRGB.
        /// - Parameters:
        ///   - red: From 0 to 1.
        ///   - green: From 0 to 1.
        ///   - blue: From 0 to 1.
        ///   - alpha: The opacity, from 0 to 1.
        public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
            self.init(.rgb, red * 255, green * 255, blue * 255, alpha: alpha, missing: [])
        }

        /// Creates a colour in sRGB from bytes: `0xRRGGBB`.
        public init(rgb: UInt32, alpha: Float = 1) {
            self.init(
                .rgb, Float(rgb >> 16 & 0xFF), Float(rgb >> 8 & 0xFF), Float(rgb & 0xFF), alpha: alpha, missing: [])
        }

        /// `#000`.
        public static let black = CSS.Color(rgb: 0)
        /// Transparent black.
        public static let transparent = CSS.Color(rgb: 0, alpha: 0)

        /// The red channel in sRGB, from 0 to 1. Out of this range if the colour is outside sRGB.
        public var red: Float { channel(0) }
        /// The green channel in sRGB, from 0 to 1. Out of this range if the colour is outside sRGB.
        public var green: Float { channel(1) }
        /// The blue channel in sRGB, from 0 to 1. Out of this range if the colour is outside sRGB.
        public var blue: Float { channel(2) }

        private func channel(_ index: Int) -> Float { Float(ColorComponents(self).converted(to: .srgb).values[index]) }

        /// The colour as `rgb()` if it has another legacy notation. Unchanged if channels are missing, which `rgb()` cannot
        /// represent.
        var simplified: CSS.Color {
            guard space == .hsl || space == .hwb, missing.isEmpty else { return self }
            return ColorComponents(self).converted(to: .rgb).clamped().color
        }

        /// Returns the colour in another space. Missing channels are 0.
        public func converted(to space: ColorSpace) -> CSS.Color { ColorComponents(self).converted(to: space).color }
    }
}
