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
            switch row.rowKind {
            case .declaration: stack.append(properties.supports(tokens, declaration: row.tokens))
            case .selector: stack.append(isSupported(selector: row.tokens))
            case .not: stack.append(!stack.removeLast())
            case .and:
                let result = !stack.suffix(row.operandCount).contains(false)
                stack.removeLast(row.operandCount)
                stack.append(result)
            case .or:
                let result = stack.suffix(row.operandCount).contains(true)
                stack.removeLast(row.operandCount)
                stack.append(result)
            // Unknown conditions are false here, unlike in media queries (CSS Conditional 3, section 6.1).
            case .type, .feature, .comparison, .unknown, .media, .supports, .style, .range: stack.append(false)
            }
        }
        return stack.last ?? false
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
