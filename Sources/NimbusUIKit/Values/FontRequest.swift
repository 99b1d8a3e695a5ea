import CSSEngine

/// What the font properties ask for.
@MainActor struct FontRequest: Hashable {
    private let size: CGFloat
    /// Names and generic families, the one to be preferred first.
    private let families: [Value]
    private let weight: Double
    private let isItalic: Bool

    /// - Parameter values: of `font-size`, `font-family`, `font-weight`, `font-style`; nil for those that nothing sets.
    init(_ values: [Value?], _ place: StylePlace) {
        size = values[0].flatMap { Self.size($0, place) } ?? place.systemFontSize
        families = if case .commaSeparated(let families) = values[1] { families } else { [values[1]].compactMap { $0 } }
        weight =
            if case .number(let weight) = values[2] { weight } else { values[0] == .keyword(.headline) ? 600 : 400 }
        isItalic = values[3] == .keyword(.italic) || values[3] == .keyword(.oblique)
    }

    private static func size(_ value: Value, _ place: StylePlace) -> CGFloat? {
        switch value {
        case .keyword(let word):
            TextStyles.style(word).map {
                UIFont.preferredFont(forTextStyle: $0, compatibleWith: place.view.traitCollection).pointSize
            } ?? place.systemFontSize
        case .percentage(let percentage): CGFloat(CSS.Unit.px.bounded(Double(place.systemFontSize) * percentage / 100))
        default: place.points(value)
        }
    }

    /// The first of the families that there is; one that is found by its name brings its own weight and style. Else the
    /// system font.
    var font: UIFont {
        for family in families {
            switch family {
            case .string(let name): if let font = UIFont(name: name, size: size) { return font }
            case .keyword(let generic): return font(of: generic)
            default: break
            }
        }
        return systemFont
    }

    private func font(of generic: Keyword) -> UIFont {
        switch generic {
        case .monospace, .uiMonospace: .monospacedSystemFont(ofSize: size, weight: UIFont.Weight(css: weight))
        case .serif, .uiSerif: UIFont(name: "Georgia", size: size) ?? systemFont
        case .cursive: UIFont(name: "Snell Roundhand", size: size) ?? systemFont
        case .fantasy: UIFont(name: "Papyrus", size: size) ?? systemFont
        default: systemFont
        }
    }

    /// Which cannot be bold and italic at once, as in Nimbus.
    private var systemFont: UIFont {
        if isItalic, weight >= 600 { return .systemFont(ofSize: size) }
        if isItalic { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: UIFont.Weight(css: weight))
    }
}
