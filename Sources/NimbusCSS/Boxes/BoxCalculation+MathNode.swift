import BoxLayout
import CSSEngine

extension BoxCalculation {
    /// Creates a calculation from a resolved one, whose lengths are in px. `nil` if it has a function that the box layout
    /// does not evaluate, such as `hypot()` of a percentage.
    init?(_ node: MathNode) {
        switch node {
        case .numeric(let value, .percent): self = .percentage(value / 100)
        case .numeric(let value, _): self = .number(value)
        case .sum(let terms):
            guard let terms = Self.operands(terms) else { return nil }
            self = .sum(terms)
        case .product(let factors):
            guard let factors = Self.operands(factors) else { return nil }
            self = .product(factors)
        case .inverse(let operand):
            guard let operand = BoxCalculation(operand) else { return nil }
            self = .inverse(operand)
        case .function(let arguments, let function, let strategy):
            guard let arguments = Self.operands(arguments),
                let call = Self.call(function, arguments, BoxRounding(strategy))
            else { return nil }
            self = call
        case .channel, .treeCount: return nil
        }
    }

    private static func operands(_ nodes: [MathNode]) -> [BoxCalculation]? {
        let operands = nodes.compactMap { BoxCalculation($0) }
        return operands.count == nodes.count ? operands : nil
    }

    /// Returns the call of a function. The parser has checked the number of arguments.
    private static func call(
        _ function: MathFunction, _ arguments: [BoxCalculation], _ rounding: BoxRounding
    ) -> BoxCalculation? {
        switch function {
        case .min: .minimum(arguments)
        case .max: .maximum(arguments)
        // The lower bound has priority (CSS Values 4, section 10.5).
        case .clamp: .maximum([arguments[0], .minimum([arguments[1], arguments[2]])])
        case .round: .rounded(arguments[0], to: arguments.count > 1 ? arguments[1] : .number(1), rounding)
        case .mod: .modulus(arguments[0], arguments[1])
        case .rem: .remainder(arguments[0], arguments[1])
        case .abs: .absolute(arguments[0])
        case .sign: .sign(arguments[0])
        case .progress: progress(of: arguments[0], from: arguments[1], to: arguments[2])
        case .sin, .cos, .tan, .asin, .acos, .atan, .atan2, .pow, .sqrt, .hypot, .log, .exp: nil
        }
    }

    private static func progress(
        of value: BoxCalculation, from start: BoxCalculation, to end: BoxCalculation
    ) -> BoxCalculation {
        let negativeStart = BoxCalculation.product([.number(-1), start])
        let share = BoxCalculation.product([.sum([value, negativeStart]), .inverse(.sum([end, negativeStart]))])
        return .maximum([.number(0), .minimum([.number(1), share])])
    }

    /// The calculation, at least zero (CSS Values 4, section 10.12). Sums without a negative term stay as they are, because
    /// the basis of percentages is not negative.
    var clampedToZero: BoxCalculation { isNegativeSumPossible ? .maximum([.number(0), self]) : self }

    private var isNegativeSumPossible: Bool {
        switch self {
        case .number(let value), .percentage(let value): value < 0
        case .sum(let terms): terms.contains(where: \.isNegativeSumPossible)
        case .product, .inverse, .minimum, .maximum, .rounded, .modulus, .remainder, .absolute, .sign: true
        }
    }
}

extension BoxRounding {
    fileprivate init(_ strategy: RoundingStrategy) {
        switch strategy {
        case .nearest: self = .nearest
        case .up: self = .up
        case .down: self = .down
        case .toZero: self = .toZero
        }
    }
}
