import Foundation

extension FontFace {
    /// The font families of iOS, with similar families of other systems.
    ///
    /// Without substitutes, images drawn on other systems would not show the fonts that the app names.
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

    /// Returns the substitute for a face of iOS. The name has a form such as `Futura-MediumItalic` or `Futura`. `nil`
    /// if iOS has no such family, or if the name does not end in a font style.
    static func substitute(for name: String) -> FontFace? {
        let parts = name.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let style = parts.count > 1 ? FontStyleName(parts[1]) : FontStyleName("regular")
        guard let style else { return nil }
        let wanted = key(parts[0])
        for (substitutes, names) in families {
            for family in names
            where [key(family), key(family) + "ps", key(family) + "mt", key(family) + "psmt"].contains(wanted) {
                return FontFace(
                    name: name, family: family, substitutes: substitutes, weight: style.weight,
                    isItalic: style.isItalic)
            }
        }
        return nil
    }

    private static func key(_ name: some StringProtocol) -> String {
        name.lowercased().filter { $0 != " " }
    }
}
