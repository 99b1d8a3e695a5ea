/// A calculation whose value depends on where it is used, such as `calc(50% - 2em)`.
///
/// What depends on nothing is worked out when it is parsed, and never is one.
public struct MathExpression: Hashable, Sendable {
    private let root: MathNode
    private let kind: NumericKind
    private let range: ClosedRange<Double>

    /// The value of a calculation; values out of range become the nearest one within (CSS Values 4, section 10.11).
    static func value(_ root: MathNode, _ kind: NumericKind, _ range: ClosedRange<Double>) -> Value {
        let root = root.dependencies.isEmpty ? root.withoutZeroLength : root
        guard let (value, unit) = root.numeric, !unit.isRelativeLength else {
            return .math(MathExpression(root: root, kind: kind, range: range))
        }
        func clamped(_ value: Double) -> Double { min(max(unit.bounded(value), range.lowerBound), range.upperBound) }
        switch unit {
        case .percent where kind == .numberOrPercentage: return .number(clamped(value / 100))
        case .percent: return .percentage(clamped(value))
        case .number where kind == .integer: return .number(clamped((value + 0.5).rounded(.down)))
        case .number where kind == .points: return Self.value(.numeric(value, .px), .length, range)
        case .number: return .number(clamped(value))
        case .degrees: return .angle(clamped(value))
        case .seconds: return .time(clamped(value))
        case .px, .em, .rem, .vw, .vh, .vmin, .vmax: return .length(clamped(value))
        case .dppx: preconditionFailure("no property takes a resolution")
        }
    }

    /// The value in a place; a calculation still where percentages stay beside lengths.
    func resolved(in context: ResolutionContext) -> Value {
        Self.value(root.resolved(in: context), kind, range)
    }

    /// What has to be known to resolve it.
    public var dependencies: ValueDependencies { root.dependencies }

    /// As CSSOM serialises it.
    public var cssText: String { root.cssText }
}

extension MathNode {
    /// With every unit that the context knows in place of the relative ones.
    func resolved(in context: ResolutionContext) -> MathNode {
        mapped { leaf in
            guard case .numeric(let value, let unit) = leaf else { return leaf }
            let one = context.resolve(unit)
            return .numeric(value * one.factor, one.unit)
        }
    }

    /// Beside a percentage, no points are nothing to add.
    fileprivate var withoutZeroLength: MathNode {
        guard case .sum(let terms) = self else { return self }
        return .adding(terms.filter { $0 != .numeric(0, .px) })
    }
}
