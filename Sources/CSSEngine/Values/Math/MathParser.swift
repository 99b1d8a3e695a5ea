/// Parses calculations (CSS Values 4, sections 10.1 to 10.8), checks their types and simplifies them.
///
/// Reads all tokens, including white space, which is significant around `+` and `-`.
struct MathParser {
    /// A calculation with its type.
    struct Typed {
        var node: MathNode
        var type: MathType
    }

    /// The maximum nesting of functions and parentheses. CSS Values 4 requires 32.
    static let depthLimit = 64

    private let tokens: TokenList
    private let rules: Rules
    private let depth: Int
    private var position: Int
    private let end: Int

    /// The rules that depend on the property.
    struct Rules {
        /// The type of percentages.
        var percentage = MathType.percentage
        /// The colour space of a relative colour, whose channel names are numbers.
        var channels: ColorSpace?
        /// Whether the value is that of an element, so that the functions that count its siblings are valid.
        var hasElement = true
    }

    private init(_ tokens: TokenList, _ range: Range<Int>, _ rules: Rules, depth: Int) {
        self.tokens = tokens
        self.rules = rules
        self.depth = depth
        position = range.lowerBound
        end = range.upperBound
    }

    /// Returns the calculation of the function at `index`, or `nil` if it is not a valid math function.
    /// - Parameters:
    ///   - end: The index after the value.
    ///   - depth: The number of functions around the calculation.
    static func parse(_ tokens: TokenList, _ index: Int, end: Int, _ rules: Rules, depth: Int = 0) -> Typed? {
        var parser = MathParser(tokens, index..<end, rules, depth: depth)
        return parser.function()
    }

    /// Parses a number, percentage, dimension or math function that takes up the whole range.
    static func operand(_ tokens: TokenList, _ range: Range<Int>, _ rules: Rules) -> Typed? {
        guard let first = range.first, tokens.after(first, limit: range.upperBound) == range.upperBound else {
            return nil
        }
        var parser = MathParser(tokens, range, rules, depth: 0)
        let kind = tokens.kind(first)
        return kind == .function ? parser.function() : parser.number(kind)
    }

    // MARK: Sums and products

    /// Parses the whole range as one sum.
    private mutating func calculation() -> Typed? {
        guard let sum = sum(), position == end else { return nil }
        return sum
    }

    private mutating func sum() -> Typed? {
        skipBlanks()
        guard let first = product() else { return nil }
        var terms: [MathNode] = []
        while let sign = sumOperator() {
            guard let term = product(), term.type == first.type else { return nil }
            if terms.isEmpty { terms.append(first.node) }
            terms.append(sign == "-" ? term.node.negated : term.node)
        }
        return terms.isEmpty ? first : Typed(node: .adding(terms), type: first.type)
    }

    /// Consumes `+` or `-` with white space on both sides. Returns `nil` for all other tokens.
    private mutating func sumOperator() -> Unicode.Scalar? {
        let isSpaced = skipBlanks()
        guard position < end, isSpaced else { return nil }
        let sign: Unicode.Scalar = tokens.isDelim(position, "-") ? "-" : "+"
        let start = position
        guard tokens.isDelim(position, sign) else { return nil }
        position += 1
        if skipBlanks() { return sign }
        // The sign stays unread, so that `calc(1px +)` does not end after a complete sum.
        position = start
        return nil
    }

    private mutating func product() -> Typed? {
        guard var result = value() else { return nil }
        var factors: [MathNode] = []
        while let isDivision = productOperator() {
            guard let factor = value() else { return nil }
            if factors.isEmpty { factors.append(result.node) }
            result.type = result.type * (isDivision ? factor.type.inverse : factor.type)
            factors.append(isDivision ? .inverting(factor.node) : factor.node)
        }
        if !factors.isEmpty { result.node = .multiplying(factors) }
        return result
    }

    /// Consumes `*` or `/`. Returns whether it is a division, or `nil` if there is no operator.
    private mutating func productOperator() -> Bool? {
        let next = tokens.skippingBlanks(position, limit: end)
        guard next < end, tokens.isDelim(next, "*") || tokens.isDelim(next, "/") else { return nil }
        position = next + 1
        skipBlanks()
        return tokens.isDelim(next, "/")
    }

    // MARK: Operands

    private mutating func value() -> Typed? {
        guard position < end else { return nil }
        let kind = tokens.kind(position)
        if kind == .ident { return keyword() }
        if kind == .openParen { return block { $0.calculation() } }
        if kind == .function { return function() }
        return number(kind)
    }

    /// Parses a number, percentage or dimension.
    private mutating func number(_ kind: TokenKind) -> Typed? {
        if kind == .number { return numeric(.number, 1) }
        if kind == .percentage { return numeric(.percent, 1) }
        guard kind == .dimension, let (unit, factor) = CSS.Unit.of(tokens, position) else { return nil }
        return numeric(unit, factor)
    }

    private mutating func numeric(_ unit: CSS.Unit, _ factor: Double) -> Typed {
        let value = tokens.number(position) * factor
        position += 1
        return Typed(node: .numeric(value, unit), type: MathType(unit, percentage: rules.percentage))
    }

    private mutating func keyword() -> Typed? {
        let index = position
        position += 1
        if let channel = rules.channels.flatMap({ ColorChannel($0, tokens, index) }) {
            return Typed(node: .channel(channel), type: .number)
        }
        let row = Self.constants.first { tokens.isName(index, $0.name) }
        return row.map { Typed(node: .number($0.value), type: .number) }
    }

    private static let constants: [(name: StaticString, value: Double)] = [
        ("e", exponential(1)), ("pi", .pi), ("infinity", .infinity), ("-infinity", -.infinity), ("nan", .nan),
    ]

    // MARK: Functions

    private mutating func function() -> Typed? {
        guard position < end, tokens.kind(position) == .function else { return nil }
        if tokens.isName(position, "calc") { return block { $0.calculation() } }
        let name = asciiLowercased(tokens.name(position))
        if let function = MathFunction(rawValue: name) { return block { $0.call(function) } }
        guard rules.hasElement, let function = TreeCountingFunction(rawValue: name) else { return nil }
        return block { $0.count(function) }
    }

    /// Parses the parentheses of a function without arguments.
    private mutating func count(_ function: TreeCountingFunction) -> Typed? {
        skipBlanks()
        return position == end ? Typed(node: .treeCount(function), type: .number) : nil
    }

    /// Returns the result of `read` for the contents of the parentheses or function at the position.
    private mutating func block(_ read: (inout MathParser) -> Typed?) -> Typed? {
        guard depth < Self.depthLimit else { return nil }
        let close = tokens.partner(position, limit: end)
        var inside = MathParser(tokens, position + 1..<close, rules, depth: depth + 1)
        position = min(close + 1, end)
        return read(&inside)
    }

    private mutating func call(_ function: MathFunction) -> Typed? {
        if function == .clamp { return clamp() }
        let strategy = function == .round ? strategy() : .nearest
        return call(function, arguments(), strategy)
    }

    private func call(
        _ function: MathFunction, _ arguments: [Typed]?, _ strategy: RoundingStrategy = .nearest
    ) -> Typed? {
        guard let arguments, let type = function.type(arguments.map(\.type)) else { return nil }
        return Typed(node: .calling(function, arguments.map(\.node), strategy), type: type)
    }

    private mutating func arguments() -> [Typed]? {
        var arguments: [Typed] = []
        repeat {
            guard let argument = sum() else { return nil }
            arguments.append(argument)
        } while takeComma()
        return position == end ? arguments : nil
    }

    private mutating func takeComma() -> Bool {
        skipBlanks()
        guard position < end, tokens.kind(position) == .comma else { return false }
        position += 1
        return true
    }

    /// Parses the arguments of `clamp()`. A bound can be `none`.
    private mutating func clamp() -> Typed? {
        let isUnboundedBelow = takeNone()
        if isUnboundedBelow, !takeComma() { return nil }
        guard let value = sum(), takeComma() else { return nil }
        var bounded = [value]
        if !isUnboundedBelow {
            guard let middle = sum(), takeComma() else { return nil }
            bounded.append(middle)
        }
        if takeNone() { return position == end ? call(.max, bounded) : nil }
        guard let upper = sum(), position == end else { return nil }
        return call(isUnboundedBelow ? .min : .clamp, bounded + [upper])
    }

    private mutating func takeNone() -> Bool {
        skipBlanks()
        guard position < end, tokens.kind(position) == .ident, tokens.isName(position, "none") else { return false }
        position += 1
        skipBlanks()
        return true
    }

    /// Parses the rounding strategy of `round()`, the keyword before the first comma. The default is `nearest`.
    private mutating func strategy() -> RoundingStrategy {
        let start = position
        skipBlanks()
        if position < end, tokens.kind(position) == .ident,
            let strategy = RoundingStrategy(rawValue: asciiLowercased(tokens.name(position)))
        {
            position += 1
            if takeComma() { return strategy }
        }
        position = start
        return .nearest
    }

    /// - Returns: Whether there was white space. Comments are not white space.
    @discardableResult
    private mutating func skipBlanks() -> Bool {
        var isSpaced = false
        while position < end, tokens.kind(position).isBlank {
            isSpaced = isSpaced || tokens.kind(position) == .whitespace
            position += 1
        }
        return isSpaced
    }
}
