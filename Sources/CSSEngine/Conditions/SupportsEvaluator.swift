/// Evaluates the conditions of `@supports`, and of `supports()` in `@import` (CSS Conditional 3 and 4).
struct SupportsEvaluator: ~Copyable {
    private let tokens: TokenList
    private let properties: PropertyTable
    private var rows = RowBuffer<ConditionRow>()

    init(_ tokens: TokenList, properties: PropertyTable) {
        self.tokens = tokens
        self.properties = properties
    }

    /// The reason why the last condition is invalid.
    var failure: GrammarFailure { rows.failure }

    /// Returns whether a condition is true, or `nil` if it is invalid.
    mutating func evaluate(_ range: Range<Int>, as goal: ConditionGoal) -> Bool? {
        guard rows.parseCondition(tokens, range, as: goal) else { return nil }
        var stack: [Bool] = []
        for index in 0..<rows.count {
            let row = rows[index]
            let operand = Int(row.first)..<Int(max(row.first, row.end))
            switch row.rowKind {
            case .declaration: stack.append(isSupported(declaration: operand))
            case .selector: stack.append(isSupported(selector: operand))
            case .not: stack.append(!stack.removeLast())
            case .and:
                let result = !stack.suffix(Int(row.first)).contains(false)
                stack.removeLast(Int(row.first))
                stack.append(result)
            case .or:
                let result = stack.suffix(Int(row.first)).contains(true)
                stack.removeLast(Int(row.first))
                stack.append(result)
            // Unknown conditions are false here, unlike in media queries (CSS Conditional 3, section 6.1).
            case .type, .feature, .comparison, .unknown: stack.append(false)
            }
        }
        return stack.last ?? false
    }

    /// Returns whether the tokens are a valid declaration of a supported property.
    func isSupported(declaration range: Range<Int>) -> Bool {
        var items = RuleParser(tokens, range, as: .declarations)
        guard !tokens.hasTopLevelSemicolon(range), case .declaration(let item) = items.next() else { return false }
        switch item.property(tokens, properties) {
        case .property(let property):
            return isValid(item) { properties.parsedValue(of: property, tokens, item.value) != nil }
        case .custom:
            return tokens.isCustomPropertyName(item.name) && isValid(item) { tokens.isDeclarationValue(item.value) }
        case .all: return isValid(item) { false }
        case .unknown: return false
        }
    }

    private func isValid(_ item: RuleParser.DeclarationItem, plain isPlainValueValid: () -> Bool) -> Bool {
        switch item.valueForm(tokens) {
        case .cssWide: return true
        case .unparsed:
            var unparsedValues = UnparsedValueTable()
            var names = AtomTable()
            return unparsedValues.append(tokens, item.value, names: &names) != nil
        case .plain: return isPlainValueValid()
        }
    }

    private func isSupported(selector range: Range<Int>) -> Bool {
        var rows = RowBuffer<SelectorRow>()
        return rows.parseSelectors(tokens, range, as: .supportedSelector, properties.customPseudoClasses)
    }
}
