/// What a value came to that may be a shorthand's.
enum ParsedValue {
    case one(Value)
    /// One for each longhand of a shorthand, in its order.
    case longhands([Value])
    /// Only where variables were filled in: elsewhere such words are seen before.
    case wide(CSSWideKeyword)
}

extension PropertyTable {
    /// Types the value of a longhand by its grammar; nil where it does not fit.
    func parse(_ id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> Value? {
        guard !value.isEmpty else { return nil }
        var parser = ValueParser(tokens, value, words: words)
        return parser.parse(grammars[Int(id.index)])
    }

    /// Types the value of a shorthand: one value for each of its longhands, in their order; nil where it does not fit.
    func parse(shorthand id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> [Value]? {
        guard !value.isEmpty, case .shorthand(let shorthand) = grammar(of: id) else { return nil }
        let longhands = longhands(of: id)
        var parser = ValueParser(tokens, value, words: words)
        return parser.parse(shorthand) { initial(of: longhands[$0]) }
    }

    /// Types the value of a longhand or a shorthand.
    func typedValues(of id: PropertyID, _ tokens: TokenList, _ value: Range<Int>) -> ParsedValue? {
        isShorthand(id)
            ? parse(shorthand: id, tokens, value).map { .longhands($0) }
            : parse(id, tokens, value).map { .one($0) }
    }
}
