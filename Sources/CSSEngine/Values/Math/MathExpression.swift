/// A calculation whose value depends on its context, such as `calc(50% - 2em)`. Other calculations are evaluated when they
/// are parsed.
public struct MathExpression: Hashable, Sendable {
    /// The calculation, with the units of the context.
    package let root: MathNode
    private let kind: NumericKind
    private let range: ClosedRange<Double>

    /// Returns the value of a calculation, clamped to the range (CSS Values 4, section 10.11).
    static func value(_ root: MathNode, _ kind: NumericKind, _ range: ClosedRange<Double>) -> Value {
        let root = root.dependencies.isEmpty ? root.withoutZeroLength : root
        guard let (value, unit) = root.numeric, !unit.isRelativeLength else {
            return .math(MathExpression(root: root, kind: kind, range: range))
        }
        func clamped(_ value: Double) -> Double { min(max(unit.bounded(value), range.lowerBound), range.upperBound) }
        switch unit.traits.quantity {
        case .percentage where kind == .numberOrPercentage: return .number(clamped(value / 100))
        case .percentage: return .percentage(clamped(value))
        case .number where kind == .integer: return .number(clamped((value + 0.5).rounded(.down)))
        case .number where kind == .gridLine:
            let line = clamped((value + 0.5).rounded(.down))
            return .number(line == 0 ? 1 : line)
        case .number where kind == .points: return Self.value(.numeric(value, .px), .length, range)
        case .number: return .number(clamped(value))
        case .length: return .length(clamped(value))
        case .angle: return .angle(clamped(value))
        case .time: return .time(clamped(value))
        case .resolution: return .resolution(clamped(value))
        }
    }

    /// Returns the value in a context. It remains a calculation if it contains both percentages and lengths.
    func resolved(in context: ResolutionContext) -> Value {
        Self.value(root.resolved(in: context), kind, range)
    }

    /// The inputs that the value depends on.
    package var dependencies: ValueDependencies { root.dependencies }

    /// The serialisation (CSSOM).
    package var cssText: String { root.cssText }
}

extension MathNode {
    /// Returns the calculation with absolute units, as far as the context has their values.
    func resolved(in context: ResolutionContext) -> MathNode {
        mapped { leaf in
            if case .treeCount(let function) = leaf { return .number(function.value(in: context)) }
            guard case .numeric(let value, let unit) = leaf else { return leaf }
            let one = context.resolve(unit)
            return .numeric(value * one.factor, one.unit)
        }
    }

    /// The calculation without a length of zero, which changes nothing if there is a percentage.
    fileprivate var withoutZeroLength: MathNode {
        guard case .sum(let terms) = self else { return self }
        return .adding(terms.filter { $0 != .numeric(0, .px) })
    }
}

/// The kind of number that a property accepts.
enum NumericKind: Hashable, Sendable, BitwiseCopyable {
    case number, integer
    /// An integer that is not 0: a calculation of 0 is 1, as in Chromium.
    case gridLine
    /// A number. Percentages are hundredths of it.
    case numberOrPercentage
    case percentage
    case length, lengthPercentage
    /// A length without a unit, as in Nimbus CSS.
    case points
    case angle, time, resolution

    /// Returns whether a calculation of this type results in such a number.
    func accepts(_ type: MathType) -> Bool {
        switch self {
        case .number, .integer, .gridLine, .points: type == .number
        case .numberOrPercentage: type == .number || type == .percentage
        case .percentage: type == .percentage
        case .length, .lengthPercentage: type == .length
        case .angle: type == .angle
        case .time: type == .time
        case .resolution: type == .resolution
        }
    }

    /// The rules for parsing a calculation.
    var rules: MathParser.Rules { MathParser.Rules(percentage: self == .lengthPercentage ? .length : .percentage) }
}
