import NimbusUIKit

/// Writes fonts as Swift expressions. Tries several expressions, and returns the first that evaluates to the same font.
@MainActor enum FontExpression {
    private static let weights: [(weight: UIFont.Weight, name: String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"), (.medium, "medium"),
        (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]

    static func text(_ font: UIFont) -> String {
        let features = FontFeatures(of: font)
        guard !features.values.isEmpty else { return widthText(font) }
        let plain = UIFont(
            descriptor: font.fontDescriptor.addingAttributes([.featureSettings: []]), size: font.pointSize)
        let settings = features.values.sorted { $0.key < $1.key }.map { tag, value in
            "[.init(rawValue: \"CTFeatureOpenTypeTag\"): \(SwiftLiteral.text(tag)), "
                + ".init(rawValue: \"CTFeatureOpenTypeValue\"): \(value)]"
        }
        return "UIFont(descriptor: (\(widthText(plain))).fontDescriptor.addingAttributes([.featureSettings: ["
            + settings.joined(separator: ", ") + "] as [[UIFontDescriptor.FeatureKey: Any]]]), size: 0)"
    }

    private static func widthText(_ font: UIFont) -> String {
        guard font.width != 0 else { return plainText(font) }
        var traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        let (width, weight) = (SwiftLiteral.number(font.width), SwiftLiteral.number(traits[.weight] as? CGFloat ?? 0))
        let slant = SwiftLiteral.number(traits[.slant] as? CGFloat ?? 0)
        traits[.width] = CGFloat(0)
        let normal = UIFont(descriptor: font.fontDescriptor.addingAttributes([.traits: traits]), size: font.pointSize)
        return "UIFont(descriptor: (\(plainText(normal))).fontDescriptor.addingAttributes([.traits: "
            + "[.weight: \(weight), .slant: \(slant), .width: \(width)] as [UIFontDescriptor.TraitKey: CGFloat]]), size: 0)"
    }

    private static func plainText(_ font: UIFont) -> String {
        let size = font.pointSize
        let points = SwiftLiteral.number(size)
        if font == .systemFont(ofSize: size) { return "UIFont.systemFont(ofSize: \(points))" }
        if font == .italicSystemFont(ofSize: size) { return "UIFont.italicSystemFont(ofSize: \(points))" }
        for (weight, name) in weights {
            if font == .systemFont(ofSize: size, weight: weight) {
                return "UIFont.systemFont(ofSize: \(points), weight: .\(name))"
            }
            if font == .monospacedSystemFont(ofSize: size, weight: weight) {
                return "UIFont.monospacedSystemFont(ofSize: \(points), weight: .\(name))"
            }
        }
        if let expression = variant(font, points) { return expression }
        for name in [font.fontName, font.familyName] where font == UIFont(name: name, size: size) {
            return "UIFont(name: \(SwiftLiteral.text(name)), size: \(points)) ?? UIFont.systemFont(ofSize: \(points))"
        }
        return named(font, points)
    }

    /// Returns the expression of an italic system font with a weight, or of a system font with a different design.
    /// `nil` if the font is neither.
    private static func variant(_ font: UIFont, _ points: String) -> String? {
        let size = font.pointSize
        for (weight, name) in weights {
            let system = UIFont.systemFont(ofSize: size, weight: weight)
            let bases = [
                (system, "fontDescriptor"), (system.withDesign(.rounded), "fontDescriptor.withDesign(.rounded)"),
                (system.withDesign(.serif), "fontDescriptor.withDesign(.serif)"),
                (.monospacedSystemFont(ofSize: size, weight: weight), "fontDescriptor.withDesign(.monospaced)"),
            ]
            let fallback = "UIFont.systemFont(ofSize: \(points), weight: .\(name))"
            for (base, descriptor) in bases where font == base || font == base.italic {
                let path = "\(fallback).\(descriptor)" + (font == base ? "" : italic(of: base, descriptor))
                return "\(path).map { UIFont(descriptor: $0, size: \(points)) } ?? \(fallback)"
            }
        }
        return nil
    }

    /// Returns the method call that makes a font descriptor italic.
    private static func italic(of upright: UIFont, _ descriptor: String) -> String {
        let isBold = upright.fontDescriptor.symbolicTraits.contains(.traitBold)
        let traits = isBold ? "[.traitBold, .traitItalic]" : ".traitItalic"
        return (descriptor.hasSuffix(")") ? "?" : "") + ".withSymbolicTraits(\(traits))"
    }

    /// Returns the expression of a font with its PostScript name.
    private static func named(_ font: UIFont, _ points: String) -> String {
        let name = SwiftLiteral.text(font.fontName)
        return "UIFont(descriptor: UIFontDescriptor(name: \(name), size: \(points)), size: \(points))"
    }
}
