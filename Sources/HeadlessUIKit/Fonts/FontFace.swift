internal import CPangoCairo
import Foundation

/// A font without a size: its names, and the families that Pango uses to find glyphs.
struct FontFace: Hashable, Sendable {
    /// The PostScript name.
    var name: String
    var family: String
    /// The families to draw with if `family` is not installed, in order of preference, separated by commas.
    var substitutes = ""
    var weight = UIFont.Weight.regular
    var isItalic = false
    /// The width of the characters, from -1 to 1. 0 is normal.
    var width: CGFloat = 0
    /// Whether the face stands for the system font of iOS in the standard design. An app can also name its family.
    var isSystemDefault = false
    /// The values of OpenType features by their tags.
    var features: [String: Int] = [:]

    /// The family of the system font.
    static let systemFamily = "Inter"
    /// The family with the shapes of the system font in large sizes.
    private static let systemDisplayFamily = "Inter Display"
    /// The smallest size of `systemDisplayFamily`, in points. In smaller sizes, the tracking makes the shapes of text as
    /// narrow as those of San Francisco.
    private static let smallestDisplaySize: CGFloat = 24

    static func system(_ weight: UIFont.Weight, italic: Bool = false) -> FontFace {
        FontFace(
            name: systemFamily + "-" + styleName(weight, italic: italic), family: systemFamily,
            substitutes: "DejaVu Sans,sans-serif", weight: weight, isItalic: italic, isSystemDefault: true)
    }

    static func monospaced(_ weight: UIFont.Weight) -> FontFace {
        FontFace(
            name: "DejaVuSansMono", family: "DejaVu Sans Mono", substitutes: "Liberation Mono,monospace",
            weight: weight)
    }

    /// Whether the face belongs to the system font, in any design.
    var isSystem: Bool {
        family == Self.systemFamily || self == .monospaced(weight)
            || Self.designs.values.contains { $0.family == family }
    }

    /// Returns the face of the system font in a design, or `nil` for an unknown design.
    static func system(_ design: UIFontDescriptor.SystemDesign, _ weight: UIFont.Weight, italic: Bool) -> FontFace? {
        switch design {
        case .default: return system(weight, italic: italic)
        case .monospaced:
            let face = monospaced(weight)
            return italic ? face.with(weight: weight, italic: true) : face
        default:
            guard let (name, family) = designs[design], var face = substitute(for: family) else { return nil }
            face.name = name
            return face.with(weight: weight, italic: italic)
        }
    }

    /// The PostScript names and the families of the designs that are separate families on iOS.
    private static let designs: [UIFontDescriptor.SystemDesign: (name: String, family: String)] = [
        .rounded: ("SFProRounded-Regular", "SF Pro Rounded"), .serif: ("NewYork-Regular", "New York"),
    ]

    private static func styleName(_ weight: UIFont.Weight, italic: Bool) -> String {
        let names = ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]
        let name = names[weight.hundreds / 100 - 1]
        if !italic { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }

    /// Returns the face of the same family with another weight or slant.
    func with(weight: UIFont.Weight, italic: Bool) -> FontFace {
        var result = self
        result.weight = weight
        result.isItalic = italic
        if let hyphen = name.firstIndex(of: "-") {
            result.name = name[...hyphen] + Self.styleName(weight, italic: italic)
        } else if result != self {
            result.name = name + "-" + Self.styleName(weight, italic: italic)
        }
        return result
    }

    /// The features in the syntax of CSS, which is also Pango's. `nil` if there are none.
    var featureSettings: String? {
        if features.isEmpty { return nil }
        return features.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }.joined(separator: ", ")
    }

    /// The nearest of the nine widths of Pango. The system font of iOS has the widths -0.4, -0.2, 0 and 0.2.
    private var stretch: PangoStretch {
        let steps = (width.finite(or: 0) * 10).rounded().clamped(to: -4...4)
        return PangoStretch(UInt32(4 + steps))
    }

    /// Inter Display kerns tabular digits, which then have different widths.
    private func usesDisplayShapes(size: CGFloat) -> Bool {
        isSystemDefault && size >= Self.smallestDisplaySize && features["tnum", default: 0] == 0
    }

    /// Returns Pango's description of the face in a size in points. The caller must free the description.
    func makeDescription(size: CGFloat) -> OpaquePointer? {
        let description = pango_font_description_new()
        var families = [family, substitutes].filter { !$0.isEmpty }
        if usesDisplayShapes(size: size) { families.insert(Self.systemDisplayFamily, at: 0) }
        pango_font_description_set_family(description, families.joined(separator: ","))
        pango_font_description_set_weight(description, PangoWeight(UInt32(weight.hundreds)))
        pango_font_description_set_stretch(description, stretch)
        if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        pango_font_description_set_absolute_size(
            description, size.finite(or: 0).clamped(to: 0...10_000) * CGFloat(PANGO_SCALE))
        return description
    }
}
