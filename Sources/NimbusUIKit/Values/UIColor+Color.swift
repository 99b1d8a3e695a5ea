import CSSEngine

extension UIColor {
    /// Creates a colour in extended sRGB. Colours outside sRGB have components below 0 or above 1.
    package convenience init(_ color: CSS.Color) {
        let alpha = Self.precise(color.alpha)
        guard color.space == .rgb else {
            self.init(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue), alpha: alpha)
            return
        }
        self.init(
            red: Self.precise(color.first) / 255, green: Self.precise(color.second) / 255,
            blue: Self.precise(color.third) / 255, alpha: alpha)
    }

    /// Returns the channel as written in the stylesheet: 0.2 instead of 0.200000003.
    private static func precise(_ channel: Float) -> CGFloat { (CGFloat(channel) * 1e6).rounded() / 1e6 }
}

extension UIColor {
    /// Returns the colour of a value. The colour is dynamic if the value depends on the colour scheme. `nil` if the
    /// value is not a colour.
    package static func color(of value: Value) -> UIColor? {
        switch value {
        case .color(let color): UIColor(color)
        case .symbolicColor:
            UIColor { @Sendable traits in
                color(of: value, in: traits.userInterfaceStyle == .dark ? .dark : .light) ?? .clear
            }
        default: nil
        }
    }

    /// Returns the colour of a value for a colour scheme. `nil` if the value is not a colour.
    static func color(of value: Value, in colorScheme: CSS.Environment.ColorScheme) -> UIColor? {
        var context = ResolutionContext()
        context.colorScheme = colorScheme
        guard case .color(let color) = value.resolved(in: context) else { return nil }
        return UIColor(color)
    }
}

extension CSS.Color {
    /// Creates the colour that a UIKit color resolves to with given traits.
    @MainActor package init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
    }
}
