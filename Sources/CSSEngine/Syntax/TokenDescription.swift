/// A token with its value, for output.
package struct TokenDescription: Sendable {
    package var kind: TokenKind
    /// The byte offsets in the source.
    package var range: Range<Int>
    /// The unescaped value of a name, string, URL or delimiter.
    package var value: String?
    /// The value of a number, percentage or dimension.
    package var number: Double?
    package var isInteger = false
    /// The sign of a number as written; `nil` if there is none.
    package var sign: Character?
    package var unit: String?
    /// Whether a hash can be an ID selector.
    package var isIdentifier = false

    /// The tokens of a source, described on access.
    package typealias List = LazyMapSequence<Range<Int>, TokenDescription>

    /// Calls `body` with the tokens of a source, including comments. The list is valid only during the call.
    package static func withTokens<Result>(
        of source: Source, lineComments: Bool = false, _ body: (List) throws -> Result
    ) rethrows -> Result {
        try TokenList.withTokens(of: source, lineComments: lineComments) { tokens in
            try body((0..<tokens.count).lazy.map { TokenDescription(tokens, $0) })
        }
    }

    /// The tokens of a source, including comments.
    package static func tokens(of source: Source) -> [TokenDescription] { withTokens(of: source) { Array($0) } }

    private init(_ tokens: TokenList, _ index: Int) {
        kind = tokens.kind(index)
        range = tokens.start(index)..<tokens.end(index)
        switch kind.category {
        case .name, .function:
            value = tokens.name(index)
            isIdentifier = tokens.rows[index].isIdentifier
        case .string:
            value = tokens.stringValue(index)
        case .delimiter:
            value = String(decoding: tokens.bytes(index), as: UTF8.self)
        case .numeric:
            number = tokens.number(index)
            isInteger = !tokens.rows[index].isFractional
            let first = tokens.byte(index)
            if first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
                sign = Character(Unicode.Scalar(first))
            }
            if kind == .dimension { unit = tokens.name(index) }
        case .end, .malformed, .blank, .punctuation, .openingBracket, .closingBracket:
            break
        }
    }
}
