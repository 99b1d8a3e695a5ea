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
                let pendingCount = pending.count
                let isTrue = truth(of: tokens, condition, as: .ifCondition, in: call, &isTainted, texts)
                if pending.count > pendingCount { return true }
                guard isTrue == true else { continue }
            }
            let start = text.bytes.count
            guard append(tokens, branch.value, in: call, to: &text, texts) else { return false }
            if isTainted { text.taint(from: start) }
            return true
        }
        return false
    }

    /// Returns whether a condition is true; `nil` if it is unknown or invalid.
    private mutating func truth(
        of tokens: TokenList, _ condition: Range<Int>, as goal: ConditionGoal, in call: Int?, _ isTainted: inout Bool,
        _ texts: borrowing VariableTexts
    ) -> Bool? {
        var rows = RowBuffer<ConditionRow>()
        guard rows.parseCondition(tokens, condition, as: goal) else { return nil }
        var stack: [Bool?] = []
        for index in 0..<rows.count {
            let row = rows[index]
            switch row.rowKind {
            case .media:
                var compiler = MediaConditionCompiler()
                dependencies.insert(.mediaConditions)
                stack.append(compiler.compile(ifMedia: row.tokens, tokens)?.truth(in: source.device) ?? nil)
            case .supports:
                var evaluator = SupportsEvaluator(tokens, properties: properties)
                stack.append(evaluator.evaluate(ifSupports: row.tokens))
            case .style: stack.append(truth(of: tokens, row.tokens, as: .styleQuery, in: call, &isTainted, texts))
            case .feature: stack.append(exists(tokens, Int(row.token), in: call, &isTainted, texts))
            case .declaration: stack.append(isEqual(tokens, row.tokens, in: call, &isTainted, texts))
            case .range: stack.append(isInRange(tokens, row.tokens, in: call, &isTainted, texts))
            case .not: stack.append(stack.removeLast().map { !$0 })
            case .and:
                let operands = stack.suffix(row.operandCount)
                let result: Bool? = operands.contains(false) ? false : operands.contains(nil) ? nil : true
                stack.removeLast(row.operandCount)
                stack.append(result)
            case .or:
                let operands = stack.suffix(row.operandCount)
                let result: Bool? = operands.contains(true) ? true : operands.contains(nil) ? nil : false
                stack.removeLast(row.operandCount)
                stack.append(result)
            case .type, .comparison, .selector, .unknown: stack.append(nil)
            }
        }
        return stack.last ?? nil
    }

    // MARK: Style queries

    /// Whether a custom property has a value; `nil` if the token does not name one.
    private mutating func exists(
        _ tokens: TokenList, _ name: Int, in call: Int?, _ isTainted: inout Bool, _ texts: borrowing VariableTexts
    ) -> Bool? {
        guard tokens.isCustomPropertyName(name) else { return nil }
        let value = value(ofVariable: tokens, name, in: call, texts)
        if value?.isTainted ?? false { isTainted = true }
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
        let range = tokens.trimmed(colon + 1..<declaration.upperBound)
        guard tokens.isDeclarationValue(range) else { return nil }
        let actual = value(ofVariable: tokens, name, in: call, texts)
        guard let wanted = text(of: tokens, range, in: call, texts) else { return false }
        if actual?.isTainted ?? false || !wanted.taintedRanges.isEmpty { isTainted = true }
        switch wanted.wideKeyword {
        case nil: return actual.map { $0.trimmed == Text(wanted).trimmed } ?? false
        case .initial: return actual == nil
        case .inherit, .unset: return actual?.bytes == inherited(tokens, name, in: call, texts)?.bytes
        case .revert, .revertLayer: return false
        }
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
        var numbers: [StyleNumber?] = []
        for value in comparison.values {
            let isName = value.count == 1 && tokens.isCustomPropertyName(value.lowerBound)
            let text =
                isName
                ? self.value(ofVariable: tokens, value.lowerBound, in: call, texts)
                : self.text(of: tokens, value, in: call, texts).map { Text($0) }
            if text?.isTainted ?? false { isTainted = true }
            numbers.append(text.flatMap { StyleNumber($0.bytes, in: source.device) })
        }
        return comparison.isTrue(of: numbers)
    }
}

extension SubstitutionEvaluator.Text {
    init(_ text: SubstitutedText) {
        self.init(bytes: text.bytes, isTainted: !text.taintedRanges.isEmpty)
    }

    /// The bytes without white space at the ends.
    fileprivate var trimmed: ArraySlice<UInt8> {
        var bytes = bytes[...]
        while let first = bytes.first, isWhitespace(first) { bytes.removeFirst() }
        while let last = bytes.last, isWhitespace(last) { bytes.removeLast() }
        return bytes
    }
}
