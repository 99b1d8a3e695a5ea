/// What a declaration's value came to.
enum TypedValues {
    case one(Value)
    /// One for each longhand of a shorthand, in its order.
    case longhands([Value])
    /// Only where variables were filled in: elsewhere such words are seen before.
    case wide(WideKeyword)
}

extension PropertyTable {
    /// Types a value by its property's grammar; nil where it does not fit.
    func parse(_ id: PropertyID, _ tokens: TokenList, _ value: Range<Int>, words: ValueWords) -> TypedValues? {
        guard !value.isEmpty else { return nil }
        let grammar = grammar(of: id)
        var parser = ValueParser(tokens, value, words: words)
        if case .shorthand(let shorthand) = grammar {
            let longhands = longhands(of: id)
            return parser.parse(shorthand) { initial(of: longhands[$0]) }.map { .longhands($0) }
        }
        return parser.parse(grammar).map { .one($0) }
    }
}
