/// `choose(condition, a, b)`: a value that depends on variables. CSS does not have this function.
///
/// The condition is an expression of InterfaCSS, such as `var(--width) > 3 && !(var(--compact))`, or a word, which is true if
/// it starts with `y` or `t`. The function is evaluated after substitution, and is then replaced by one of the other
/// arguments.
struct Choice {
    /// The chosen argument, or the whole value if it is not a `choose()`.
    private(set) var value: Range<Int>
    /// Whether text follows a condition. It has no effect.
    private(set) var hasUnknownParts = false

    /// Evaluates a value that is a `choose()`, and takes a value of another form as it is. Fails if the function is malformed.
    init?(_ tokens: TokenList, _ value: Range<Int>) {
        self.value = value
        while let arguments = self.arguments(tokens) {
            guard arguments.count == 3, let isTrue = NumericExpression.truth(tokens, arguments[0]) else {
                return nil
            }
            let end = NumericExpression.endOfTruth(tokens, arguments[0])
            if end < arguments[0].upperBound { hasUnknownParts = true }
            self.value = arguments[isTrue ? 1 : 2]
        }
    }

    /// The arguments of the function that is the whole value. `nil` if the value has another form.
    private func arguments(_ tokens: TokenList) -> [Range<Int>]? {
        guard let first = value.first, tokens.kind(first) == .function, tokens.isName(first, "choose"),
            tokens.after(first, limit: value.upperBound) == value.upperBound
        else { return nil }
        let close = tokens.partner(first, limit: value.upperBound)
        return tokens.splitAtCommas(first + 1..<close).map { tokens.trimmed($0) }
    }
}
