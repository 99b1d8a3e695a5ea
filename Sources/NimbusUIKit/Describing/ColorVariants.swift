/// The colours that one colour is: in the light and in the dark, and there with more contrast.
@MainActor struct ColorVariants: Hashable {
    /// In sRGB, where 0 to 1 is what that can show.
    struct Components: Hashable {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
    }

    private let light, dark, lightWithContrast, darkWithContrast: Components

    /// Nil for what has no components, as images have none.
    /// - Parameter other: what it is in the dark, where that is another object.
    init?(_ color: UIColor, dark other: UIColor? = nil) {
        let inTheDark = other ?? color
        guard let light = Components(color, .light, .normal), let dark = Components(inTheDark, .dark, .normal),
            let lightWithContrast = Components(color, .light, .high),
            let darkWithContrast = Components(inTheDark, .dark, .high)
        else { return nil }
        (self.light, self.dark) = (light, dark)
        (self.lightWithContrast, self.darkWithContrast) = (lightWithContrast, darkWithContrast)
    }

    /// Whether it is the same everywhere.
    var isFixed: Bool { cases.isEmpty }

    /// Those that are not what comes behind them, with what has to hold for them.
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

    /// A `UIColor`.
    var expression: String {
        if isFixed { return light.expression }
        let branches = cases.map { "    if \($0.condition) {\n        return \($0.components.expression)\n    }\n" }
        return "UIColor { @Sendable traits in\n" + branches.joined() + "    return \(light.expression)\n}"
    }

    /// What it can be called: `rgb25201C`, or `rgbFFFDFADark1A1613`. Colours that differ by less have the same.
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

    /// As a part of 255 where it is one, for that is how colours are written.
    private static func channel(_ value: CGFloat) -> String {
        let part = (value * 255).rounded()
        let isPart = part > 0 && part < 255 && part / 255 == value
        return isPart ? "\(SwiftLiteral.number(part)) / 255" : SwiftLiteral.number(value)
    }

    /// As in CSS, without alpha where that is 1.
    fileprivate var digits: String {
        func byte(_ value: CGFloat) -> String {
            let digits = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.utf8.count == 1 ? "0" + digits : digits
        }
        return [red, green, blue].map(byte).joined() + (alpha == 1 ? "" : byte(alpha))
    }
}
