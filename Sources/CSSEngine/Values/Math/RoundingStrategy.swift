/// The way that `round()` goes between two multiples (CSS Values 4, section 10.3).
enum RoundingStrategy: String, Hashable, Sendable, CaseIterable {
    case nearest, up, down
    case toZero = "to-zero"

    /// - Returns: the multiple of `step` next to `value`; halves go up. What becomes zero keeps its sign.
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

    /// Adding a half would round what is just below it, and lose the sign of zero.
    private func nearestWhole(_ value: Double) -> Double {
        let lower = value.rounded(.down)
        return value - lower < 0.5 ? lower : value.rounded(.up)
    }

    /// With an infinite step there are three multiples: zero, of either sign, and the infinities.
    private func roundToInfinity(_ value: Double) -> Double {
        switch self {
        case .up where value > 0: .infinity
        case .down where value < 0: -.infinity
        case .nearest, .up, .down, .toZero: Double(signOf: value, magnitudeOf: 0)
        }
    }
}
