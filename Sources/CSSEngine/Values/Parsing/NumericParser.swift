/// Parses numbers with and without units, and the calculations that can replace them (CSS Values 4, sections 5 to 10).
enum NumericParser {
    // MARK: Numbers

    /// Parses a number, clamped to `range`. A percentage is a hundredth of a number.
    static func number(
        _ stream: inout ComponentValueStream, in range: ClosedRange<Double>, allowsPercentage: Bool
    ) -> Value? {
        let number: Double
        if stream.kind == .number {
            number = stream.number(.number)
        } else if stream.kind == .percentage, allowsPercentage {
            number = stream.number(.percent) / 100
        } else {
            return calculation(&stream, allowsPercentage ? .numberOrPercentage : .number, in: range)
        }
        stream.advance()
        return .number(min(max(number, range.lowerBound), range.upperBound))
    }

    static func integer(_ stream: inout ComponentValueStream, in range: ClosedRange<Int32>) -> Value? {
        let range = Double(range.lowerBound)...Double(range.upperBound)
        guard stream.kind == .number else { return calculation(&stream, .integer, in: range) }
        guard !stream.tokens.rows[stream.position].isFractional else { return nil }
        return plainNumber(&stream, in: range)
    }

    /// Parses an integer of at least `minimum`. Numbers that `Int32` cannot represent are clamped, and calculations are
    /// clamped to `minimum` as well.
    static func clampedInteger(_ stream: inout ComponentValueStream, minimum: Int32) -> Value? {
        let range = Double(minimum)...Double(Int32.max)
        guard stream.kind == .number else { return calculation(&stream, .integer, in: range) }
        guard !stream.tokens.rows[stream.position].isFractional else { return nil }
        let number = min(max(stream.tokens.number(stream.position), Double(Int32.min)), Double(Int32.max))
        guard range.contains(number) else { return nil }
        stream.advance()
        return .number(number)
    }

    /// Parses the number of a grid line: an integer of at least `minimum` that is not 0. Large numbers are clamped to
    /// `limit`. A calculation that depends on the element is 1 if its result is 0, as in Chromium.
    static func gridLine(_ stream: inout ComponentValueStream, minimum: Int32, limit: Double) -> Value? {
        let start = stream.position
        switch clampedInteger(&stream, minimum: minimum) {
        case .number(0), nil: return nil
        case .number(let number): return .number(min(max(number, -limit), limit))
        case .some:
            stream.restore(start)
            return calculation(&stream, .gridLine, in: max(Double(minimum), -limit)...limit)
        }
    }

    /// Parses a number that is rejected if it is out of range, such as a font weight.
    static func strictNumber(_ stream: inout ComponentValueStream, in range: ClosedRange<Double>) -> Value? {
        stream.kind == .number ? plainNumber(&stream, in: range) : calculation(&stream, .number, in: range)
    }

    private static func plainNumber(_ stream: inout ComponentValueStream, in range: ClosedRange<Double>) -> Value? {
        let number = stream.tokens.number(stream.position)
        guard range.contains(number) else { return nil }
        stream.advance()
        return .number(number)
    }

    /// Parses a width divided by a height: `16 / 9`, or one number (CSS Values 4, section 5.7).
    static func ratio(_ stream: inout ComponentValueStream) -> Value? {
        ratioOperands(&stream).map { .number(CSS.Unit.number.bounded($0.width / $0.height)) }
    }

    /// Parses `auto || <ratio>` (CSS Sizing 4, section 4.1).
    static func aspectRatio(_ stream: inout ComponentValueStream) -> Value? {
        var isAutomatic = stream.consume(identifier: "auto")
        if isAutomatic, stream.isAtEnd { return .keyword(.auto) }
        guard let (width, height) = ratioOperands(&stream) else { return nil }
        if !isAutomatic { isAutomatic = stream.consume(identifier: "auto") }
        return isAutomatic ? .list([.keyword(.auto), .ratio(width, height)]) : .ratio(width, height)
    }

    private static func ratioOperands(_ stream: inout ComponentValueStream) -> (width: Double, height: Double)? {
        guard let width = ratioOperand(&stream) else { return nil }
        guard stream.consume(delimiter: "/") else { return (width, 1) }
        return ratioOperand(&stream).map { (width, $0) }
    }

    private static func ratioOperand(_ stream: inout ComponentValueStream) -> Double? {
        guard stream.kind == .number else {
            guard case .number(let value) = calculation(&stream, .number, in: 0 ... .infinity) else { return nil }
            return value
        }
        guard stream.tokens.number(stream.position) >= 0 else { return nil }
        let value = stream.number(.number)
        stream.advance()
        return value
    }

    // MARK: Dimensions

    static func length(
        _ stream: inout ComponentValueStream, _ options: PropertyGrammar.LengthOptions
    ) -> Value? {
        let kind = stream.kind
        let value: Value
        let number: Double
        if kind == .dimension {
            guard let length = plainLength(stream) else { return nil }
            number = stream.tokens.number(stream.position)
            value = length
        } else if kind == .percentage, options.contains(.percentage) {
            number = stream.number(.percent)
            value = .percentage(number)
        } else if kind == .number {
            number = stream.number(.px)
            guard options.contains(.bareNumber) || number == 0 else { return nil }
            value = .length(number)
        } else if kind == .ident {
            return stream.consumeKeyword(where: options.allows).map { .keyword($0) }
        } else {
            if options.contains(.intrinsic), let limit = fitContent(&stream) { return .fitContent(limit) }
            return lengthCalculation(&stream, options)
        }
        guard number >= 0 || options.contains(.negative) else { return nil }
        stream.advance()
        return value
    }

    /// Parses the length of the next token, which is a dimension.
    private static func plainLength(_ stream: ComponentValueStream) -> Value? {
        guard let (unit, factor) = CSS.Unit.of(stream.tokens, stream.position) else { return nil }
        let number = stream.number(unit, times: factor)
        if unit == .px { return .length(number) }
        return unit.isRelativeLength ? .relativeLength(number, unit) : nil
    }

    /// Parses `fit-content()`. Returns the length or percentage in it (CSS Sizing 3, section 5.1).
    static func fitContent(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .function, stream.tokens.isName(stream.position, "fit-content") else { return nil }
        var arguments = stream.arguments
        guard let limit = length(&arguments, .percentage), arguments.isAtEnd else { return nil }
        stream.advance()
        return limit
    }

    /// Parses an angle. Zero needs no unit.
    static func angle(_ stream: inout ComponentValueStream) -> Value? {
        if stream.kind == .number, stream.tokens.number(stream.position) == 0 {
            stream.advance()
            return .angle(0)
        }
        return angle(&stream, in: -.infinity ... .infinity)
    }

    /// Parses an angle with a unit, in degrees.
    static func angle(_ stream: inout ComponentValueStream, in range: ClosedRange<Double>) -> Value? {
        dimension(&stream, .degrees, .angle, in: range).map { $0.value ?? .angle($0.number) }
    }

    /// Parses a time, in seconds.
    static func time(_ stream: inout ComponentValueStream, in range: ClosedRange<Double>) -> Value? {
        dimension(&stream, .seconds, .time, in: range).map { $0.value ?? .time($0.number) }
    }

    /// Parses a resolution that is not negative, in pixels per point.
    static func resolution(_ stream: inout ComponentValueStream) -> Value? {
        dimension(&stream, .dppx, .resolution, in: 0 ... .infinity).map { $0.value ?? .resolution($0.number) }
    }

    /// Parses a percentage.
    static func percentage(_ stream: inout ComponentValueStream) -> Value? {
        guard stream.kind == .percentage else { return calculation(&stream, .percentage, in: -.infinity ... .infinity) }
        let percentage = stream.number(.percent)
        stream.advance()
        return .percentage(percentage)
    }

    /// Parses a number with a unit, or the value of a calculation.
    private static func dimension(
        _ stream: inout ComponentValueStream, _ unit: CSS.Unit, _ kind: NumericKind, in range: ClosedRange<Double>
    ) -> (number: Double, value: Value?)? {
        guard stream.kind == .dimension else { return calculation(&stream, kind, in: range).map { (0, $0) } }
        guard let found = CSS.Unit.of(stream.tokens, stream.position), found.unit == unit else { return nil }
        let number = stream.number(unit, times: found.factor)
        guard range.contains(number) else { return nil }
        stream.advance()
        return (number, nil)
    }

    // MARK: Calculations

    /// Parses a calculation. A calculation that does not depend on the context becomes a plain value.
    /// - Parameter range: The range of the property. A calculation's value is clamped to it.
    private static func calculation(
        _ stream: inout ComponentValueStream, _ kind: NumericKind, in range: ClosedRange<Double>
    ) -> Value? {
        guard stream.kind == .function,
            let typed = MathParser.parse(stream.tokens, stream.position, end: stream.end, kind.rules),
            kind.accepts(typed.type)
        else { return nil }
        stream.advance()
        return MathExpression.value(typed.node, kind, range)
    }

    /// Parses a calculation of a length, or of a number of points where a bare number is a length.
    private static func lengthCalculation(
        _ stream: inout ComponentValueStream, _ options: PropertyGrammar.LengthOptions
    ) -> Value? {
        let length = calculation(
            &stream, options.contains(.percentage) ? .lengthPercentage : .length, in: options.range)
        if length != nil || !options.contains(.bareNumber) { return length }
        return calculation(&stream, .points, in: options.range)
    }
}
