/// Answers what `@supports` asks: whether a declaration would apply, whether a selector would parse
/// (CSS Conditional 3 and 4).
struct SupportsEvaluator {
    let tokens: TokenList
    let properties: PropertyTable

    func declaration(_ range: Range<Int>) -> Bool {
        var items = RuleParser(tokens, range, as: .declarations)
        guard !tokens.hasTopLevelSemicolon(range), case .declaration(let item) = items.next() else { return false }
        switch item.subject(tokens, properties) {
        case .property(let property):
            return isValue(item) { properties.typedValues(of: property, tokens, item.value) != nil }
        case .custom:
            return tokens.isCustomPropertyName(item.name) && isValue(item) { tokens.isDeclarationValue(item.value) }
        case .all: return isValue(item) { false }
        case .unknown: return false
        }
    }

    private func isValue(_ item: RuleParser.DeclarationItem, plain isPlainValue: () -> Bool) -> Bool {
        switch item.form(tokens) {
        case .wide: return true
        case .template:
            var templates = UnparsedValueTable()
            var names = AtomTable()
            return templates.append(tokens, item.value, names: &names) != nil
        case .plain: return isPlainValue()
        }
    }

    func selector(_ range: Range<Int>) -> Bool {
        var rows = RowBuffer<SelectorRow>()
        return rows.parseSelectors(tokens, range, as: .supportedSelector)
    }
}
