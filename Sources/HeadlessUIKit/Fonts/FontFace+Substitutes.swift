import Foundation

extension FontFace {
    /// The families that every iOS device has, and similar families of other systems.
    ///
    /// Without substitutes, an app that names one of the families would lose its font in an image that another system
    /// draws.
    private static let families: [(substitutes: String, names: [String])] = [
        ("Liberation Sans,Inter,sans-serif", ["Helvetica", "Helvetica Neue", "Arial", "Arial Rounded MT Bold"]),
        (
            "Inter,DejaVu Sans,sans-serif",
            [
                "Academy Engraved LET", "Avenir", "Avenir Next", "Avenir Next Condensed", "Chalkboard SE",
                "Chalkduster",
                "Copperplate", "DIN Alternate", "DIN Condensed", "Futura", "Gill Sans", "Impact", "Marker Felt",
                "Noteworthy", "Optima", "Papyrus", "Party LET", "Rockwell", "San Francisco", "SF Pro", "SF Pro Display",
                "SF Pro Text", "SF Pro Rounded", "Trebuchet MS",
            ]
        ),
        ("DejaVu Sans,sans-serif", ["Verdana"]),
        (
            "Liberation Serif,DejaVu Serif,serif",
            [
                "American Typewriter", "Baskerville", "Big Caslon", "Bodoni 72", "Bradley Hand", "Charter", "Cochin",
                "Didot", "Georgia", "Hoefler Text", "Iowan Old Style", "New York", "Palatino", "Savoye LET",
                "Snell Roundhand", "Times", "Times New Roman", "Zapfino",
            ]
        ),
        ("Liberation Mono,DejaVu Sans Mono,monospace", ["Courier", "Courier New"]),
        ("DejaVu Sans Mono,monospace", ["Menlo", "Monaco", "SF Mono"]),
    ]

    /// Returns the substitute for a face of iOS. The name has a form such as `Futura-MediumItalic`, `Futura` or `futura
    /// medium`.
    static func substitute(for name: String) -> FontFace? {
        let parts = name.split(separator: "-", maxSplits: 1)
        guard let first = parts.first else { return nil }
        let wanted = key(first)
        for (substitutes, names) in families {
            for family in names
            where [key(family), key(family) + "ps", key(family) + "mt", key(family) + "psmt"].contains(wanted) {
                return FontFace(
                    name: name, family: family, substitutes: substitutes,
                    weight: parts.count > 1 ? weight(in: parts[1].lowercased()) : .regular,
                    isItalic: parts.count > 1 && isItalic(parts[1].lowercased()))
            }
        }
        return nil
    }

    private static func key(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0 != " " }
    }

    private static func isItalic(_ style: String) -> Bool {
        style.contains("italic") || style.contains("oblique") || style.hasSuffix("it")
    }

    /// Returns the weight in the name of a style. Longer keywords come first, because `DemiBold` contains `Bold`.
    private static func weight(in style: String) -> UIFont.Weight {
        let words: [(String, UIFont.Weight)] = [
            ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
            ("medium", .medium), ("semibold", .semibold), ("demibold", .semibold), ("extrabold", .heavy),
            ("heavy", .heavy), ("black", .black), ("bold", .bold),
        ]
        return words.first { style.contains($0.0) }?.1 ?? .regular
    }
}
