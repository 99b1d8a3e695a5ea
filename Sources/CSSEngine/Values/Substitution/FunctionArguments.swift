/// The arguments of a call of a custom function (CSS Mixins 1, section 3): `--name( <argument># )`. Braces around an argument
/// allow commas in it.
package struct FunctionArguments {
    /// The tokens of each argument, without the braces around it and without leading white space. An argument that consists
    /// of white space only is missing.
    package let values: [Range<Int>]

    /// Splits the arguments of a call. Returns `nil` if they are invalid.
    package init?(_ tokens: TokenList, _ arguments: Range<Int>) {
        var values: [Range<Int>] = []
        // As in Chromium, white space alone is an argument.
        if arguments.contains(where: { tokens.kind($0) != .comment }) {
            for (index, part) in tokens.splitAtCommas(arguments).enumerated() {
                let isBlank = tokens.trimmed(part).isEmpty
                // As in Chromium, a comma may precede the first argument.
                if isBlank, index == 0, part.upperBound < arguments.upperBound { continue }
                guard let value = Self.value(tokens, part), !isBlank || part == arguments else { return nil }
                values.append(value)
            }
        }
        self.values = values
    }

    /// The value of an argument; `nil` if it is invalid.
    private static func value(_ tokens: TokenList, _ part: Range<Int>) -> Range<Int>? {
        let value = tokens.skippingBlanks(part.lowerBound, limit: part.upperBound)..<part.upperBound
        guard tokens.isDeclarationValue(value) else { return nil }
        let trimmed = tokens.trimmed(value)
        guard let first = trimmed.first, tokens.kind(first) == .openCurly else {
            return tokens.firstAtTopLevel(value) { tokens.kind($0) == .openCurly } == nil ? value : nil
        }
        let close = tokens.partner(first, limit: trimmed.upperBound)
        let contents = tokens.skippingBlanks(first + 1, limit: close)..<close
        guard close == trimmed.upperBound - 1, !contents.isEmpty, tokens.isDeclarationValue(contents) else {
            return nil
        }
        return contents
    }
}
