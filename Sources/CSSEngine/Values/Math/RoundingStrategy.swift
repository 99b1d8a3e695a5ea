/// The rounding strategies of `round()` (CSS Values 4, section 10.3). Raw values are the keywords.
enum RoundingStrategy: String, Hashable, Sendable, CaseIterable {
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
