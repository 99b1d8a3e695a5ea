import CSSEngine

/// What the font properties ask for.
@MainActor struct FontRequest {
    private let size: CGFloat
    private let families: [String]
    private let weight: Double
    private let isItalic: Bool

    /// - Parameter values: of `font-size`, `font-family`, `font-weight`, `font-style`; nil for those that nothing sets.
    init(_ values: [Value?], _ place: StylePlace) {
        size = values[0].flatMap { Self.size($0, place) } ?? place.systemFontSize
        families =
            switch values[1] {
            case .string(let name): [name]
            case .list(let names): names.compactMap { if case .string(let name) = $0 { name } else { nil } }
            default: []
            }
        weight = if case .number(let weight) = values[2] { weight } else { 400 }
        isItalic = values[3] == .keyword(.italic)
    }

    private static func size(_ value: Value, _ place: StylePlace) -> CGFloat? {
        switch value {
        case .keyword: place.systemFontSize
        case .percentage(let percentage): place.systemFontSize * CGFloat(percentage) / 100
        default: place.points(value)
        }
    }

    /// The first of the families that there is, which brings its own weight and style; else the system font, which
    /// cannot be bold and italic at once (as in Nimbus).
    var font: UIFont {
        for family in families {
            if let font = UIFont(name: family, size: size) { return font }
        }
        if isItalic, weight >= 600 { return .systemFont(ofSize: size) }
        if isItalic { return .italicSystemFont(ofSize: size) }
        return .systemFont(ofSize: size, weight: UIFont.Weight(css: weight))
    }
}
