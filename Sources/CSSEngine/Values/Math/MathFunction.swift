/// The functions of calculations (CSS Values 4, sections 10.3 to 10.7). `calc()` is none: it only groups.
enum MathFunction: Hashable, Sendable {
    case min, max, clamp
    case round(RoundingStrategy)
    case mod, rem
    case sin, cos, tan, asin, acos, atan, atan2
    case pow, sqrt, hypot, log, exp
    case abs, sign

    /// One of each.
    static let all: [MathFunction] = [
        .min, .max, .clamp, .round(.nearest), .mod, .rem, .abs, .sign, .sin, .cos, .tan, .asin, .acos, .atan, .atan2,
        .pow, .sqrt, .hypot, .log, .exp,
    ]

    var name: StaticString {
        switch self {
        case .min: "min"
        case .max: "max"
        case .clamp: "clamp"
        case .round: "round"
        case .mod: "mod"
        case .rem: "rem"
        case .sin: "sin"
        case .cos: "cos"
        case .tan: "tan"
        case .asin: "asin"
        case .acos: "acos"
        case .atan: "atan"
        case .atan2: "atan2"
        case .pow: "pow"
        case .sqrt: "sqrt"
        case .hypot: "hypot"
        case .log: "log"
        case .exp: "exp"
        case .abs: "abs"
        case .sign: "sign"
        }
    }

    /// How many arguments it takes.
    var argumentCounts: ClosedRange<Int> {
        switch self {
        case .min, .max, .hypot: 1...Int.max
        case .clamp: 3...3
        case .round, .log: 1...2
        case .mod, .rem, .atan2, .pow: 2...2
        case .sin, .cos, .tan, .asin, .acos, .atan, .sqrt, .exp, .abs, .sign: 1...1
        }
    }

    /// What it gives for arguments of these types; nil where it does not take them.
    func type(_ arguments: [MathType]) -> MathType? {
        let first = arguments[0]
        let areAlike = arguments.allSatisfy { $0 == first }
        switch self {
        case .round where arguments.count == 1: return first == .number ? .number : nil
        case .min, .max, .clamp, .round, .mod, .rem, .hypot, .abs: return areAlike ? first : nil
        case .sign: return .number
        case .sin, .cos, .tan: return first == .number || first == .angle ? .number : nil
        case .asin, .acos, .atan: return first == .number ? .angle : nil
        case .atan2: return areAlike ? .angle : nil
        case .pow, .sqrt, .log, .exp: return areAlike && first == .number ? .number : nil
        }
    }

    /// The unit that it gives for arguments of one unit; nil where their numbers do not tell its value.
    ///
    /// What percentages and relative lengths are of is never negative, so that most functions give the same before and
    /// after; but it may be zero.
    func unit(_ argument: Unit) -> Unit? {
        let isAbsolute = argument != .percent && !argument.isRelativeLength
        switch self {
        case .min, .max, .clamp, .round, .mod, .rem, .hypot, .abs: return argument
        case .sign: return isAbsolute ? .number : nil
        case .atan2: return isAbsolute ? .degrees : nil
        case .sin, .cos, .tan, .pow, .sqrt, .log, .exp: return .number
        case .asin, .acos, .atan: return .degrees
        }
    }

    /// Its value for arguments of one unit, in the unit that `unit(_:)` tells.
    func evaluate(_ arguments: [Double], _ unit: Unit) -> Double {
        let first = arguments[0]
        let second = arguments.count > 1 ? arguments[1] : 1
        switch self {
        case .min: return arguments.contains(where: \.isNaN) ? .nan : arguments.min(by: isBelow)!
        case .max: return arguments.contains(where: \.isNaN) ? .nan : arguments.max(by: isBelow)!
        case .clamp: return Self.max.evaluate([first, Self.min.evaluate([second, arguments[2]], unit)], unit)
        case .round(let strategy): return strategy.round(first, to: second)
        case .mod: return modulus(first, second)
        case .rem: return remainder(first, second)
        case .sin: return Trigonometry.sine(degrees: degrees(first, unit))
        case .cos: return Trigonometry.cosine(degrees: degrees(first, unit))
        case .tan: return Trigonometry.tangent(degrees: degrees(first, unit))
        case .asin: return Trigonometry.arcSine(first)
        case .acos: return 90 - Trigonometry.arcSine(first)
        case .atan: return Trigonometry.arcTangent(first)
        case .atan2: return Trigonometry.arcTangent(first, second)
        case .pow: return power(first, second)
        case .sqrt: return first.squareRoot()
        case .hypot: return hypotenuse(arguments)
        case .log: return arguments.count > 1 ? logarithm(first) / logarithm(second) : logarithm(first)
        case .exp: return exponential(first)
        case .abs: return Swift.abs(first)
        case .sign: return first == 0 || first.isNaN ? first : first < 0 ? -1 : 1
        }
    }

    /// Negative zero is below zero (CSS Values 4, section 10.9.1).
    private func isBelow(_ left: Double, _ right: Double) -> Bool { !right.isTotallyOrdered(belowOrEqualTo: left) }

    /// A number without a unit is in radians.
    private func degrees(_ angle: Double, _ unit: Unit) -> Double { unit == .number ? angle * (180 / .pi) : angle }

    /// With the sign of the divisor.
    private func modulus(_ value: Double, _ divisor: Double) -> Double {
        let rest = remainder(value, divisor)
        if rest.isNaN || rest.sign == divisor.sign { return rest }
        if divisor.isInfinite { return .nan }
        return rest == 0 ? -rest : rest + divisor
    }

    /// With the sign of the dividend.
    private func remainder(_ value: Double, _ divisor: Double) -> Double {
        value.truncatingRemainder(dividingBy: divisor)
    }
}
