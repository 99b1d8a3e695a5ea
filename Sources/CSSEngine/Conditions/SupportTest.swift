/// Answers what `@supports` asks: whether a declaration would apply, whether a selector would parse
/// (CSS Conditional 3 and 4).
struct SupportTest {
    let tokens: TokenList
    let properties: PropertyTable

    func declaration(_ range: Range<Int>) -> Bool {
        var items = RuleParser(tokens, range, as: .declarations)
        guard !tokens.hasTopLevelSemicolon(range) else { return false }
        guard case .declaration(let item) = items.next() else { return false }
        let (name, value) = (item.name, item.value)
        if tokens.hasReference(value) {
            var templates = TemplateTable()
            var names = NameTable()
            guard tokens.isDeclarationValue(value), templates.append(tokens, value, names: &names) != nil else {
                return false
            }
        }
        if tokens.isCustomPropertyName(name) { return tokens.isDeclarationValue(value) }
        let isWide = WideKeyword(tokens, value) != nil
        if isWide || tokens.hasReference(value) {
            return tokens.isName(name, "all") || properties.find(tokens, name) != nil
        }
        guard let property = properties.find(tokens, name) else { return false }
        return properties.typedValues(of: property, tokens, value, words: .standard) != nil
    }

    func selector(_ range: Range<Int>) -> Bool {
        var rows = RowBuffer<SelectorRow>()
        return rows.parseSelectors(tokens, range, as: .supportedSelector)
    }
}
