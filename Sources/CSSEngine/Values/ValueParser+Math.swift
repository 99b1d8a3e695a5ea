/// Numbers with units, and calculations in their place.
extension ValueParser {
    /// The calculation at the position: a plain value where it depends on nothing else.
    /// - Parameter range: what the property takes; a calculation's value is never out of range, but moved into it.
    mutating func calculation(
        _ kind: NumericKind, in range: ClosedRange<Double> = -.infinity ... .infinity
    ) -> Value? {
        guard self.kind == .function, let typed = MathParser.parse(tokens, position, end: end, kind.rules),
            kind.accepts(typed.type)
        else { return nil }
        advance()
        return MathExpression.value(typed.node, kind, range)
    }

    /// The calculation at the position: of a length, or of a number of points where such a number may stand alone.
    mutating func calculation(of options: PropertyGrammar.LengthOptions) -> Value? {
        let range = options.contains(.negative) ? -Double.infinity ... .infinity : 0 ... .infinity
        let length = calculation(options.contains(.percentage) ? .lengthPercentage : .length, in: range)
        if length != nil || !options.contains(.bareNumber) { return length }
        return calculation(.points, in: range)
    }

    /// The number of the token at the position, which stays where it is, as it is typed: never out of bounds.
    /// - Parameter factor: what makes it one of the unit.
    func boundedNumber(_ unit: Unit, times factor: Double = 1) -> Double {
        unit.bounded(tokens.number(position) * factor)
    }

    /// The length of the dimension token at the position, which stays where it is.
    func dimension() -> Value? {
        guard let (unit, factor) = Unit.of(tokens, position) else { return nil }
        let number = boundedNumber(unit, times: factor)
        if unit == .px { return .length(number) }
        return unit.isRelativeLength ? .relativeLength(number, unit) : nil
    }

    /// An angle in degrees; zero needs no unit.
    mutating func angle() -> Value? {
        if kind == .number, tokens.number(position) == 0 {
            advance()
            return .angle(0)
        }
        return numeric(.degrees, .angle, in: -.infinity ... .infinity) { .angle($0) }
    }

    /// A time in seconds.
    mutating func time(in range: ClosedRange<Double> = 0 ... .infinity) -> Value? {
        numeric(.seconds, .time, in: range) { .time($0) }
    }

    /// A number with a unit, or a calculation of one.
    mutating func numeric(
        _ unit: Unit, _ kind: NumericKind, in range: ClosedRange<Double>, value: (Double) -> Value
    ) -> Value? {
        if self.kind == .function { return calculation(kind, in: range) }
        guard self.kind == .dimension, let found = Unit.of(tokens, position), found.unit == unit else { return nil }
        let number = boundedNumber(unit, times: found.factor)
        guard range.contains(number) else { return nil }
        advance()
        return value(number)
    }

    /// The width for a height of one: `16 / 9`, or one number (CSS Values 4, section 5.7).
    mutating func ratio() -> Value? {
        guard let width = ratioPart() else { return nil }
        guard position < end, tokens.isDelim(position, "/") else { return .number(width) }
        advance()
        return ratioPart().map { .number(Unit.number.bounded(width / $0)) }
    }

    private mutating func ratioPart() -> Double? {
        if kind == .function {
            guard case .number(let value) = calculation(.number, in: 0 ... .infinity) else { return nil }
            return value
        }
        guard kind == .number, tokens.number(position) >= 0 else { return nil }
        let value = boundedNumber(.number)
        advance()
        return value
    }
}
