/// A token as it is shown to people and programs.
package struct TokenDescription: Sendable {
    package var kind: TokenKind
    /// Byte offsets in the source.
    package var range: Range<Int>
    /// The value of a name, string, URL or delimiter: unescaped.
    package var value: String?
    /// Of numbers, percentages and dimensions.
    package var number: Double?
    package var isInteger = false
    /// `+` or `-` where the number has one.
    package var sign: Character?
    package var unit: String?
    /// Of hashes: whether it could be an id selector.
    package var isIdentifier = false

    /// All tokens of a source, each described when it is asked for.
    package typealias List = LazyMapSequence<Range<Int>, TokenDescription>

    /// Hands the tokens of a source to `body`, comments included; they are gone when it returns.
    package static func withTokens<Result>(
        of source: Source, lineComments: Bool = false, _ body: (List) throws -> Result
    ) rethrows -> Result {
        try TokenList.withTokens(of: source, lineComments: lineComments) { tokens in
            try body((0..<tokens.count).lazy.map { TokenDescription(tokens, $0) })
        }
    }

    /// The tokens of a source, comments included.
    package static func tokens(of source: Source) -> [TokenDescription] { withTokens(of: source) { Array($0) } }

    private init(_ tokens: TokenList, _ index: Int) {
        kind = tokens.kind(index)
        range = tokens.start(index)..<tokens.end(index)
        switch kind {
        case .ident, .function, .atKeyword, .hash:
            value = tokens.name(index)
            isIdentifier = tokens.rows[index].isIdentifier
        case .string, .url:
            value = tokens.stringValue(index)
        case .delim:
            value = String(decoding: tokens.bytes(index), as: UTF8.self)
        case .number, .percentage, .dimension:
            number = tokens.number(index)
            isInteger = !tokens.rows[index].isFractional
            let first = tokens.byte(index)
            if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
                sign = Character(Unicode.Scalar(first))
            }
            if kind == .dimension { unit = tokens.name(index) }
        case .end, .badString, .badURL, .whitespace, .cdo, .cdc, .colon, .semicolon, .comma, .openSquare,
            .closeSquare, .openParen, .closeParen, .openCurly, .closeCurly, .comment:
            break
        }
    }
}
