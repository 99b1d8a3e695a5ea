import CSSEngine

extension UIColor {
    /// The colour in sRGB; what that cannot show lies outside of 0 to 1, where the toolkit takes it.
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

    /// What was written: 0.2 and not 0.200000003.
    private static func precise(_ channel: Float) -> CGFloat { (CGFloat(channel) * 1e6).rounded() / 1e6 }
}

extension CSS.Color {
    /// What a colour is under `traits`.
    @MainActor init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
