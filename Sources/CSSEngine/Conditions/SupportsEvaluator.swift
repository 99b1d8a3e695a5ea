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
        var operands = TruthStack()
        for index in 0..<rows.count {
            let row = rows[index]
            switch row.rowKind {
            case .declaration: operands.push(properties.supports(tokens, declaration: row.tokens))
            case .selector: operands.push(isSupported(selector: row.tokens))
            case .not: operands.negate()
            case .and: operands.and(row.operandCount)
            case .or: operands.or(row.operandCount)
            // Unknown conditions are false here, unlike in media queries (CSS Conditional 3, section 6.1).
            case .type, .feature, .comparison, .unknown, .media, .supports, .style, .range: operands.push(false)
            }
        }
        return operands.result(ofEmpty: false) ?? false
    }

    /// Returns whether the argument of `supports()` in `if()` is true; `nil` if it is invalid. As in Chromium, a declaration
    /// without parentheses that is not supported is invalid.
    mutating func evaluate(ifSupports range: Range<Int>) -> Bool? {
        guard let isTrue = evaluate(range, as: .importSupports) else { return nil }
        let isBareDeclaration =
            rows.count == 1 && rows[0].rowKind == .declaration
            && tokens.trimmed(range) == rows[0].tokens
        return isBareDeclaration && !isTrue ? nil : isTrue
    }

    private func isSupported(selector range: Range<Int>) -> Bool {
        var rows = RowBuffer<SelectorRow>()
        return rows.parseSelectors(tokens, range, as: .supportedSelector, properties.customPseudoClasses)
    }
}
