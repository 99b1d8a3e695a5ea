/// A math expression over lengths and percentages, such as `min(100% - 20px, 300px)` (CSS Values 4, section 10).
///
/// Simple sums such as `calc(50% + 10px)` are expressions too; the tree evaluates them without visiting this value.
public indirect enum BoxCalculation: Hashable, Sendable {
    /// A length in px, or a number.
    case number(Double)
    /// A percentage of the basis, as a fraction: 0.5 for `50%`.
    case percentage(Double)
    case sum([BoxCalculation])
    case product([BoxCalculation])
    /// One divided by the operand.
    case inverse(BoxCalculation)
    case minimum([BoxCalculation])
    case maximum([BoxCalculation])
    case rounded(BoxCalculation, to: BoxCalculation, BoxRounding)
    /// The result of `mod()`, with the sign of the second operand.
    case modulus(BoxCalculation, BoxCalculation)
    /// The result of `rem()`, with the sign of the first operand.
    case remainder(BoxCalculation, BoxCalculation)
    case absolute(BoxCalculation)
    case sign(BoxCalculation)

    /// Whether the value depends on the basis of percentages.
    var containsPercentage: Bool {
        switch self {
        case .number: false
        case .percentage: true
        case .sum(let terms), .product(let terms), .minimum(let terms), .maximum(let terms):
            terms.contains(where: \.containsPercentage)
        case .inverse(let operand), .absolute(let operand), .sign(let operand): operand.containsPercentage
        case .rounded(let first, let second, _), .modulus(let first, let second), .remainder(let first, let second):
            first.containsPercentage || second.containsPercentage
        }
    }

    /// Returns the value in px. `basis` is the length that 100 % refers to.
    public func value(basis: Double) -> Double {
        switch self {
        case .number(let number): return number
        case .percentage(let fraction): return fraction * basis
        case .sum(let terms): return terms.reduce(0) { $0 + $1.value(basis: basis) }
        case .product(let factors): return factors.reduce(1) { $0 * $1.value(basis: basis) }
        case .inverse(let operand): return 1 / operand.value(basis: basis)
        case .minimum(let terms): return terms.reduce(.infinity) { min($0, $1.value(basis: basis)) }
        case .maximum(let terms): return terms.reduce(-.infinity) { max($0, $1.value(basis: basis)) }
        case .rounded(let value, let step, let rounding):
            return rounding.round(value.value(basis: basis), to: step.value(basis: basis))
        case .modulus(let first, let second):
            let divisor = second.value(basis: basis)
            let rest = first.value(basis: basis).truncatingRemainder(dividingBy: divisor)
            return rest == 0 || rest.sign == divisor.sign ? rest : rest + divisor
        case .remainder(let first, let second):
            return first.value(basis: basis).truncatingRemainder(dividingBy: second.value(basis: basis))
        case .absolute(let operand): return abs(operand.value(basis: basis))
        case .sign(let operand):
            let value = operand.value(basis: basis)
            return value == 0 || value.isNaN ? 0 : value < 0 ? -1 : 1
        }
    }

    /// The coefficients of `length + fraction × basis`, or `nil` if the expression is not linear in the basis.
    var linearForm: (length: Double, fraction: Double)? {
        switch self {
        case .number(let number): return (number, 0)
        case .percentage(let fraction): return (0, fraction)
        case .sum(let terms):
            var result = (length: 0.0, fraction: 0.0)
            for term in terms {
                guard let form = term.linearForm else { return nil }
                result.length += form.length
                result.fraction += form.fraction
            }
            return result
        case .product(let factors):
            var result = (length: 1.0, fraction: 0.0)
            for factor in factors {
                guard let form = factor.linearForm, result.fraction == 0 || form.fraction == 0 else { return nil }
                result = (
                    result.length * form.length, result.length * form.fraction + result.fraction * form.length
                )
            }
            return result
        case .inverse, .minimum, .maximum, .rounded, .modulus, .remainder, .absolute, .sign:
            return containsPercentage ? nil : (value(basis: 0), 0)
        }
    }
}

/// The rounding strategies of `round()` (CSS Values 4, section 10.3).
public enum BoxRounding: Hashable, Sendable {
    case nearest
    case up
    case down
    case toZero

    func round(_ value: Double, to step: Double) -> Double {
        guard step != 0 else { return 0 }
        let quotient = value / abs(step)
        return switch self {
        // A value in the middle of two multiples is rounded up.
        case .nearest: (quotient + 0.5).rounded(.down) * abs(step)
        case .up: quotient.rounded(.up) * abs(step)
        case .down: quotient.rounded(.down) * abs(step)
        case .toZero: quotient.rounded(.towardZero) * abs(step)
        }
    }
}
