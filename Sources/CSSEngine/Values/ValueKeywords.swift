/// The keywords and colour names of values, looked up by the bytes of tokens.
package final class ValueKeywords: Sendable {
    private let keywords: CaseInsensitiveMap
    private let colors: CaseInsensitiveMap

    package static let standard = ValueKeywords([])
    private static let uiColors = ValueKeywords(.uiColorNames)

    /// Returns the keywords under some quirks.
    static func keywords(_ quirks: Quirks) -> ValueKeywords { quirks.contains(.uiColorNames) ? uiColors : standard }

    private init(_ quirks: Quirks) {
        let keywords = Keyword.allCases.map { ($0.rawValue, $0) } + Self.synonyms
        self.keywords = CaseInsensitiveMap(keywords.map { ($0.0, UInt16($0.1.index)) })
        let names =
            namedColors.map { "\($0.name)" } + Self.colorKeywords.map(\.name)
            + (quirks.contains(.uiColorNames) ? Self.uiColorNames.map(\.name) : [])
        colors = CaseInsensitiveMap(names.enumerated().map { ($1, UInt16($0)) })
    }

    @inline(__always) package func keyword(_ tokens: TokenList, _ index: Int) -> Keyword? {
        keywords.find(tokens, index).map { Keyword(index: UInt8($0)) }
    }

    /// Returns the keyword with a name in any case.
    package func keyword(named name: UnsafeBufferPointer<UInt8>) -> Keyword? {
        keywords.find(name).map { Keyword(index: UInt8($0)) }
    }

    func color(_ tokens: TokenList, _ index: Int) -> ColorExpression? {
        colors.find(tokens, index).map { row in
            var row = Int(row)
            if row < namedColors.count { return .color(CSS.Color(rgb: namedColors[row].rgb)) }
            row -= namedColors.count
            if row < Self.colorKeywords.count { return Self.colorKeywords[row].color }
            return .color(Self.uiColorNames[row - Self.colorKeywords.count].color)
        }
    }

    /// WebKit's names for the system font and its text styles.
    private static let synonyms: [(String, Keyword)] = [
        ("system", .systemUI), ("-apple-system", .systemUI), ("blinkmacsystemfont", .systemUI),
        ("-apple-system-title0", .largeTitle), ("-apple-system-title1", .title1), ("-apple-system-title2", .title2),
        ("-apple-system-title3", .title3), ("-apple-system-headline", .headline),
        ("-apple-system-subheadline", .subheadline), ("-apple-system-body", .body),
        ("-apple-system-footnote", .footnote), ("-apple-system-caption1", .caption1),
        ("-apple-system-caption2", .caption2),
    ]

    /// The colours of CSS, UIColor and Three20 that are not named colours.
    private static let colorKeywords: [(name: String, color: ColorExpression)] =
        [
            ("transparent", .color(.transparent)), ("clear", .color(.transparent)),
            ("currentcolor", .currentColor),
            // The spelling of Three20.
            ("fuschia", .color(CSS.Color(rgb: 0xFF00FF))),
        ]
        + SystemColor.allCases.map { ($0.rawValue, .system($0)) }
        + SystemColor.deprecated.map { ($0.name, .system($0.color)) }

    /// The named colours of CSS for which UIColor has other values.
    private static let uiColorNames: [(name: String, color: CSS.Color)] = [
        ("green", CSS.Color(red: 0, green: 1, blue: 0)), ("orange", CSS.Color(red: 1, green: 0.5, blue: 0)),
        ("brown", CSS.Color(red: 0.6, green: 0.4, blue: 0.2)), ("gray", CSS.Color(red: 0.5, green: 0.5, blue: 0.5)),
        ("purple", CSS.Color(red: 0.5, green: 0, blue: 0.5)),
    ]
}
