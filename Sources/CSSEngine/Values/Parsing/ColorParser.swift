/// Parses colours (CSS Color 4, section 4, and CSS Color 5).
///
/// Each level of nested functions has its own parser, which knows its depth, because nesting has a limit.
struct ColorParser {
    /// The number of functions around the colour.
    private let depth: Int

    /// Parses a colour that is not nested in another colour.
    static func parse(_ stream: inout ComponentValueStream) -> ColorExpression? {
        ColorParser(depth: 0).parse(&stream)
    }

    /// Returns the colour function at the start of a stream, before it is evaluated. `nil` for other colours.
    static func function(_ stream: ComponentValueStream) -> ColorFunction? { ColorParser(depth: 0).function(stream) }

    private func parse(_ stream: inout ComponentValueStream) -> ColorExpression? {
        let color: ColorExpression?
        if stream.kind == .ident {
            color = stream.keywords.color(stream.tokens, stream.position)
        } else if stream.kind == .hash {
            color = hexColor(stream).map { .color($0) }
        } else if stream.kind == .function, depth < MathParser.depthLimit {
            color = ColorParser(depth: depth + 1).functionalColor(stream)
        } else {
            return nil
        }
        if color != nil { stream.advance() }
        return color
    }

    /// Parses `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. In Nimbus CSS, `#xx` is a grey.
    private func hexColor(_ stream: ComponentValueStream) -> CSS.Color? {
        var value: UInt32 = 0
        var digits = 0
        for byte in stream.tokens.name(stream.position).utf8 {
            guard digits < 8, let digit = hexValue(byte) else { return nil }
            value = value << 4 | UInt32(digit)
            digits += 1
        }
        /// Returns the byte that one digit abbreviates.
        func doubled(_ shift: UInt32) -> UInt32 { (value >> shift & 0xF) * 0x11 }
        switch digits {
        case 2: return CSS.Color(rgb: value << 16 | value << 8 | value)
        case 3: return CSS.Color(rgb: doubled(8) << 16 | doubled(4) << 8 | doubled(0))
        case 4: return CSS.Color(rgb: doubled(12) << 16 | doubled(8) << 8 | doubled(4), alpha: Float(doubled(0)) / 255)
        case 6: return CSS.Color(rgb: value)
        case 8: return CSS.Color(rgb: value >> 8, alpha: Float(value & 0xFF) / 255)
        default: return nil
        }
    }

    // MARK: Functions

    private func functionalColor(_ stream: ComponentValueStream) -> ColorExpression? {
        if let function = function(stream) { return ColorExpression.function(function).evaluated }
        var arguments = stream.arguments
        if stream.tokens.isName(stream.position, "color-mix") { return mix(&arguments) }
        if stream.tokens.isName(stream.position, "light-dark") { return lightDark(&arguments) }
        if stream.tokens.isName(stream.position, "contrast-color") { return contrast(&arguments) }
        if stream.tokens.isName(stream.position, "alpha") { return opacity(&arguments) }
        if stream.tokens.isName(stream.position, "mix") { return evenMix(&arguments) }
        let adjustment = ColorAdjustment.Function.allCases.first {
            stream.tokens.isName(stream.position, $0.name)
        }
        return adjustment.flatMap { self.adjustment($0, &arguments) }
    }

    private func lightDark(_ stream: inout ComponentValueStream) -> ColorExpression? {
        guard let light = parse(&stream), stream.consume(.comma), let dark = parse(&stream), stream.isAtEnd else {
            return nil
        }
        return .lightDark(light: light, dark: dark)
    }

    private func contrast(_ stream: inout ComponentValueStream) -> ColorExpression? {
        guard let background = parse(&stream), stream.isAtEnd else { return nil }
        return ColorExpression.contrast(background).evaluated
    }

    /// Parses `from`, a colour, `/` and its new opacity.
    private func opacity(_ stream: inout ComponentValueStream) -> ColorExpression? {
        guard stream.consume(identifier: "from"), let origin = parse(&stream), stream.consume(delimiter: "/") else {
            return nil
        }
        // Only the channel `alpha` has a name, which all spaces share.
        let operand = OperandParser(channels: .rgb, depth: depth)
        guard let alpha = operand.parse(&stream, accepting: [.number, .percentage]), stream.isAtEnd,
            alpha.channels.isSubset(of: .alpha)
        else { return nil }
        return ColorExpression.opacity(ColorOpacity(origin: origin, alpha: alpha)).evaluated
    }

    /// Parses the legacy syntax with commas, the modern syntax with blanks and `/ alpha`, and relative colours with
    /// `from`.
    private func function(_ stream: ComponentValueStream) -> ColorFunction? {
        guard stream.kind == .function else { return nil }
        let named = ColorSpace.function(stream.tokens, stream.position)
        guard named != nil || stream.tokens.isName(stream.position, "color") else { return nil }
        var arguments = stream.arguments
        return channels(&arguments, named)
    }

    /// - Parameter named: The colour space of the function. `nil` for `color()`, whose first argument is the space.
    private func channels(_ stream: inout ComponentValueStream, _ named: ColorSpace?) -> ColorFunction? {
        var origin: ColorExpression?
        if stream.consume(identifier: "from") {
            origin = parse(&stream)
            if origin == nil { return nil }
        }
        guard let space = named ?? consumePredefinedSpace(&stream) else { return nil }
        let operand = OperandParser(channels: origin == nil ? nil : space, depth: depth)
        func channel(_ index: Int) -> ColorOperand? {
            operand.parse(&stream, accepting: index == space.hue ? [.number, .angle] : [.number, .percentage])
        }
        guard let first = channel(0) else { return nil }
        let isLegacy = stream.kind == .comma && (space == .rgb || space == .hsl) && origin == nil
        guard !isLegacy || stream.consume(.comma), let second = channel(1) else { return nil }
        guard !isLegacy || stream.consume(.comma), let third = channel(2) else { return nil }
        var function = ColorFunction(space: space, origin: origin, first: first, second: second, third: third)
        if !stream.isAtEnd {
            guard isLegacy ? stream.consume(.comma) : stream.consume(delimiter: "/") else { return nil }
            function.alpha = operand.parse(&stream, accepting: [.number, .percentage])
            if function.alpha == nil { return nil }
        }
        guard stream.isAtEnd, !isLegacy || function.isLegacySyntax else { return nil }
        return function
    }

    private func consumePredefinedSpace(_ stream: inout ComponentValueStream) -> ColorSpace? {
        guard stream.kind == .ident, let space = ColorSpace.predefined(stream.tokens, stream.position) else {
            return nil
        }
        stream.advance()
        return space
    }

    // MARK: Adjusting

    /// Parses a colour, a comma, and a percentage or a number.
    private func adjustment(
        _ function: ColorAdjustment.Function, _ stream: inout ComponentValueStream
    ) -> ColorExpression? {
        guard let color = parse(&stream), stream.consume(.comma), let amount = amount(&stream), stream.isAtEnd else {
            return nil
        }
        return ColorExpression.adjustment(ColorAdjustment(function: function, color: color, amount: amount)).evaluated
    }

    private func amount(_ stream: inout ComponentValueStream) -> ColorOperand? {
        guard stream.kind != .ident else { return nil }
        return OperandParser(channels: nil, depth: depth).parse(&stream, accepting: [.number, .percentage])
    }

    // MARK: Mixing

    /// Parses `mix(a, b)` or `mix(a, b, p)`: the short form of `color-mix(in srgb, a p, b)`. A number is a percentage.
    private func evenMix(_ stream: inout ComponentValueStream) -> ColorExpression? {
        guard let first = parse(&stream), stream.consume(.comma), let second = parse(&stream) else { return nil }
        var percentage: ColorOperand?
        if stream.consume(.comma) {
            percentage = amount(&stream)
            if percentage == nil { return nil }
        }
        guard stream.isAtEnd else { return nil }
        if case .numeric(let number, _) = percentage { percentage = .numeric(min(max(number, 0), 100), .percent) }
        let parts = [ColorMix.Part(color: first, percentage: percentage), ColorMix.Part(color: second)]
        return ColorExpression.mix(ColorMix(space: .srgb, hueInterpolation: .shorter, parts: parts)).evaluated
    }

    private func mix(_ stream: inout ComponentValueStream) -> ColorExpression? {
        var space = ColorSpace.oklab
        var hue = HueInterpolation.shorter
        if stream.consume(identifier: "in") {
            guard let method = Self.interpolationMethod(&stream), stream.consume(.comma) else { return nil }
            (space, hue) = method
        }
        var parts: [ColorMix.Part] = []
        repeat {
            guard let part = mixPart(&stream) else { return nil }
            parts.append(part)
        } while stream.consume(.comma)
        guard parts.count > 1, stream.isAtEnd else { return nil }
        return ColorExpression.mix(ColorMix(space: space, hueInterpolation: hue, parts: parts)).evaluated
    }

    /// Parses a colour space, and the direction of the hue if it has one.
    static func interpolationMethod(_ stream: inout ComponentValueStream) -> (ColorSpace, HueInterpolation)? {
        guard stream.kind == .ident, let space = ColorSpace.interpolation(stream.tokens, stream.position) else {
            return nil
        }
        stream.advance()
        let start = stream.position
        guard let name = stream.consumeIdentifier() else { return (space, .shorter) }
        guard let hue = HueInterpolation(rawValue: asciiLowercased(name)) else {
            stream.restore(start)
            return (space, .shorter)
        }
        return space.hue != nil && stream.consume(identifier: "hue") ? (space, hue) : nil
    }

    /// Parses a colour with a percentage before or after it.
    private func mixPart(_ stream: inout ComponentValueStream) -> ColorMix.Part? {
        let percentage = mixPercentage(&stream)
        guard let color = parse(&stream) else { return nil }
        return ColorMix.Part(color: color, percentage: percentage ?? mixPercentage(&stream))
    }

    private func mixPercentage(_ stream: inout ComponentValueStream) -> ColorOperand? {
        if stream.kind == .percentage, !(0...100).contains(stream.tokens.number(stream.position)) { return nil }
        guard stream.kind == .percentage || stream.kind == .function else { return nil }
        return OperandParser(channels: nil, depth: depth).parse(&stream, accepting: [.percentage])
    }
}

/// Parses the operands of colour functions.
private struct OperandParser {
    /// The colour space of a relative colour, whose channel names are valid operands.
    let channels: ColorSpace?
    /// The number of functions around the operand.
    let depth: Int

    /// Parses a number, percentage or angle, `none`, or the name of a channel.
    func parse(_ stream: inout ComponentValueStream, accepting types: ColorOperandTypes) -> ColorOperand? {
        guard let operand = operand(stream, types) else { return nil }
        if case .numeric(_, let unit) = operand, !types.accepts(MathType(unit, percentage: .percentage)) { return nil }
        stream.advance()
        return operand
    }

    private func operand(_ stream: ComponentValueStream, _ types: ColorOperandTypes) -> ColorOperand? {
        let (tokens, index) = (stream.tokens, stream.position)
        if stream.kind == .number { return .numeric(stream.number(.number), .number) }
        if stream.kind == .percentage { return .numeric(stream.number(.percent), .percent) }
        if stream.kind == .dimension {
            return CSS.Unit.of(tokens, index).map { .numeric(stream.number($0.unit, times: $0.factor), $0.unit) }
        }
        if stream.kind == .ident {
            if tokens.isName(index, "none") { return ColorOperand.none }
            return channels.flatMap { ColorChannel($0, tokens, index) }.map { .calculation(.channel($0)) }
        }
        let rules = MathParser.Rules(channels: channels)
        guard stream.kind == .function,
            let parsed = MathParser.parse(tokens, index, end: stream.end, rules, depth: depth),
            types.accepts(parsed.type)
        else { return nil }
        return parsed.node.numeric.map { .numeric($0.value, $0.unit) } ?? .calculation(parsed.node)
    }
}

/// The types that a channel accepts in addition to `none`.
private struct ColorOperandTypes: OptionSet {
    let rawValue: UInt8

    static let number = ColorOperandTypes(rawValue: 1)
    static let percentage = ColorOperandTypes(rawValue: 2)
    static let angle = ColorOperandTypes(rawValue: 4)

    func accepts(_ type: MathType) -> Bool {
        type == .number && contains(.number) || type == .percentage && contains(.percentage)
            || type == .angle && contains(.angle)
    }
}

extension ColorFunction {
    /// Whether commas can separate the operands: none of them is `none`, and numbers and percentages are not mixed.
    fileprivate var isLegacySyntax: Bool {
        if first.isNone || second.isNone || third.isNone || alpha?.isNone == true { return false }
        guard second.isPercentage == third.isPercentage else { return false }
        return space == .hsl ? second.isPercentage : first.isPercentage == second.isPercentage
    }
}
