/// A colour in sRGB.
///
/// Channels are 0 to 1 and may lie outside where a sheet asks for it; alpha is 0 (clear) to 1.
public struct Color: Hashable, Sendable {
    /// From 0 to 1.
    public var red: Float
    /// From 0 to 1.
    public var green: Float
    /// From 0 to 1.
    public var blue: Float
    /// From 0, clear, to 1.
    public var alpha: Float

    /// A colour from its channels.
    public init(red: Float, green: Float, blue: Float, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour from bytes, `0xRRGGBB`.
    public init(rgb: UInt32, alpha: Float = 1) {
        self.init(
            red: Float(rgb >> 16 & 0xFF) / 255, green: Float(rgb >> 8 & 0xFF) / 255, blue: Float(rgb & 0xFF) / 255,
            alpha: alpha)
    }

    /// `#000`.
    public static let black = Color(rgb: 0)
    /// Black without any cover.
    public static let transparent = Color(rgb: 0, alpha: 0)

    /// As CSSOM serialises a legacy colour: `rgb(1, 2, 3)` or `rgba(1, 2, 3, 0.5)`.
    public var cssText: String {
        func byte(_ channel: Float) -> Int { Int((min(max(channel, 0), 1) * 255).rounded()) }
        let channels = "\(byte(red)), \(byte(green)), \(byte(blue))"
        if alpha >= 1 { return "rgb(\(channels))" }
        return "rgba(\(channels), \(alphaText))"
    }

    /// Two decimals where they give back the same byte, else three (CSSOM, "serialize an <alphavalue>").
    private var alphaText: String {
        let alpha = Double(alpha)
        let byte = (alpha * 255).rounded()
        let hundredths = (alpha * 100).rounded() / 100
        if (hundredths * 255).rounded() == byte { return numberText(hundredths) }
        return numberText((alpha * 1000).rounded() / 1000)
    }
}
