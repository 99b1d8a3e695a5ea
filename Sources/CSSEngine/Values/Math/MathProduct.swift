/// Multiplies factors: numbers into one, and units that cancel each other away.
struct MathProduct {
    private var number = 1.0
    private var powers: [(unit: Unit, power: Int)] = []
    private var others: [MathNode] = []

    /// Takes a factor that is no product.
    mutating func take(_ factor: MathNode) {
        switch factor {
        case .numeric(let value, let unit):
            number *= value
            take(unit, 1)
        case .inverse(.numeric(let value, let unit)):
            number /= value
            take(unit, -1)
        case .channel, .sum, .product, .inverse, .function:
            others.append(factor)
        }
    }

    private mutating func take(_ unit: Unit, _ power: Int) {
        if unit == .number { return }
        if let place = powers.firstIndex(where: { $0.unit == unit }) {
            powers[place].power += power
            if powers[place].power == 0 { powers.remove(at: place) }
        } else {
            powers.append((unit, power))
        }
    }

    /// The product of what was taken.
    var node: MathNode {
        if others.isEmpty, powers.isEmpty { return .number(number) }
        if others.isEmpty, powers.count == 1, powers[0].power == 1 { return .numeric(number, powers[0].unit) }
        if powers.isEmpty, others.count == 1 { return scaled(others[0]) }
        return .product(unitFactors + others)
    }

    /// The units, the first one with the number; that stands alone where all units are divided by.
    private var unitFactors: [MathNode] {
        let above = powers.flatMap { Array(repeating: $0.unit, count: max($0.power, 0)) }
        let below = powers.flatMap {
            Array(repeating: MathNode.inverse(.numeric(1, $0.unit)), count: max(-$0.power, 0))
        }
        guard let first = above.first else { return (number == 1 ? [] : [.number(number)]) + below }
        return [.numeric(number, first)] + above.dropFirst().map { .numeric(1, $0) } + below
    }

    /// A number spreads over a sum of plain terms only.
    private func scaled(_ node: MathNode) -> MathNode {
        if number == 1 { return node }
        if case .sum(let terms) = node, terms.allSatisfy({ $0.numeric != nil }) {
            return .sum(terms.map { .numeric($0.numeric!.value * number, $0.numeric!.unit) })
        }
        return .product([.number(number), node])
    }
}
