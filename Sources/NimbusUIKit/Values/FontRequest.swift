import CSSEngine

/// The font that the font properties specify.
package struct FontRequest: Hashable {
    private let size: CGFloat
    /// Family names and generic families, in order of preference.
    private let families: [Value]
    private let weight: Double
    private let isItalic: Bool
    private let features: FontFeatures
    /// The width of the characters, as `UIFontDescriptor.TraitKey.width` measures it: 0 is normal.
    private let width: CGFloat

    /// - Parameter values: The values of `Effect.fontProperties`, or only of the first four. `nil` if unset.
    @MainActor init(_ values: [Value?], _ place: StylePlace) {
        size = values[0].flatMap { Self.size($0, place) } ?? place.surroundings.systemFontSize
        families = if case .commaSeparated(let families) = values[1] { families } else { [values[1]].compactMap { $0 } }
        weight =
            if case .number(let weight) = values[2] { weight } else { values[0] == .keyword(.headline) ? 600 : 400 }
        isItalic = values[3] == .keyword(.italic) || values[3] == .keyword(.oblique)
        features = values.count > 4 ? FontFeatures(numericVariants: values[4], settings: values[5]) : FontFeatures()
        width = if values.count > 6, case .percentage(let percentage) = values[6] { Self.width(percentage) } else { 0 }
    }

    /// Creates a request for a font.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - families: Family names and generic families, in order of preference.
    ///   - weight: The CSS weight. From 1 to 1000.
    ///   - isItalic: Whether the font is italic. Ignored if the family has no italic font.
    package init(size: CGFloat, families: [Value], weight: Double, isItalic: Bool) {
        self.size = size
        self.families = families
        self.weight = weight
        self.isItalic = isItalic
        features = FontFeatures()
        width = 0
    }

    /// The trait of a width in percent of the normal one. The system font has the traits -0.4, -0.2, 0 and 0.2, which are
    /// 50%, 75%, 100% and 125%.
    private static func width(_ percentage: Double) -> CGFloat { min(max((percentage - 100) / 125, -1), 1) }

    /// Creates the request for a font that the engine describes.
    init(_ description: CSSEngine.FontDescription) {
        self.init(
            size: CGFloat(description.size), families: description.families, weight: description.weight,
            isItalic: description.isItalic)
    }

    @MainActor private static func size(_ value: Value, _ place: StylePlace) -> CGFloat? {
        switch value {
        case .keyword(let word):
            TextStyles.style(word).map {
                UIFont.preferredFont(forTextStyle: $0, compatibleWith: place.view.traitCollection).pointSize
            } ?? place.surroundings.systemFontSize
        case .percentage(let percentage):
            CGFloat(CSS.Unit.px.bounded(Double(place.surroundings.systemFontSize) * percentage / 100))
        default: place.points(value)
        }
    }

    /// The font of the first family that exists, or the system font.
    package var font: UIFont { familyFont.withWidth(width).adding(features) }

    private var familyFont: UIFont {
        for family in families {
            switch family {
            case .string(let name): if let font = font(named: name) { return font }
            case .keyword(let generic): return font(of: generic)
            default: break
            }
        }
        return font(.systemFont(ofSize: size, weight: uiWeight))
    }

    private var uiWeight: UIFont.Weight { UIFont.Weight(css: weight) }

    /// Returns the font of a family with the requested weight and style. The name of a single font, such as
    /// `Futura-Medium`, determines both.
    private func font(named name: String) -> UIFont? {
        guard let font = UIFont(name: name, size: size) else { return nil }
        let isFamily = font.familyName.lowercased() == name.lowercased()
        guard isFamily, isItalic || weight != 400 else { return font }
        let descriptor = UIFontDescriptor(family: font.familyName, weight: uiWeight)
        let styled = UIFont(descriptor: isItalic ? descriptor.italic : descriptor, size: size)
        return styled.familyName == font.familyName ? styled : font
    }

    private func font(of generic: Keyword) -> UIFont {
        let system = UIFont.systemFont(ofSize: size, weight: uiWeight)
        return switch generic {
        case .monospace, .uiMonospace: font(.monospacedSystemFont(ofSize: size, weight: uiWeight))
        case .serif: font(named: "Georgia") ?? font(system)
        case .cursive: font(named: "Snell Roundhand") ?? font(system)
        case .fantasy: font(named: "Papyrus") ?? font(system)
        case .uiSerif: font(system.withDesign(.serif))
        case .uiRounded: font(system.withDesign(.rounded))
        default: font(system)
        }
    }

    /// Returns the font in the requested style.
    private func font(_ upright: UIFont) -> UIFont { isItalic ? upright.italic : upright }
}

extension UIFontDescriptor {
    /// Creates the descriptor of a family's font with the closest weight.
    package convenience init(family: String, weight: UIFont.Weight) {
        self.init(fontAttributes: [.family: family, .traits: [TraitKey.weight: weight.rawValue]])
    }

    /// The descriptor of the italic font of the same weight, or the descriptor itself if the family has no italic font.
    var italic: UIFontDescriptor { withSymbolicTraits(symbolicTraits.union(.traitItalic)) ?? self }
}

extension UIFont {
    /// The italic font of the same weight, or the font itself if the family has no italic font.
    var italic: UIFont { UIFont(descriptor: fontDescriptor.italic, size: pointSize) }

    /// The width of the characters. 0 is normal, negative widths are narrower.
    var width: CGFloat {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        return traits?[.width] as? CGFloat ?? 0
    }

    /// Returns the font of the family with the nearest width.
    func withWidth(_ width: CGFloat) -> UIFont {
        if width == 0 { return self }
        var traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        traits[.width] = width
        return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
    }

    /// Returns the system font with a design, or the font itself if the system does not have the design.
    func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
