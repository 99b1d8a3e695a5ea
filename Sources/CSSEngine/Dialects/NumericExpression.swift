/// An arithmetic or logical expression of InterfaCSS: a number if it is constant, else a calculation of CSS.
///
/// Constant parts are evaluated while they are parsed. `**` is exponentiation. Comparisons are 1 or 0.
package struct NumericExpression {
    /// The value, if the expression has no variables.
    package private(set) var number: Double?
    /// The calculation without `calc()`. Empty if the expression is constant.
    private(set) var text: String
    private var precedence: Precedence
    /// Whether the expression is one variable without operators.
    private(set) var isVariable = false

    private enum Precedence: Int {
        case sum, product, operand
    }

    private init(_ number: Double) {
        self.number = number.isFinite ? number : 0
        text = ""
        precedence = .operand
    }

    private init(text: String, _ precedence: Precedence, isVariable: Bool = false) {
        self.text = text
        self.precedence = precedence
        self.isVariable = isVariable
    }

    /// The calculation, in parentheses if it binds less than `precedence`.
    private func operand(_ precedence: Precedence) -> String {
        if let number { return number < 0 ? "(\(exactText(number)))" : exactText(number) }
        return self.precedence.rawValue < precedence.rawValue ? "(\(text))" : text
    }

    /// The value as a number of CSS.
    package var numberText: String {
        if let number { return exactText(number) }
        return isVariable ? text : "calc(\(text))"
    }

    /// The value as a length of CSS.
    package var lengthText: String { text(unit: "px") }

    /// The value as a fraction: a percentage of CSS.
    package var percentageText: String {
        if let number { return exactText(number * 100) + "%" }
        return "calc((\(text)) * 100%)"
    }

    /// The value with a unit.
    package func text(unit: String) -> String {
        if let number { return exactText(number) + unit }
        // In parentheses, because variables can be sums.
        return "calc((\(text)) * 1\(unit))"
    }

    /// Parses the longest expression at the start of `range`. Returns the index after it.
    ///
    /// `nil` if there is no expression, or if an operator without an operand follows: `1 +`.
    package static func parse(_ tokens: TokenList, _ range: Range<Int>) -> (expression: NumericExpression, end: Int)? {
        var parser = Parser(tokens: tokens, index: range.lowerBound, end: range.upperBound)
        guard let expression = parser.disjunction(0), !parser.isBeforeOperator else { return nil }
        return (expression, parser.index)
    }

    /// Whether a condition without variables is true: a word that starts with `y` or `t`, or an expression that is not 0.
    /// `nil` if the value is not a condition.
    package static func truth(_ tokens: TokenList, _ value: Range<Int>) -> Bool? {
        guard let first = value.first else { return nil }
        if tokens.kind(first) == .string {
            let contents = tokens.stringValue(first)
            guard contents.first.map({ !$0.isLetter && !$0.isWhitespace && $0 != "\"" && $0 != "'" }) ?? false else {
                return isTrue(word: Array(contents.utf8))
            }
            return TokenList.withTokens(of: Source(name: "", text: contents)) { truth($0, 0..<$0.count) }
        }
        if tokens.kind(first) == .ident { return isTrue(word: tokens.bytes(first)) }
        return parse(tokens, value)?.expression.number.map { $0 != 0 }
    }

    private static func isTrue(word: some Collection<UInt8>) -> Bool {
        let letter = word.first.map(asciiLowercased)
        return letter == UInt8(ascii: "y") || letter == UInt8(ascii: "t")
    }

    /// The index after a condition.
    package static func endOfTruth(_ tokens: TokenList, _ value: Range<Int>) -> Int {
        guard let first = value.first else { return value.upperBound }
        if tokens.kind(first) == .ident || tokens.kind(first) == .string { return first + 1 }
        return parse(tokens, value)?.end ?? value.upperBound
    }

    // MARK: Operations

    private mutating func apply(_ operation: UInt8, _ right: NumericExpression) {
        if let left = number, let right = right.number {
            switch operation {
            case UInt8(ascii: "+"): self = NumericExpression(left + right)
            case UInt8(ascii: "-"): self = NumericExpression(left - right)
            case UInt8(ascii: "*"): self = NumericExpression(left * right)
            default: self = NumericExpression(left / right)
            }
            return
        }
        let isSum = operation == UInt8(ascii: "+") || operation == UInt8(ascii: "-")
        let level = isSum ? Precedence.sum : .product
        // Appends in place, so that long sums take linear time.
        if number != nil || precedence.rawValue < level.rawValue { text = operand(level) }
        text += " \(Character(Unicode.Scalar(operation))) "
        // The right operand of `-` and `/` must bind more than the operation.
        text += right.operand(
            level == .sum && operation == UInt8(ascii: "+") ? .sum : level == .sum ? .product : .operand)
        number = nil
        precedence = level
        isVariable = false
    }

    private func raised(to exponent: NumericExpression) -> NumericExpression {
        if let base = number, let exponent = exponent.number {
            return NumericExpression(CSSEngine.power(base, exponent))
        }
        return NumericExpression(text: "pow(\(operand(.sum)), \(exponent.operand(.sum)))", .operand)
    }

    private var negated: NumericExpression {
        if let number { return NumericExpression(-number) }
        return NumericExpression(text: "-1 * \(operand(.product))", .product)
    }

    // MARK: Parsing

    private struct Parser {
        let tokens: TokenList
        var index: Int
        let end: Int

        private static let depthLimit = 64

        mutating func disjunction(_ depth: Int) -> NumericExpression? {
            guard depth < Self.depthLimit, var left = conjunction(depth) else { return nil }
            while let right = logicalOperand("|", "or", { $0.conjunction(depth) }) {
                guard let leftNumber = left.number, let rightNumber = right.number else { return nil }
                left = NumericExpression(leftNumber != 0 || rightNumber != 0 ? 1 : 0)
            }
            return left
        }

        private mutating func conjunction(_ depth: Int) -> NumericExpression? {
            guard var left = comparison(depth) else { return nil }
            while let right = logicalOperand("&", "and", { $0.comparison(depth) }) {
                guard let leftNumber = left.number, let rightNumber = right.number else { return nil }
                left = NumericExpression(leftNumber != 0 && rightNumber != 0 ? 1 : 0)
            }
            return left
        }

        /// Parses the operand after a doubled delimiter or a word.
        private mutating func logicalOperand(
            _ sign: Unicode.Scalar, _ word: StaticString,
            _ operand: (inout Parser) -> NumericExpression?
        ) -> NumericExpression? {
            let start = index
            skipBlanks()
            if index < end, tokens.isIdent(index, word) {
                index += 1
            } else if isDelim(sign), index + 1 < end, tokens.isDelim(index + 1, sign) {
                index += 2
            } else {
                index = start
                return nil
            }
            if let operand = operand(&self) { return operand }
            index = start
            return nil
        }

        private mutating func comparison(_ depth: Int) -> NumericExpression? {
            guard depth < Self.depthLimit else { return nil }
            skipBlanks()
            if isDelim("!"), !(index + 1 < end && tokens.isDelim(index + 1, "=")) {
                index += 1
                guard let operand = comparison(depth + 1) else { return nil }
                return operand.number.map { NumericExpression($0 == 0 ? 1 : 0) }
            }
            guard let left = sum(depth) else { return nil }
            let start = index
            skipBlanks()
            guard let comparison = consumeComparison() else {
                index = start
                return left
            }
            guard let right = sum(depth), let leftNumber = left.number, let rightNumber = right.number else {
                index = start
                return left
            }
            return NumericExpression(comparison(leftNumber, rightNumber) ? 1 : 0)
        }

        private mutating func consumeComparison() -> ((Double, Double) -> Bool)? {
            guard index < end, tokens.kind(index) == .delim else { return nil }
            let first = tokens.byte(index)
            let hasEqual = index + 1 < end && tokens.isDelim(index + 1, "=")
            let isUnequal = first == UInt8(ascii: "<") && index + 1 < end && tokens.isDelim(index + 1, ">")
            switch first {
            case UInt8(ascii: ">"):
                index += hasEqual ? 2 : 1
                return hasEqual ? (>=) : (>)
            case UInt8(ascii: "<"):
                index += hasEqual || isUnequal ? 2 : 1
                if isUnequal { return (!=) }
                return hasEqual ? (<=) : (<)
            case UInt8(ascii: "="):
                index += hasEqual ? 2 : 1
                return (==)
            case UInt8(ascii: "!") where hasEqual:
                index += 2
                return (!=)
            default: return nil
            }
        }

        private mutating func sum(_ depth: Int) -> NumericExpression? {
            guard var left = product(depth) else { return nil }
            while true {
                let start = index
                skipBlanks()
                guard index < end else { return left }
                let byte = tokens.byte(index)
                guard byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") else {
                    index = start
                    return left
                }
                let isSignedNumber = tokens.kind(index) == .number || tokens.kind(index) == .dimension
                guard isSignedNumber || tokens.kind(index) == .delim else {
                    index = start
                    return left
                }
                if !isSignedNumber { index += 1 }
                guard let right = product(depth, ignoresSign: isSignedNumber) else {
                    index = start
                    return left
                }
                left.apply(byte, right)
            }
        }

        /// - Parameter ignoresSign: Whether the sign of the first number is an operator.
        private mutating func product(_ depth: Int, ignoresSign: Bool = false) -> NumericExpression? {
            guard var left = power(depth, ignoresSign: ignoresSign) else { return nil }
            while true {
                let start = index
                skipBlanks()
                guard index < end, tokens.kind(index) == .delim else {
                    index = start
                    return left
                }
                let byte = tokens.byte(index)
                guard byte == UInt8(ascii: "*") || byte == UInt8(ascii: "/") else {
                    index = start
                    return left
                }
                index += 1
                guard let right = power(depth) else {
                    index = start
                    return left
                }
                left.apply(byte, right)
            }
        }

        private mutating func power(_ depth: Int, ignoresSign: Bool = false) -> NumericExpression? {
            guard depth < Self.depthLimit, let base = operand(depth, ignoresSign: ignoresSign) else { return nil }
            let start = index
            skipBlanks()
            guard isDelim("*"), index + 1 < end, tokens.isDelim(index + 1, "*") else {
                index = start
                return base
            }
            index += 2
            guard let exponent = power(depth + 1) else {
                index = start
                return base
            }
            return base.raised(to: exponent)
        }

        private mutating func operand(_ depth: Int, ignoresSign: Bool) -> NumericExpression? {
            skipBlanks()
            guard index < end, depth < Self.depthLimit else { return nil }
            let token = index
            index += 1
            switch tokens.kind(token) {
            case .number, .dimension:
                let number = tokens.number(token)
                return NumericExpression(ignoresSign ? abs(number) : number)
            case .atKeyword,
                .ident where tokens.isVariable(token):
                return NumericExpression(text: tokens.variableText(token), .operand, isVariable: true)
            case .function where tokens.isName(token, "var"):
                let name = tokens.skippingBlanks(token + 1, limit: end)
                let partner = tokens.partner(token, limit: end)
                guard name < partner, partner < end, tokens.isCustomPropertyName(name),
                    tokens.skippingBlanks(name + 1, limit: end) == partner
                else { return nil }
                index = partner + 1
                return NumericExpression(text: tokens.variableText(name), .operand, isVariable: true)
            case .openParen: return parenthesized(token, depth)
            // The value of a variable with a unit has replaced the variable in a calculation of CSS.
            case .function where tokens.isName(token, "calc"): return parenthesized(token, depth)
            case .delim where tokens.isDelim(token, "-"): return operand(depth + 1, ignoresSign: false)?.negated
            case .delim where tokens.isDelim(token, "+"): return operand(depth + 1, ignoresSign: false)
            case .end, .ident, .function, .hash, .string, .badString, .url, .badURL, .delim, .percentage, .whitespace,
                .cdo, .cdc, .colon, .semicolon, .comma, .openSquare, .closeSquare, .closeParen, .openCurly,
                .closeCurly, .comment:
                index = token
                return nil
            }
        }

        /// Parses the contents of parentheses up to the closing one.
        private mutating func parenthesized(_ open: Int, _ depth: Int) -> NumericExpression? {
            let partner = tokens.partner(open, limit: end)
            guard var inner = disjunction(depth + 1), partner < end else { return nil }
            skipBlanks()
            guard index == partner else { return nil }
            index = partner + 1
            if inner.number == nil {
                // A variable can be a sum.
                inner.precedence = .sum
                inner.isVariable = false
            }
            return inner
        }

        /// Whether the next token is an operator.
        var isBeforeOperator: Bool {
            let next = tokens.skippingBlanks(index, limit: end)
            return next < end && tokens.kind(next) == .delim && "+-*/<>=!&|".utf8.contains(tokens.byte(next))
        }

        private mutating func skipBlanks() {
            index = tokens.skippingBlanks(index, limit: end)
        }

        private func isDelim(_ scalar: Unicode.Scalar) -> Bool { index < end && tokens.isDelim(index, scalar) }
    }
}

/// Returns the shortest text of a number that has its exact value. Integers have no fraction.
package func exactText(_ number: Double) -> String {
    if let integer = Int32(exactly: number) { return String(integer) }
    // CSS has exponents, in the same form as Swift.
    return number.description
}
