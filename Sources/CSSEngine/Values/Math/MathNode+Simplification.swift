/// Building trees that are simple from the start (CSS Values 4, section 10.10).
extension MathNode {
    /// The sum of some nodes: terms of one unit are one term.
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

    /// The product of some nodes: numbers, and units that cancel each other, are one factor.
    static func multiplying(_ nodes: [MathNode]) -> MathNode {
        var product = MathProduct()
        for node in nodes {
            if case .product(let factors) = node {
                for factor in factors { product.take(factor) }
            } else {
                product.take(node)
            }
        }
        return product.node
    }

    /// One divided by a node.
    static func inverting(_ node: MathNode) -> MathNode {
        switch node {
        case .numeric(let value, .number): .number(1 / value)
        case .inverse(let inner): inner
        case .product(let factors): .multiplying(factors.map { .inverting($0) })
        case .numeric, .channel, .sum, .function: .inverse(node)
        }
    }

    /// A function's value, where its arguments tell it.
    static func calling(_ function: MathFunction, _ arguments: [MathNode]) -> MathNode {
        let numerics = arguments.compactMap(\.numeric)
        guard numerics.count == arguments.count, let first = numerics.first,
            numerics.allSatisfy({ $0.unit == first.unit }), let unit = function.unit(first.unit)
        else { return .function(function, arguments) }
        return .numeric(function.evaluate(numerics.map(\.value), first.unit), unit)
    }

    /// The value of a node that is one.
    var numeric: (value: Double, unit: Unit)? {
        if case .numeric(let value, let unit) = self { (value, unit) } else { nil }
    }

    /// Zero minus a node.
    var negated: MathNode {
        if case .numeric(let value, let unit) = self { return .numeric(-value, unit) }
        return .multiplying([.number(-1), self])
    }
}
