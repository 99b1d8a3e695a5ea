/// A font as a Swift expression: the first of several ways to ask for it that gives this very font.
@MainActor enum FontExpression {
    private static let weights: [(weight: UIFont.Weight, name: String)] = [
        (.ultraLight, "ultraLight"), (.thin, "thin"), (.light, "light"), (.regular, "regular"), (.medium, "medium"),
        (.semibold, "semibold"), (.bold, "bold"), (.heavy, "heavy"), (.black, "black"),
    ]

    static func text(_ font: UIFont) -> String {
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
        for name in [font.fontName, font.familyName] where font == UIFont(name: name, size: size) {
            return "UIFont(name: \(SwiftLiteral.text(name)), size: \(points)) ?? UIFont.systemFont(ofSize: \(points))"
        }
        return described(font, points)
    }

    /// Where no name leads to it.
    private static func described(_ font: UIFont, _ points: String) -> String {
        let name = SwiftLiteral.text(font.fontName)
        return "UIFont(descriptor: UIFontDescriptor(name: \(name), size: \(points)), size: \(points))"
    }
}
