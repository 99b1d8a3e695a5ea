/// A font of InterfaCSS: a size and a family in any order, each of which can be omitted, or a text style. A comma is a blank.
package struct UnorderedFont {
    /// The style of a system font.
    package enum SystemStyle {
        case regular, light, bold, italic
    }

    /// The style, if the family is `system`, `systemBold` or similar. `nil` for other families.
    package private(set) var systemStyle: SystemStyle?
    /// In points; `nil` for the default size.
    package private(set) var size: Double?
    /// The text style, if it is the whole font.
    package private(set) var textStyle: Keyword?
    /// The token of the family; `nil` for the system font.
    package private(set) var family: Int?

    /// The size in points of a font without a size, on iOS.
    static let defaultSize = 14.0

    /// Reads a font. Fails if the value has another form, such as that of CSS.
    package init?(_ tokens: TokenList, _ range: Range<Int>) {
        var count = 0
        for index in range where !tokens.kind(index).isBlank && tokens.kind(index) != .comma {
            count += 1
            switch tokens.kind(index) {
            case .number:
                guard size == nil else { return nil }
                size = tokens.number(index)
            case .dimension where tokens.isName(index, "pt") || tokens.isName(index, "px"):
                guard size == nil else { return nil }
                size = tokens.number(index)
            case .ident:
                guard family == nil, systemStyle == nil else { return nil }
                systemStyle = Self.systemStyle(tokens, index)
                if systemStyle == nil { family = index }
            case .string, .url, .dimension:
                guard family == nil, systemStyle == nil else { return nil }
                family = index
            case .end, .function, .atKeyword, .hash, .badString, .badURL, .delim, .percentage, .whitespace, .cdo, .cdc,
                .colon, .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly,
                .closeCurly, .comment:
                return nil
            }
        }
        guard count > 0, count < 3 else { return nil }
        if count == 1, let word = family, let style = Self.textStyle(tokens, word) {
            (textStyle, family) = (style, nil)
        }
    }

    /// Replaces the size, in points.
    package mutating func resize(_ change: (_ points: Double) -> Double) {
        let styleSize = textStyle.flatMap { TextStyleSizes.size(of: $0) }
        (size, textStyle) = (change(size ?? styleSize ?? Self.defaultSize), nil)
    }

    /// Returns the text style that a token names, such as `headline`.
    static func textStyle(_ tokens: TokenList, _ index: Int) -> Keyword? {
        guard tokens.kind(index) == .ident else { return nil }
        return ValueKeywords.standard.keyword(tokens, index).flatMap { KeywordSet.textStyles.contains($0) ? $0 : nil }
    }

    private static func systemStyle(_ tokens: TokenList, _ index: Int) -> SystemStyle? {
        let first = asciiLowercased(tokens.byte(index))
        let isPossible = first == UInt8(ascii: "s") || "bil".utf8.contains(first)
        guard isPossible, tokens.end(index) - tokens.start(index) >= 6 else { return nil }
        let name = tokens.bytes(index).filter { $0 != UInt8(ascii: "-") }.map { asciiLowercased($0) }
        func starts(_ words: StaticString...) -> Bool {
            words.contains { word in
                name.starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
            }
        }
        if starts("systembold", "boldsystem") { return .bold }
        if starts("systemitalic", "italicsystem") { return .italic }
        if starts("systemlight", "lightsystem") { return .light }
        return name == Array("system".utf8) ? .regular : nil
    }
}
