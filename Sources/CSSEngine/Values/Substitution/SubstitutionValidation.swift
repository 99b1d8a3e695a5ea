// Validates the arguments of substitution functions when a stylesheet is parsed. Evaluation reads the same arguments again,
// because the texts of attributes and variables can have such functions as well.
extension TokenList {
    /// Whether the substitution functions in `range`, at any depth, have valid arguments.
    func hasValidReferences(_ range: Range<Int>) -> Bool {
        range.allSatisfy { index in
            guard let function = SubstitutionFunction(self, index) else { return true }
            return hasValidArguments(function, index + 1..<partner(index, limit: range.upperBound))
        }
    }

    private func hasValidArguments(_ function: SubstitutionFunction, _ arguments: Range<Int>) -> Bool {
        switch function {
        case .variable: return VariableArguments(self, arguments) != nil
        case .environment:
            var index = skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
            guard EnvironmentVariable.Arguments(self, at: &index, limit: arguments.upperBound) != nil else {
                return false
            }
            return index == arguments.upperBound
                || kind(index) == .comma && isDeclarationValue(index + 1..<arguments.upperBound)
        case .attribute:
            guard let attribute = AttributeArguments(self, arguments) else { return false }
            if case .syntax(let range) = attribute.form {
                guard let syntax = CustomPropertySyntax(self, range), !syntax.contains(.url) else { return false }
            }
            return attribute.fallback.map(isDeclarationValue) ?? true
        case .conditional:
            guard let conditional = ConditionalBranches(self, arguments) else { return false }
            var rows = RowBuffer<ConditionRow>()
            return conditional.branches.allSatisfy { branch in
                guard let condition = branch.condition else { return true }
                return rows.parseCondition(self, condition, as: .ifCondition)
            }
        case .custom: return FunctionArguments(self, arguments) != nil
        }
    }
}

/// The arguments of `var()`.
struct VariableArguments {
    /// The token with the name.
    let name: Int
    /// The fallback; `nil` if there is none.
    let fallback: Range<Int>?

    /// Reads the arguments. Returns `nil` if they are invalid.
    init?(_ tokens: TokenList, _ arguments: Range<Int>) {
        name = tokens.skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
        guard name < arguments.upperBound, tokens.isCustomPropertyName(name) else { return nil }
        let next = tokens.skippingBlanks(name + 1, limit: arguments.upperBound)
        guard next < arguments.upperBound else {
            fallback = nil
            return
        }
        let fallback = tokens.fallback(next + 1..<arguments.upperBound)
        guard tokens.kind(next) == .comma, tokens.isDeclarationValue(fallback) else { return nil }
        self.fallback = fallback
    }
}
