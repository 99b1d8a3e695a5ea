/// The math functions (CSS Values 4, sections 10.3 to 10.7, and `progress()` of CSS Values 5), except `calc()`, which only groups. Raw values are the names.
///
/// Adding a function takes a case and its row in `traits`.
package enum MathFunction: String, Hashable, Sendable, CaseIterable {
    case min, max, clamp
    case round, mod, rem
    case sin, cos, tan, asin, acos, atan, atan2
    case pow, sqrt, hypot, log, exp
    case abs, sign
    case progress

    /// The types of the arguments and of the result.
    enum Signature {
        /// Arguments of one type. The result has the same type.
        case sameType
        /// An argument of any type. The result is a number.
        case anyToNumber
        /// An angle, or a number of radians. The result is a number.
        case angleToNumber
        /// A number. The result is an angle.
        case numberToAngle
        /// Arguments of one type. The result is an angle.
        case sameTypeToAngle
        /// Arguments of one type. The result is a number.
        case sameTypeToNumber
        /// Numbers. The result is a number.
        case numbers
    }

    /// The arguments of a call, in one unit.
    struct Arguments {
        let values: [Double]
        let unit: CSS.Unit
        let strategy: RoundingStrategy

        var first: Double { values[0] }
        /// The second argument. The default is 1.
        var second: Double { values.count > 1 ? values[1] : 1 }
        /// The first argument in degrees. Numbers without a unit are radians.
        var degrees: Double { unit == .number ? first * (180 / .pi) : first }
        /// Negative zero is less than zero (CSS Values 4, section 10.9.1).
        var minimum: Double {
            values.contains(where: \.isNaN) ? .nan : values.min { !$1.isTotallyOrdered(belowOrEqualTo: $0) }!
        }
        var maximum: Double {
            values.contains(where: \.isNaN) ? .nan : values.max { !$1.isTotallyOrdered(belowOrEqualTo: $0) }!
        }
        /// The remainder of a division, with the sign of the dividend.
        var remainder: Double { first.truncatingRemainder(dividingBy: second) }
        /// The remainder of a division, with the sign of the divisor.
        var modulus: Double {
            let rest = remainder
            if rest.isNaN || rest.sign == second.sign { return rest }
            if second.isInfinite { return .nan }
            return rest == 0 ? -rest : rest + second
        }
        /// The result of `clamp()`: the second argument between the first and the third. The lower bound has priority.
        var clamped: Double {
            let upper = Arguments(values: [values[1], values[2]], unit: unit, strategy: strategy).minimum
            return Arguments(values: [values[0], upper], unit: unit, strategy: strategy).maximum
        }
        /// The result of `progress()`: where the first argument is between the second and the third, from 0 to 1.
        var progress: Double { Swift.min(Swift.max((first - second) / (values[2] - second), 0), 1) }
    }

    struct Traits {
        let counts: ClosedRange<Int>
        let signature: Signature
        let evaluate: (Arguments) -> Double

        init(_ counts: ClosedRange<Int>, _ signature: Signature, _ evaluate: @escaping (Arguments) -> Double) {
            self.counts = counts
            self.signature = signature
            self.evaluate = evaluate
        }
    }

    /// The table of all functions: the number of arguments, their types, and the value.
    var traits: Traits {
        switch self {
        case .min: Traits(1...Int.max, .sameType) { $0.minimum }
        case .max: Traits(1...Int.max, .sameType) { $0.maximum }
        case .clamp: Traits(3...3, .sameType) { $0.clamped }
        case .round: Traits(1...2, .sameType) { $0.strategy.round($0.first, to: $0.second) }
        case .mod: Traits(2...2, .sameType) { $0.modulus }
        case .rem: Traits(2...2, .sameType) { $0.remainder }
        case .sin: Traits(1...1, .angleToNumber) { Trigonometry.sine(degrees: $0.degrees) }
        case .cos: Traits(1...1, .angleToNumber) { Trigonometry.cosine(degrees: $0.degrees) }
        case .tan: Traits(1...1, .angleToNumber) { Trigonometry.tangent(degrees: $0.degrees) }
        case .asin: Traits(1...1, .numberToAngle) { Trigonometry.arcSine($0.first) }
        case .acos: Traits(1...1, .numberToAngle) { 90 - Trigonometry.arcSine($0.first) }
        case .atan: Traits(1...1, .numberToAngle) { Trigonometry.arcTangent($0.first) }
        case .atan2: Traits(2...2, .sameTypeToAngle) { Trigonometry.arcTangent($0.first, $0.second) }
        case .pow: Traits(2...2, .numbers) { power($0.first, $0.second) }
        case .sqrt: Traits(1...1, .numbers) { $0.first.squareRoot() }
        case .hypot: Traits(1...Int.max, .sameType) { hypotenuse($0.values) }
        case .log:
            Traits(1...2, .numbers) {
                $0.values.count > 1 ? logarithm($0.first) / logarithm($0.second) : logarithm($0.first)
            }
        case .exp: Traits(1...1, .numbers) { exponential($0.first) }
        case .abs: Traits(1...1, .sameType) { Swift.abs($0.first) }
        case .sign: Traits(1...1, .anyToNumber) { $0.first == 0 || $0.first.isNaN ? $0.first : $0.first < 0 ? -1 : 1 }
        case .progress: Traits(3...3, .sameTypeToNumber) { $0.progress }
        }
    }

    /// Returns the type of the result, or `nil` if the function does not accept arguments of these types.
    func type(_ arguments: [MathType]) -> MathType? {
        let traits = traits
        guard traits.counts.contains(arguments.count) else { return nil }
        let first = arguments[0]
        let areAlike = arguments.allSatisfy { $0 == first }
        // The step is 1 by default, which is a number.
        if self == .round, arguments.count == 1 { return first == .number ? .number : nil }
        switch traits.signature {
        case .sameType: return areAlike ? first : nil
        case .anyToNumber: return .number
        case .angleToNumber: return first == .number || first == .angle ? .number : nil
        case .numberToAngle: return first == .number ? .angle : nil
        case .sameTypeToAngle: return areAlike ? .angle : nil
        case .sameTypeToNumber: return areAlike ? .number : nil
        case .numbers: return areAlike && first == .number ? .number : nil
        }
    }

    /// Returns the unit of the result for arguments of one unit, or `nil` if the numbers alone do not determine the result.
    ///
    /// The length that percentages and relative units refer to is never negative, so most functions commute with
    /// multiplying by it. But it can be zero.
    func unit(_ argument: CSS.Unit) -> CSS.Unit? {
        let isAbsolute = argument != .percent && !argument.isRelativeLength
        switch traits.signature {
        case .sameType: return argument
        case .anyToNumber, .sameTypeToNumber: return isAbsolute ? .number : nil
        case .sameTypeToAngle: return isAbsolute ? .degrees : nil
        case .angleToNumber, .numbers: return .number
        case .numberToAngle: return .degrees
        }
    }
}

/// The rounding strategies of `round()` (CSS Values 4, section 10.3). Raw values are the keywords.
package enum RoundingStrategy: String, Hashable, Sendable, CaseIterable {
    case nearest, up, down
    case toZero = "to-zero"

    /// Returns a multiple of `step`. `nearest` rounds halves up. A result of zero has the sign of `value`.
    func round(_ value: Double, to step: Double) -> Double {
        if step == 0 || value.isInfinite && step.isInfinite { return .nan }
        if value.isInfinite { return value }
        if step.isInfinite { return roundToInfinity(value) }
        let step = abs(step)
        let quotient = value / step
        switch self {
        case .nearest: return nearestWhole(quotient) * step
        case .up: return quotient.rounded(.up) * step
        case .down: return quotient.rounded(.down) * step
        case .toZero: return quotient.rounded(.towardZero) * step
        }
    }

    /// Rounds halves up. Adding 0.5 instead would round numbers just below a half up, and lose the sign of zero.
    private func nearestWhole(_ value: Double) -> Double {
        let lower = value.rounded(.down)
        return value - lower < 0.5 ? lower : value.rounded(.up)
    }

    /// Rounds to a multiple of infinity: zero or an infinity.
    private func roundToInfinity(_ value: Double) -> Double {
        switch self {
        case .up where value > 0: .infinity
        case .down where value < 0: -.infinity
        case .nearest, .up, .down, .toZero: Double(signOf: value, magnitudeOf: 0)
        }
    }
}
