/// The weight and the slant in the style part of a PostScript name, such as `CondensedBold` or `BoldItalicMT`.
struct FontStyleName {
    private(set) var weight = UIFont.Weight.regular
    private(set) var isItalic = false

    private enum Word {
        case weight(UIFont.Weight)
        case width, slant, foundry
    }

    /// The words in the font names of iOS.
    private static let words: [String: Word] = [
        "ultralight": .weight(.ultraLight), "extralight": .weight(.ultraLight), "thin": .weight(.thin),
        "light": .weight(.light), "book": .weight(.regular), "regular": .weight(.regular),
        "roman": .weight(.regular), "plain": .weight(.regular), "medium": .weight(.medium),
        "semibold": .weight(.semibold), "demibold": .weight(.semibold), "bold": .weight(.bold),
        "ultrabold": .weight(.heavy), "extrabold": .weight(.heavy), "heavy": .weight(.heavy),
        "black": .weight(.black), "extrablack": .weight(.black), "condensed": .width, "compressed": .width,
        "expanded": .width, "extended": .width, "wide": .width, "italic": .slant, "oblique": .slant, "it": .slant,
        "mt": .foundry,
    ]
    private static let lengths = Set(words.keys.map(\.count)).sorted(by: >)

    /// Creates a style from its name. `nil` if a part of the name is not a weight, a width or a slant, or is repeated.
    init?(_ name: some StringProtocol) {
        var rest = name.lowercased()[...]
        var (hasWeight, hasWidth) = (false, false)
        repeat {
            // The longest word comes first: `italic` starts with `it`.
            let lengths = Self.lengths.lazy.filter { [rest] in $0 <= rest.count }
            guard
                let (length, word) = lengths.compactMap({ [rest] length in
                    Self.words[String(rest.prefix(length))].map { (length, $0) }
                }).first
            else { return nil }
            rest.removeFirst(length)
            switch word {
            case .weight(let weight):
                if hasWeight { return nil }
                (self.weight, hasWeight) = (weight, true)
            case .width:
                if hasWidth { return nil }
                hasWidth = true
            case .slant:
                if isItalic { return nil }
                isItalic = true
            case .foundry:
                if !rest.isEmpty { return nil }
            }
        } while !rest.isEmpty
    }
}
