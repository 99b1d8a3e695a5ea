/// A calculation whose value depends on where it is used, such as `calc(50% - 2em)`.
///
/// What depends on nothing is worked out when it is parsed, and never is one.
public struct MathExpression: Hashable, Sendable {
    private let root: MathNode
    private let kind: NumericKind
    private let range: ClosedRange<Double>

    /// The longest length in points, which infinite ones become, as in browsers: 2 to the power of 24, up to which a
    /// `Float` has every whole number.
    private static let longestLength = 16_777_216.0

    /// The value of a calculation; values out of range become the nearest one within (CSS Values 4, section 10.11).
    static func value(_ root: MathNode, _ kind: NumericKind, _ range: ClosedRange<Double>) -> Value {
        guard let (value, unit) = root.numeric, !unit.isRelativeLength else {
            return .math(MathExpression(root: root, kind: kind, range: range))
        }
        switch unit {
        case .percent where kind == .numberOrPercentage: return .number(clamp(value / 100, to: range))
        case .percent: return .percentage(clamp(value, to: range))
        case .number where kind == .integer: return .number(clamp((value + 0.5).rounded(.down), to: range))
        case .number: return .number(clamp(value, to: range))
        case .degrees: return .angle(clamp(value, to: range))
        case .seconds: return .time(clamp(value, to: range))
        case .px, .em, .rem, .vw, .vh, .vmin, .vmax:
            return .length(clamp(clamp(value, to: -longestLength...longestLength), to: range))
        }
    }

    /// NaN is zero at the top of a calculation; infinities are the largest numbers that there are.
    private static func clamp(_ value: Double, to range: ClosedRange<Double>) -> Double {
        let value = value.isNaN ? 0 : value
        let bounded = min(max(value, range.lowerBound), range.upperBound)
        return min(max(bounded, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
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
        let resolved = mapped { leaf in
            guard case .numeric(let value, let unit) = leaf else { return leaf }
            let one = context.resolve(unit)
            return .numeric(value * one.factor, one.unit)
        }
        return resolved.withoutZeroLength
    }

    /// Beside a percentage, no points are nothing to add.
    private var withoutZeroLength: MathNode {
        guard case .sum(let terms) = self else { return self }
        return .adding(terms.filter { $0 != .numeric(0, .px) })
    }
}
