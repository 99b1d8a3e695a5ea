/// The arguments of `attr()` (CSS Values 5, section 7.7):
/// `<attr-name> [ type( <syntax> ) | raw-string | number | % | <unit> ]? [, <declaration-value>? ]?`
struct AttributeArguments {
    /// The way in which the value of the attribute becomes a value of CSS.
    enum Form {
        /// The value as a string.
        case string
        /// The value parsed by a syntax, whose tokens are given.
        case syntax(Range<Int>)
        /// A number, a percentage, or a dimension with the unit that a token names.
        case number, percentage
        case dimension(unit: Int)

        /// Whether white space can follow. Chromium does not allow it after the keywords and the percent sign.
        fileprivate var allowsSpaceAfter: Bool {
            switch self {
            case .string, .number, .percentage: false
            case .syntax, .dimension: true
            }
        }
    }

    /// The token with the name of the attribute.
    let name: Int
    let form: Form
    /// Whether only the name is given, so that the form is the default one.
    let isTypeOmitted: Bool
    /// The fallback without leading white space; `nil` if there is none.
    let fallback: Range<Int>?

    /// Reads the arguments. Returns `nil` if they are invalid.
    init?(_ tokens: TokenList, _ arguments: Range<Int>) {
        let limit = arguments.upperBound
        name = tokens.skippingBlanks(arguments.lowerBound, limit: limit)
        guard name < limit, tokens.kind(name) == .ident else { return nil }
        var index = tokens.skippingBlanks(name + 1, limit: limit)
        if index < limit, tokens.kind(index) != .comma {
            guard let form = Self.form(tokens, index, limit: limit) else { return nil }
            self.form = form
            isTypeOmitted = false
            let end = tokens.after(index, limit: limit)
            index = tokens.skippingBlanks(end, limit: limit)
            if !form.allowsSpaceAfter, (end..<index).contains(where: { tokens.kind($0) == .whitespace }) { return nil }
        } else {
            form = .string
            isTypeOmitted = true
        }
        if index == limit {
            fallback = nil
        } else {
            guard tokens.kind(index) == .comma else { return nil }
            fallback = tokens.skippingBlanks(index + 1, limit: limit)..<limit
        }
    }

    private static func form(_ tokens: TokenList, _ index: Int, limit: Int) -> Form? {
        if tokens.isDelim(index, "%") { return .percentage }
        if tokens.kind(index) == .function, tokens.isName(index, "type") {
            return .syntax(tokens.trimmed(index + 1..<tokens.partner(index, limit: limit)))
        }
        guard tokens.kind(index) == .ident else { return nil }
        // As in Chromium, the letter case of the two keywords matters.
        switch tokens.name(index) {
        case "raw-string": return .string
        case "number": return .number
        default: return .dimension(unit: index)
        }
    }
}
