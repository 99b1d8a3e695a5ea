/// Constructors that simplify (CSS Values 4, section 10.10).
extension MathNode {
    /// Returns the sum of nodes. Terms of one unit become one term.
    static func adding(_ nodes: [MathNode]) -> MathNode {
        var sum = MathSum()
        for node in nodes {
            if case .sum(let terms) = node {
                for term in terms { sum.add(term) }
            } else {
                sum.add(node)
            }
        }
        return sum.node
    }

    /// Returns the product of nodes. Numbers, and units that cancel each other, become one factor.
    static func multiplying(_ nodes: [MathNode]) -> MathNode {
        var product = MathProduct()
        for node in nodes {
            if case .product(let factors) = node {
                for factor in factors { product.multiply(by: factor) }
            } else {
                product.multiply(by: node)
            }
        }
        return product.node
    }

    /// Returns one divided by a node.
    static func inverting(_ node: MathNode) -> MathNode {
        switch node {
        case .numeric(let value, .number): .number(1 / value)
        case .inverse(let inner): inner
        case .product(let factors): .multiplying(factors.map { .inverting($0) })
        case .numeric, .channel, .treeCount, .sum, .function: .inverse(node)
        }
    }

    /// Returns the call of a function, or its value if the arguments are numbers of one unit.
    static func calling(
        _ function: MathFunction, _ arguments: [MathNode], _ strategy: RoundingStrategy
    ) -> MathNode {
        let numerics = arguments.compactMap(\.numeric)
        guard numerics.count == arguments.count, let first = numerics.first,
            numerics.allSatisfy({ $0.unit == first.unit }), let unit = function.unit(first.unit)
        else { return .function(arguments, function, strategy) }
        let values = MathFunction.Arguments(values: numerics.map(\.value), unit: first.unit, strategy: strategy)
        return .numeric(function.traits.evaluate(values), unit)
    }

    /// The number and unit, if the node is a number.
    var numeric: (value: Double, unit: CSS.Unit)? {
        if case .numeric(let value, let unit) = self { (value, unit) } else { nil }
    }

    /// Zero minus a node.
    var negated: MathNode {
        if case .numeric(let value, let unit) = self { return .numeric(-value, unit) }
        return .multiplying([.number(-1), self])
    }
}

/// A sum under construction: adds up the terms of each unit.
struct MathSum {
    private var numerics: [(value: Double, unit: CSS.Unit)] = []
    private var others: [MathNode] = []

    /// Adds a term that is not a sum.
    mutating func add(_ term: MathNode) {
        guard let (value, unit) = term.numeric else { return others.append(term) }
        if let index = numerics.firstIndex(where: { $0.unit == unit }) {
            numerics[index].value += value
        } else {
            numerics.append((value, unit))
        }
    }

    /// The sum of the terms, of which there is at least one.
    var node: MathNode {
        if others.isEmpty, numerics.count == 1 { return .numeric(numerics[0].value, numerics[0].unit) }
        if numerics.isEmpty, others.count == 1 { return others[0] }
        return .sum(numerics.map { .numeric($0.value, $0.unit) } + others)
    }
}

/// A product under construction: multiplies the numbers, and cancels units.
struct MathProduct {
    private var number = 1.0
    private var powers: [(unit: CSS.Unit, power: Int)] = []
    private var others: [MathNode] = []

    /// Multiplies by a factor that is not a product.
    mutating func multiply(by factor: MathNode) {
        switch factor {
        case .numeric(let value, let unit):
            number *= value
            multiply(by: unit, power: 1)
        case .inverse(.numeric(let value, let unit)):
            number /= value
            multiply(by: unit, power: -1)
        case .channel, .treeCount, .sum, .product, .inverse, .function:
            others.append(factor)
        }
    }

    private mutating func multiply(by unit: CSS.Unit, power: Int) {
        if unit == .number { return }
        if let index = powers.firstIndex(where: { $0.unit == unit }) {
            powers[index].power += power
            if powers[index].power == 0 { powers.remove(at: index) }
        } else {
            powers.append((unit, power))
        }
    }

    /// The product of all factors.
    var node: MathNode {
        if others.isEmpty, powers.isEmpty { return .number(number) }
        if others.isEmpty, powers.count == 1, powers[0].power == 1 { return .numeric(number, powers[0].unit) }
        if powers.isEmpty, others.count == 1 { return scaled(others[0]) }
        return .product(unitFactors + others)
    }

    /// The units. The first unit has the number. If all units are divisors, the number is a factor of its own.
    private var unitFactors: [MathNode] {
        let above = powers.flatMap { Array(repeating: $0.unit, count: max($0.power, 0)) }
        let below = powers.flatMap {
            Array(repeating: MathNode.inverse(.numeric(1, $0.unit)), count: max(-$0.power, 0))
        }
        guard let first = above.first else { return (number == 1 ? [] : [.number(number)]) + below }
        return [.numeric(number, first)] + above.dropFirst().map { .numeric(1, $0) } + below
    }

    /// Returns the product of the number and a node. Only sums of plain numbers are expanded.
    private func scaled(_ node: MathNode) -> MathNode {
        if number == 1 { return node }
        if case .sum(let terms) = node, terms.allSatisfy({ $0.numeric != nil }) {
            return .sum(terms.map { .numeric($0.numeric!.value * number, $0.numeric!.unit) })
        }
        return .product([.number(number), node])
    }
}
