import CSSEngine

/// A value of `font-weight`: a weight of CSS, or the style in the name of a font, such as `LightOblique`.
struct TTCSSFontWeight: Sendable {
    /// The weight of CSS. `nil` for a style that names no weight.
    private(set) var number: Double?
    private(set) var isItalic = false
    /// The styles in names of fonts that the value can mean, the most likely first.
    let styles: [String]

    /// Whether every font can have the weight: a weight of CSS, or the name of a weight, a width or a slant.
    var isKnown: Bool { number != nil }

    /// Creates a weight from a value as written.
    init(_ text: String) {
        guard case .number(let number)? = PropertyTable.three20.value(of: "font-weight", from: text) else {
            styles = text == text.capitalized ? [text] : [text, text.capitalized]
            readWords(text)
            return
        }
        self.number = number
        // `bold` and `BOLD` are `Bold`. A number is not a part of a name, and a regular font has the name of its family.
        styles = number == 400 || Double(text) != nil ? [] : [text.capitalized]
    }

    /// The words in names of styles, in lower case, with the weights of CSS Fonts 4, section 2.2.
    private static let words: [(name: String, weight: Double?)] = [
        ("ultralight", 200), ("extralight", 200), ("thin", 100), ("hairline", 100), ("light", 300), ("normal", 400),
        ("regular", 400), ("roman", 400), ("book", 400), ("medium", 500), ("semibold", 600), ("demibold", 600),
        ("ultrabold", 800), ("extrabold", 800), ("bold", 700), ("heavy", 900), ("extrablack", 900), ("black", 900),
        ("condensed", nil), ("compressed", nil), ("expanded", nil), ("italic", nil), ("oblique", nil),
    ]

    /// Reads a style such as `CondensedBoldItalic`. The style stays unknown if a part of it is not a word of styles.
    private mutating func readWords(_ text: String) {
        var rest = text.lowercased()[...]
        var weight: Double?
        var isItalic = false
        while !rest.isEmpty {
            guard let word = Self.words.first(where: { rest.hasPrefix($0.name) }) else { return }
            rest.removeFirst(word.name.count)
            if word.weight != nil, weight != nil { return }
            weight = word.weight ?? weight
            if word.name == "italic" || word.name == "oblique" { isItalic = true }
        }
        number = weight ?? 400
        self.isItalic = isItalic
    }
}
