/// `choose(condition, a, b)`: a value that depends on variables. CSS does not have this function.
///
/// The condition is an expression of InterfaCSS, such as `var(--width) > 3 && !(var(--compact))`, or a word, which is true if
/// it starts with `y` or `t`. The function is evaluated after substitution, and is then replaced by one of the other
/// arguments.
enum Choice {
    /// Returns the chosen argument of a value that is a `choose()`, and a value of another form as it is.
    /// - Returns: `nil` if the function is malformed.
    static func chosen(_ tokens: TokenList, _ value: Range<Int>) -> Range<Int>? {
        var value = value
        while let first = value.first, tokens.kind(first) == .function, tokens.isName(first, "choose"),
            tokens.after(first, limit: value.upperBound) == value.upperBound
        {
            let close = tokens.partner(first, limit: value.upperBound)
            let arguments = tokens.splitAtCommas(first + 1..<close).map { tokens.trimmed($0) }
            guard arguments.count == 3, let isTrue = InterfaCSSExpression.truth(tokens, arguments[0]) else {
                return nil
            }
            value = arguments[isTrue ? 1 : 2]
        }
        return value
    }
}
