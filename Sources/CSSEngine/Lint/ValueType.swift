/// The kinds of values that can be told from one another by looking at them.
enum ValueType: CaseIterable {
    case color, length, percentage, number, angle, time, string, image

    /// A value of the type that is as good as any other.
    var sample: String {
        switch self {
        case .color: "red"
        case .length: "1px"
        case .percentage: "1%"
        case .number: "1"
        case .angle: "1deg"
        case .time: "1s"
        case .string: "\"a\""
        case .image: "url(a)"
        }
    }

    /// The type of a text that is one plain value; nil of any other, and of words.
    init?(of text: String) {
        let type: ValueType? = TokenList.withTokens(of: Source(name: "", text: text)) { tokens in
            guard tokens.count == 1 else { return nil }
            return ValueType(tokens, 0)
        }
        guard let type else { return nil }
        self = type
    }

    private init?(_ tokens: TokenList, _ index: Int) {
        switch tokens.kind(index) {
        case .hash: self = .color
        case .number: self = .number
        case .percentage: self = .percentage
        case .string: self = .string
        case .url: self = .image
        case .dimension:
            guard let type = Self.units[asciiLowercased(tokens.name(index))] else { return nil }
            self = type
        case .ident:
            let name = asciiLowercased(tokens.name(index))
            guard namedColors.contains(where: { "\($0.name)" == name }) else { return nil }
            self = .color
        case .end, .function, .atKeyword, .badString, .badURL, .delim, .whitespace, .cdo, .cdc, .colon, .semicolon,
            .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly, .closeCurly, .comment:
            return nil
        }
    }

    private static let units: [String: ValueType] = [
        "px": .length, "pt": .length, "pc": .length, "in": .length, "cm": .length, "mm": .length, "q": .length,
        "em": .length, "rem": .length, "vw": .length, "vh": .length, "vmin": .length, "vmax": .length,
        "deg": .angle, "grad": .angle, "rad": .angle, "turn": .angle, "s": .time, "ms": .time,
    ]
}
