/// The branches of `if()` (CSS Values 5, section 8): `[ <condition> : <declaration-value>? ; ]*`, where the last semicolon
/// is optional.
struct ConditionalBranches {
    struct Branch {
        /// The tokens of the condition; `nil` for `else`.
        let condition: Range<Int>?
        /// The value without leading white space.
        let value: Range<Int>
    }

    let branches: [Branch]

    /// Splits the arguments of `if()`. Returns `nil` if they are invalid. Does not parse the conditions.
    init?(_ tokens: TokenList, _ arguments: Range<Int>) {
        var branches: [Branch] = []
        var start = tokens.skippingBlanks(arguments.lowerBound, limit: arguments.upperBound)
        while start < arguments.upperBound {
            let end =
                tokens.firstAtTopLevel(start..<arguments.upperBound) { tokens.kind($0) == .semicolon }
                ?? arguments.upperBound
            guard let colon = tokens.firstAtTopLevel(start..<end, where: { tokens.kind($0) == .colon }) else {
                return nil
            }
            let condition = tokens.trimmed(start..<colon)
            guard let first = condition.first else { return nil }
            let isElse = condition.count == 1 && tokens.isIdent(first, "else")
            let value = tokens.skippingBlanks(colon + 1, limit: end)..<end
            guard tokens.isDeclarationValue(value) else { return nil }
            branches.append(Branch(condition: isElse ? nil : condition, value: value))
            start = tokens.skippingBlanks(min(end + 1, arguments.upperBound), limit: arguments.upperBound)
        }
        if branches.isEmpty { return nil }
        self.branches = branches
    }
}
