import Foundation

/// The red, green, blue and alpha components of an sRGB colour, each from 0 to 1.
struct RGBA: Hashable, Sendable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat = 1

    static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

    /// Creates a colour from the digits `0xRRGGBB`.
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

    /// Returns the linear interpolation between this colour and `other`. A fraction of 0 returns this colour, and 1
    /// returns `other`.
    func mixed(with other: RGBA, _ fraction: CGFloat) -> RGBA {
        RGBA(
            red: red + (other.red - red) * fraction, green: green + (other.green - green) * fraction,
            blue: blue + (other.blue - blue) * fraction, alpha: alpha + (other.alpha - alpha) * fraction)
    }

    /// The relative luminance, from 0 to 1, with the weights of Rec. 709 and without linearisation.
    var luminance: CGFloat { 0.2126 * red + 0.7152 * green + 0.0722 * blue }
}
