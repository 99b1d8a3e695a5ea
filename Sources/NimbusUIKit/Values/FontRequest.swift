import CSSEngine

/// The font that the font properties specify, or the parts of it that they specify.
package struct FontRequest: Hashable {
    /// In points. `nil` if unset, as are the following parts.
    private let size: CGFloat?
    /// Family names and generic families, in order of preference. Empty if unset.
    private let families: [Value]
    private let weight: Double?
    private let isItalic: Bool?
    private let features: FontFeatures.Request
    /// The width of the characters, as `UIFontDescriptor.TraitKey.width` measures it: 0 is normal.
    private let width: CGFloat?

    /// - Parameter values: The values of `Effect.fontProperties`, or only of the first four. `nil` if unset.
    @MainActor init(_ values: [Value?], _ place: StylePlace) {
        size = values[0].flatMap { Self.size($0, place) }
        families = if case .commaSeparated(let families) = values[1] { families } else { [values[1]].compactMap { $0 } }
        weight =
            if case .number(let weight) = values[2] { weight } else { values[0] == .keyword(.headline) ? 600 : nil }
        isItalic = values[3].map { $0 == .keyword(.italic) || $0 == .keyword(.oblique) }
        features =
            values.count > 4
            ? FontFeatures.Request(numericVariants: values[4], settings: values[5]) : FontFeatures.Request()
        width =
            if values.count > 6, case .percentage(let percentage) = values[6] { Self.width(percentage) } else { nil }
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
        features = FontFeatures.Request()
        width = nil
    }

    /// Whether no part is unset, so that the font of the view has no effect.
    var isComplete: Bool {
        size != nil && !families.isEmpty && weight != nil && isItalic != nil && width != nil && features.isComplete
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
                UIFont.preferredFont(forTextStyle: $0, compatibleWith: place.view.traitsOnScreen).pointSize
            } ?? place.surroundings.systemFontSize
        case .percentage(let percentage):
            CGFloat(CSS.Unit.px.bounded(Double(place.surroundings.systemFontSize) * percentage / 100))
        default: place.points(value)
        }
    }

    /// The font, with the regular system font of the standard size for unset parts.
    package var font: UIFont { font(changing: nil) }

    /// Returns the font of the first family that exists, or the system font.
    /// - Parameter own: The font that has the unset parts.
    func font(changing own: UIFont?) -> UIFont {
        let font = families.isEmpty ? own.map(changed) : nil
        let width = width ?? own?.width ?? 0
        // The name of a font, such as `Futura-CondensedMedium`, determines its width.
        let sized = font?.withWidth(width) ?? familyFont(changing: own).withWidth(width, unless: 0)
        return sized.withFeatures(features.features(changing: own))
    }

    private func familyFont(changing own: UIFont?) -> UIFont {
        let face = Face(
            size: size ?? own?.pointSize ?? UIFont.standardSize, weight: weight ?? own?.weight.css ?? 400,
            isItalic: isItalic ?? own?.isItalic ?? false)
        return face.font(families)
    }

    /// Returns a font with the requested size, weight and style. A family without them keeps its font.
    private func changed(_ own: UIFont) -> UIFont {
        let size = size ?? own.pointSize
        let isStyled = weight.map { $0 != own.weight.css } ?? false || isItalic.map { $0 != own.isItalic } ?? false
        guard isStyled else { return own.resized(to: size) }
        let face = Face(size: size, weight: weight ?? own.weight.css, isItalic: isItalic ?? own.isItalic)
        let font = face.font([own.family])
        return font.familyName == own.familyName ? font : own.resized(to: size)
    }
}

/// A size, weight and style, for which families have fonts.
private struct Face {
    let size: CGFloat
    let weight: Double
    let isItalic: Bool

    /// Returns the font of the first family that exists, or the system font.
    func font(_ families: [Value]) -> UIFont {
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
    package var italic: UIFont { UIFont(descriptor: fontDescriptor.italic, size: pointSize) }

    /// The width of the characters. 0 is normal, negative widths are narrower.
    package var width: CGFloat { trait(.width) }

    /// The thickness of the strokes.
    fileprivate var weight: Weight { Weight(rawValue: trait(.weight)) }

    fileprivate var isItalic: Bool { fontDescriptor.symbolicTraits.contains(.traitItalic) }

    private func trait(_ key: UIFontDescriptor.TraitKey) -> CGFloat {
        let traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        return traits?[key] as? CGFloat ?? 0
    }

    fileprivate func resized(to size: CGFloat) -> UIFont {
        size == pointSize ? self : UIFont(descriptor: fontDescriptor, size: size)
    }

    /// The family, as a generic one for a design of the system font, whose names cannot be used.
    fileprivate var family: Value {
        let system = UIFont.systemFont(ofSize: pointSize)
        let designs: [(generic: Keyword, font: UIFont)] = [
            (.systemUI, system), (.uiMonospace, .monospacedSystemFont(ofSize: pointSize, weight: .regular)),
            (.uiRounded, system.withDesign(.rounded)), (.uiSerif, system.withDesign(.serif)),
        ]
        return designs.first { $0.font.familyName == familyName }.map { .keyword($0.generic) } ?? .string(familyName)
    }

    /// Returns the font of the family with the nearest width.
    /// - Parameter ignored: A width for which the font stays the same.
    func withWidth(_ width: CGFloat, unless ignored: CGFloat? = nil) -> UIFont {
        if width == self.width || width == ignored { return self }
        var traits = fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any] ?? [:]
        traits[.width] = width
        return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
    }

    /// Returns the system font with a design, or the font itself if the system does not have the design.
    package func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFont {
        fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: pointSize) } ?? self
    }
}
