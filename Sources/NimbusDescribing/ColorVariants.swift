import NimbusUIKit

/// The values of a colour in light and dark mode, each with normal and high contrast.
@MainActor struct ColorVariants: Hashable {
    /// The components in extended sRGB. Colours outside sRGB have components below 0 or above 1.
    struct Components: Hashable {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
    }

    private let light, dark, lightWithContrast, darkWithContrast: Components

    /// Creates the variants of a colour. `nil` if the colour has no components, such as a pattern colour.
    /// - Parameter other: The colour in dark mode. `nil` if `color` is dynamic or the same in both modes.
    init?(_ color: UIColor, dark other: UIColor? = nil) {
        let inTheDark = other ?? color
        guard let light = Components(color, .light, .normal), let dark = Components(inTheDark, .dark, .normal),
            let lightWithContrast = Components(color, .light, .high),
            let darkWithContrast = Components(inTheDark, .dark, .high)
        else { return nil }
        (self.light, self.dark) = (light, dark)
        (self.lightWithContrast, self.darkWithContrast) = (lightWithContrast, darkWithContrast)
    }

    /// Whether all variants are equal.
    var isFixed: Bool { cases.isEmpty }

    /// The variants that differ from their fallback, with their Swift conditions. High contrast falls back to normal
    /// contrast, and dark mode to light mode.
    private var cases: [(condition: String, components: Components)] {
        let isDark = "traits.userInterfaceStyle == .dark"
        let hasContrast = "traits.accessibilityContrast == .high"
        var cases: [(condition: String, components: Components)] = []
        if darkWithContrast != dark { cases.append(("\(hasContrast), \(isDark)", darkWithContrast)) }
        if lightWithContrast != light {
            cases.append(("\(hasContrast), traits.userInterfaceStyle != .dark", lightWithContrast))
        }
        if dark != light { cases.append((isDark, dark)) }
        return cases
    }

    /// The Swift expression of the colour.
    var expression: String {
        if isFixed { return light.expression }
        let branches = cases.map { "    if \($0.condition) {\n        return \($0.components.expression)\n    }\n" }
        return "UIColor { @Sendable traits in\n" + branches.joined() + "    return \(light.expression)\n}"
    }

    /// The base name of the colour: `rgb25201C` or `rgbFFFDFADark1A1613`. Similar colours can have the same base name.
    var name: String {
        let contrast = [lightWithContrast, darkWithContrast] == [light, dark] ? "" : "OrContrast"
        return "rgb" + light.digits + (dark == light ? "" : "Dark" + dark.digits) + contrast
    }
}

extension ColorVariants.Components {
    @MainActor fileprivate init?(_ color: UIColor, _ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) {
        self.init()
        let traits = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
        ])
        let resolved = color.resolvedColor(with: traits)
        guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    }

    fileprivate var expression: String {
        "UIColor(red: \(Self.channel(red)), green: \(Self.channel(green)), blue: \(Self.channel(blue)), "
            + "alpha: \(SwiftLiteral.number(alpha)))"
    }

    /// Returns the expression of a channel: a fraction such as `37 / 255` if it is exact, otherwise a number.
    private static func channel(_ value: CGFloat) -> String {
        let part = (value * 255).rounded()
        let isPart = part > 0 && part < 255 && part / 255 == value
        return isPart ? "\(SwiftLiteral.number(part)) / 255" : SwiftLiteral.number(value)
    }

    /// The hexadecimal digits as in CSS. Alpha is omitted if it is 1.
    fileprivate var digits: String {
        func byte(_ value: CGFloat) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        return [red, green, blue].map(byte).joined() + (alpha == 1 ? "" : byte(alpha))
    }
}
