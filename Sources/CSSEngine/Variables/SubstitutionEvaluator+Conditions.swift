// Evaluates `if()` (CSS Values 5, section 8).
extension SubstitutionEvaluator {
    /// Appends the value of the first branch whose condition is true. Returns `false` if there is none.
    mutating func appendBranch(
        _ tokens: TokenList, _ arguments: Range<Int>, in call: Int?, to text: inout SubstitutedText,
        _ texts: borrowing VariableTexts
    ) -> Bool {
        guard let conditional = ConditionalBranches(tokens, arguments) else { return false }
        // A value that an attribute selects depends on the attribute.
        var isTainted = false
        for branch in conditional.branches {
            if let condition = branch.condition {
                let interruptions = interruptionCount
                let isTrue = truth(of: tokens, condition, as: .ifCondition, in: call, &isTainted, texts)
                if interruptionCount > interruptions { return true }
                guard isTrue == true else { continue }
            }
            let start = text.bytes.count
            guard append(tokens, branch.value, in: call, to: &text, texts) else { return false }
            if isTainted { text.taint(from: start) }
            return true
        }
        return false
    }

    /// Returns whether a condition is true; `nil` if it is unknown or invalid. As in Chromium, operands that cannot change the
    /// result are not evaluated, so that they are no dependencies.
    private mutating func truth(
        of tokens: TokenList, _ condition: Range<Int>, as goal: ConditionGoal, in call: Int?, _ isTainted: inout Bool,
        _ texts: borrowing VariableTexts
    ) -> Bool? {
        var rows = RowBuffer<ConditionRow>()
        guard rows.parseCondition(tokens, condition, as: goal) else { return nil }
        var stack = ConditionStack(rows)
        while let index = stack.next {
            let row = rows[index]
            switch row.rowKind {
            case .media:
                var compiler = MediaConditionCompiler()
                let condition = compiler.compile(ifMedia: row.tokens, tokens)
                stack.push(condition.map { isTrue($0, in: call) })
            case .supports:
                var evaluator = SupportsEvaluator(tokens, properties: properties)
                stack.push(evaluator.evaluate(ifSupports: row.tokens))
            case .style: stack.push(truth(of: tokens, row.tokens, as: .styleQuery, in: call, &isTainted, texts))
            case .feature: stack.push(exists(tokens, Int(row.token), in: call, &isTainted, texts))
            case .declaration: stack.push(isEqual(tokens, row.tokens, in: call, &isTainted, texts))
            case .range: stack.push(isInRange(tokens, row.tokens, in: call, &isTainted, texts))
            case .not, .and, .or: stack.applyOperator(row.rowKind)
            case .type, .comparison, .selector, .unknown: stack.push(nil)
            }
        }
        return stack.result
    }

    // MARK: Style queries

    /// Returns the answer of the element to the argument of `style()` in a container query; `nil` if it is unknown.
    mutating func answer(to query: StyleQuery, _ texts: borrowing VariableTexts) -> Bool? {
        TokenList.withTokens(of: Source(name: "", text: query.text.string)) { tokens in
            var isTainted = false
            isContainerQuery = true
            return truth(of: tokens, 0..<tokens.count, as: .styleQuery, in: nil, &isTainted, texts)
        }
    }

    /// Whether a custom property has a value; `nil` if the token does not name one.
    private mutating func exists(
        _ tokens: TokenList, _ name: Int, in call: Int?, _ isTainted: inout Bool, _ texts: borrowing VariableTexts
    ) -> Bool? {
        guard tokens.isCustomPropertyName(name) else { return nil }
        let value = value(ofVariable: tokens, name, in: call, texts)
        if value?.isTainted ?? false { isTainted = true }
        // As in Chromium, a registered property has no value in a container query while it has its initial one.
        if isContainerQuery, value?.bytes == initial(tokens, name, texts)?.bytes { return false }
        return value != nil
    }

    /// Whether a custom property has the value in a declaration; `nil` for other properties and invalid declarations.
    private mutating func isEqual(
        _ tokens: TokenList, _ declaration: Range<Int>, in call: Int?, _ isTainted: inout Bool,
        _ texts: borrowing VariableTexts
    ) -> Bool? {
        let name = declaration.lowerBound
        guard tokens.isCustomPropertyName(name) else { return nil }
        let colon = tokens.skippingBlanks(name + 1, limit: declaration.upperBound)
        var range = tokens.trimmed(colon + 1..<declaration.upperBound)
        if isContainerQuery { range = withoutImportance(tokens, range) }
        guard tokens.isDeclarationValue(range) else { return nil }
        let actual = value(ofVariable: tokens, name, in: call, texts)
        // As in Chromium, an invalid value in a container query is that of a property without one.
        guard let wanted = text(of: tokens, range, in: call, texts) else { return isContainerQuery && actual == nil }
        if actual?.isTainted ?? false || !wanted.taintedRanges.isEmpty { isTainted = true }
        switch wanted.wideKeyword {
        case nil: return isEqual(actual, to: wanted, name, tokens)
        case .initial: return actual?.bytes == initial(tokens, name, texts)?.bytes
        case .inherit, .unset: return actual?.bytes == inherited(tokens, name, in: call, texts)?.bytes
        case .revert, .revertLayer: return false
        }
    }

    /// A value without `!important`, which has no meaning in a container query.
    private func withoutImportance(_ tokens: TokenList, _ value: Range<Int>) -> Range<Int> {
        guard let last = value.last, tokens.isIdent(last, "important") else { return value }
        let rest = tokens.trimmed(value.lowerBound..<last)
        guard let mark = rest.last, tokens.isDelim(mark, "!") else { return value }
        return tokens.trimmed(rest.lowerBound..<mark)
    }

    /// Whether a custom property has the value of a query. The values of a registered property are compared as computed ones.
    private mutating func isEqual(
        _ actual: Text?, to wanted: SubstitutedText, _ name: Int, _ tokens: TokenList
    ) -> Bool {
        guard let actual else { return false }
        guard let atom = lookup.inlineStyles.names.find(tokens, name),
            let syntax = lookup.index.registeredProperties[atom]?.syntax, !syntax.isUniversal
        else { return actual.bytes == wanted.bytes }
        let value = wanted.bytes.withUnsafeBufferPointer { syntax.value(of: $0) }
        guard let value, let context = context(for: value.dependencies) else { return false }
        return Array(context.computedCustomValue(value).cssText.utf8) == actual.bytes
    }

    /// The initial value of a registered custom property; `nil` if there is none.
    private func initial(_ tokens: TokenList, _ name: Int, _ texts: borrowing VariableTexts) -> Text? {
        guard let atom = lookup.inlineStyles.names.find(tokens, name),
            let text = source.initial?.text(of: atom), text != .none
        else { return nil }
        return Self.text(text, texts)
    }

    /// The value that a custom property would inherit: in a function that of the caller.
    private mutating func inherited(
        _ tokens: TokenList, _ name: Int, in call: Int?, _ texts: borrowing VariableTexts
    ) -> Text? {
        if let call { return value(ofVariable: tokens, name, in: calls[call].caller, texts) }
        guard let atom = lookup.inlineStyles.names.find(tokens, name),
            let text = source.inherited.text(of: atom), text != .none
        else { return nil }
        return Self.text(text, texts)
    }

    /// Whether the values of a comparison are in the stated order; `nil` if the comparison is invalid.
    private mutating func isInRange(
        _ tokens: TokenList, _ range: Range<Int>, in call: Int?, _ isTainted: inout Bool,
        _ texts: borrowing VariableTexts
    ) -> Bool? {
        guard let comparison = StyleRange(tokens, range) else { return nil }
        var numbers: [StyleNumber.Absolute?] = []
        for value in comparison.values {
            let isName = value.count == 1 && tokens.isCustomPropertyName(value.lowerBound)
            let text =
                isName
                ? self.value(ofVariable: tokens, value.lowerBound, in: call, texts)
                : self.text(of: tokens, value, in: call, texts).map { Text($0) }
            if text?.isTainted ?? false { isTainted = true }
            numbers.append(text.flatMap { number($0) })
        }
        return comparison.isTrue(of: numbers)
    }

    /// The number that a text consists of; `nil` if it is not a number.
    private mutating func number(_ text: Text) -> StyleNumber.Absolute? {
        guard let number = StyleNumber(text.bytes), let context = context(for: number.dependencies) else { return nil }
        return number.absolute(in: context.current)
    }
}

extension SubstitutionEvaluator.Text {
    init(_ text: SubstitutedText) {
        self.init(bytes: text.bytes, isTainted: !text.taintedRanges.isEmpty)
    }
}
