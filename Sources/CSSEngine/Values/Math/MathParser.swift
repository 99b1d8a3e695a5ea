/// Reads calculations (CSS Values 4, sections 10.1 to 10.8), checks their types and simplifies them on the way.
///
/// Reads from `position` up to `end`, white space included: it matters around `+` and `-`.
struct MathParser {
    /// A part of a calculation.
    struct Typed {
        var node: MathNode
        var type: MathType
    }

    /// How deep functions and parentheses nest; what is deeper is no value. CSS Values 4 asks for 32.
    static let depthLimit = 64

    private let tokens: TokenList
    private let rules: Rules
    private let depth: Int
    private var position: Int
    private let end: Int

    /// What a calculation may be made of.
    struct Rules {
        /// What percentages are: lengths, or a type of their own.
        var percentage = MathType.percentage
        /// Whose channels are numbers here: the space of a relative colour.
        var channels: ColorSpace?
    }

    private init(_ tokens: TokenList, _ range: Range<Int>, _ rules: Rules, depth: Int) {
        self.tokens = tokens
        self.rules = rules
        self.depth = depth
        position = range.lowerBound
        end = range.upperBound
    }

    /// The calculation of the function at `index`; nil where it is none, or not a valid one.
    /// - Parameters:
    ///   - end: where the value ends.
    ///   - depth: how many functions are around it.
    static func parse(_ tokens: TokenList, _ index: Int, end: Int, _ rules: Rules, depth: Int = 0) -> Typed? {
        var parser = MathParser(tokens, index..<end, rules, depth: depth)
        return parser.function()
    }

    // MARK: Sums and products

    /// The whole range as one sum.
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

    /// `+` or `-` between white space; leaves the position where the next operand starts.
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

    /// Whether `/` or `*` comes next; nil, and the position as it was, for neither.
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
        switch tokens.kind(position) {
        case .number: return numeric(.number, 1)
        case .percentage: return numeric(.percent, 1)
        case .dimension: return Unit.of(tokens, position).flatMap { numeric($0.unit, $0.factor) }
        case .ident: return keyword()
        case .openParen: return block { $0.calculation() }
        case .function: return function()
        case .end, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .whitespace, .cdo, .cdc, .colon,
            .semicolon, .comma, .openSquare, .closeSquare, .closeParen, .openCurly, .closeCurly, .comment:
            return nil
        }
    }

    private mutating func numeric(_ unit: Unit, _ factor: Double) -> Typed {
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
        guard let function = MathFunction.all.first(where: { tokens.isName(position, $0.name) }) else { return nil }
        return block { $0.call(function) }
    }

    /// What `read` makes of the inside of the parentheses or function at the position.
    private mutating func block(_ read: (inout MathParser) -> Typed?) -> Typed? {
        guard depth < Self.depthLimit else { return nil }
        let close = tokens.partner(position, limit: end)
        var inside = MathParser(tokens, position + 1..<close, rules, depth: depth + 1)
        position = min(close + 1, end)
        return read(&inside)
    }

    private mutating func call(_ function: MathFunction) -> Typed? {
        if function == .clamp { return clamp() }
        if case .round = function { return call(.round(strategy()), arguments()) }
        return call(function, arguments())
    }

    private func call(_ function: MathFunction, _ arguments: [Typed]?) -> Typed? {
        guard let arguments, function.argumentCounts.contains(arguments.count),
            let type = function.type(arguments.map(\.type))
        else { return nil }
        return Typed(node: .calling(function, arguments.map(\.node)), type: type)
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

    /// `none` for a bound leaves it out.
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

    /// The word before the first comma, `nearest` where there is none.
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

    /// - Returns: whether there was white space; comments alone are none.
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
