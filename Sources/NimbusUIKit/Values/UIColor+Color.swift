import CSSEngine

extension UIColor {
    /// Creates the colour in extended sRGB. Colours outside sRGB have components below 0 or above 1.
    convenience init(_ color: CSS.Color) {
        let alpha = Self.precise(color.alpha)
        guard color.space == .rgb else {
            self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
            return
        }
        self.init(
            red: Self.precise(color.first) / 255, green: Self.precise(color.second) / 255,
            blue: Self.precise(color.third) / 255, alpha: alpha)
    }

    /// Returns the channel as written: 0.2 instead of 0.200000003.
    private static func precise(_ channel: Float) -> CGFloat { (CGFloat(channel) * 1e6).rounded() / 1e6 }
}

extension CSS.Color {
    /// Creates the colour that a UIKit color has with traits.
    @MainActor init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
