import Foundation

/// Red, green, blue and alpha of the sRGB space, each from 0 to 1.
struct RGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// The colour of the digits `0xRRGGBB`.
    init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    func withAlpha(_ alpha: CGFloat) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

    /// The colour between this one and `other`, at `fraction` of the way.
    func mixed(with other: RGBA, _ fraction: CGFloat) -> RGBA {
        RGBA(
            red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
            blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
    }

    /// How light it looks, from 0 to 1 (Rec. 709 weights).
    var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
