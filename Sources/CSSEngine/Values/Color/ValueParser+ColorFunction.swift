/// Colour functions: the legacy syntax with commas, the modern one with white space and `/ alpha`, and relative
/// colours with `from`.
extension ValueParser {
    /// The function at the position, which stays where it is; nil where it is no colour's, or not a valid one.
    func colorFunction(_ depth: Int) -> ColorFunction? {
        let named = ColorSpace.function(tokens, position)
        guard named != nil || tokens.isName(position, "color") else { return nil }
        let close = tokens.partner(position, limit: end)
        var inside = ValueParser(tokens, position + 1..<close, words: words)
        return inside.colorChannels(named, depth)
    }

    /// - Parameter named: the function's space; nil for `color()`, which says it itself.
    private mutating func colorChannels(_ named: ColorSpace?, _ depth: Int) -> ColorFunction? {
        var origin: ColorExpression?
        if takeWord("from") {
            origin = color(depth: depth)
            if origin == nil { return nil }
        }
        guard let space = named ?? takePredefinedSpace() else { return nil }
        let channels = origin == nil ? nil : space
        guard let first = channel(0, space, channels, depth) else { return nil }
        let isLegacy = kind == .comma && (space == .rgb || space == .hsl) && origin == nil
        guard !isLegacy || take(.comma), let second = channel(1, space, channels, depth) else { return nil }
        guard !isLegacy || take(.comma), let third = channel(2, space, channels, depth) else { return nil }
        var function = ColorFunction(space: space, origin: origin, first: first, second: second, third: third)
        if position < end {
            guard isLegacy ? take(.comma) : takeSlash() else { return nil }
            function.alpha = operand(accepting: [.number, .percentage], channels: channels, depth: depth)
            if function.alpha == nil { return nil }
        }
        guard position == end, !isLegacy || function.isLegacySyntax else { return nil }
        return function
    }

    private mutating func takePredefinedSpace() -> ColorSpace? {
        guard kind == .ident, let space = ColorSpace.predefined(tokens, position) else { return nil }
        advance()
        return space
    }

    private mutating func channel(
        _ index: Int, _ space: ColorSpace, _ channels: ColorSpace?, _ depth: Int
    ) -> ColorOperand? {
        if index == space.hue { return operand(accepting: [.number, .angle], channels: channels, depth: depth) }
        return operand(accepting: [.number, .percentage], channels: channels, depth: depth)
    }

    /// A number, percentage or angle, `none`, or a channel's name.
    /// - Parameter channels: whose channels have names here.
    mutating func operand(
        accepting types: ColorOperandTypes, channels: ColorSpace? = nil, depth: Int
    ) -> ColorOperand? {
        let operand: ColorOperand
        switch kind {
        case .number: operand = .numeric(boundedNumber(.number), .number)
        case .percentage: operand = .numeric(boundedNumber(.percent), .percent)
        case .dimension:
            guard let (unit, factor) = Unit.of(tokens, position) else { return nil }
            operand = .numeric(boundedNumber(unit, times: factor), unit)
        case .ident where tokens.isName(position, "none"): operand = .none
        case .ident:
            guard let channel = channels.flatMap({ ColorChannel($0, tokens, position) }) else { return nil }
            operand = .calculation(.channel(channel))
        case .function:
            let rules = MathParser.Rules(channels: channels)
            guard let parsed = MathParser.parse(tokens, position, end: end, rules, depth: depth),
                types.accepts(parsed.type)
            else { return nil }
            operand = parsed.node.numeric.map { .numeric($0.value, $0.unit) } ?? .calculation(parsed.node)
        case .end, .atKeyword, .hash, .string, .badString, .url, .badURL, .delim, .whitespace, .cdo, .cdc, .colon,
            .semicolon, .comma, .openSquare, .closeSquare, .openParen, .closeParen, .openCurly, .closeCurly, .comment:
            return nil
        }
        if case .numeric(_, let unit) = operand, !types.accepts(MathType(unit, percentage: .percentage)) { return nil }
        advance()
        return operand
    }
}

extension ColorFunction {
    /// Whether commas may stand between its operands: no `none`, and no mix of numbers and percentages.
    fileprivate var isLegacySyntax: Bool {
        if first.isNone || second.isNone || third.isNone || alpha?.isNone == true { return false }
        guard second.isPercentage == third.isPercentage else { return false }
        return space == .hsl ? second.isPercentage : first.isPercentage == second.isPercentage
    }
}
