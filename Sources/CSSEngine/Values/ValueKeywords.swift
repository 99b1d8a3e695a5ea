/// The words that values are made of, found by their bytes.
struct ValueKeywords: Sendable, BitwiseCopyable {
    private let keywords: CaseInsensitiveMap
    private let colors: CaseInsensitiveMap

    static let standard = ValueKeywords([])
    private static let uiKit = ValueKeywords(.uiColorNames)

    /// The words as they are under some quirks.
    static func words(under quirks: Quirks) -> ValueKeywords { quirks.contains(.uiColorNames) ? uiKit : standard }

    private init(_ quirks: Quirks) {
        let words = Keyword.allCases.map { ($0.rawValue, $0) } + Self.otherSpellings
        keywords = CaseInsensitiveMap(words.map { ($0.0, UInt16($0.1.index)) })
        let colorWords =
            quirks.contains(.uiColorNames) ? Self.colorWords : Self.colorWords.dropLast(Self.uiColors.count)
        let names = namedColors.map { "\($0.name)" } + colorWords.map(\.name)
        colors = CaseInsensitiveMap(names.enumerated().map { ($1, UInt16($0)) })
    }

    @inline(__always) func keyword(_ tokens: TokenList, _ index: Int) -> Keyword? {
        keywords.find(tokens, index).map { Keyword(index: UInt8($0)) }
    }

    func color(_ tokens: TokenList, _ index: Int) -> ColorExpression? {
        colors.find(tokens, index).map { row in
            let row = Int(row)
            if row < namedColors.count { return .color(Color(rgb: namedColors[row].rgb)) }
            return Self.colorWords[row - namedColors.count].color
        }
    }

    /// What WebKit calls the system's font and its text styles.
    private static let otherSpellings: [(String, Keyword)] = [
        ("system", .systemUI), ("-apple-system", .systemUI), ("blinkmacsystemfont", .systemUI),
        ("-apple-system-title0", .largeTitle), ("-apple-system-title1", .title1), ("-apple-system-title2", .title2),
        ("-apple-system-title3", .title3), ("-apple-system-headline", .headline),
        ("-apple-system-subheadline", .subheadline), ("-apple-system-body", .body),
        ("-apple-system-footnote", .footnote), ("-apple-system-caption1", .caption1),
        ("-apple-system-caption2", .caption2),
    ]

    /// The words for colours beside the names: CSS's, UIColor's `clear`, what follows the colour scheme, and last what
    /// only `Quirks.uiColorNames` brings.
    private static let colorWords: [(name: String, color: ColorExpression)] =
        [
            ("transparent", .color(.transparent)), ("clear", .color(.transparent)),
            ("currentcolor", .currentColor),
            // As Three20 spells it.
            ("fuschia", .color(Color(rgb: 0xFF00FF))),
        ]
        + SystemColor.allCases.map { ($0.rawValue, .system($0)) }
        + SystemColor.deprecated.map { ($0.name, .system($0.color)) } + uiColors.map { ($0.name, .color($0.color)) }

    /// The names of CSS that UIColor has for other colours.
    private static let uiColors: [(name: String, color: Color)] = [
        ("green", Color(red: 0, green: 1, blue: 0)), ("orange", Color(red: 1, green: 0.5, blue: 0)),
        ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)), ("gray", Color(red: 0.5, green: 0.5, blue: 0.5)),
        ("purple", Color(red: 0.5, green: 0, blue: 0.5)),
    ]
}
