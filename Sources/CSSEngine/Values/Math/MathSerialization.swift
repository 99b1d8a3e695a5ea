/// Serialisation (CSS Values 4, section 10.12).
extension MathNode {
    /// The node as a whole value: in `calc()`, unless it is a function.
    var cssText: String {
        switch self {
        case .function, .treeCount: text
        case .numeric, .channel, .sum, .product, .inverse: "calc(\(text))"
        }
    }

    /// The node without parentheses around it: an argument of a function, or the content of `calc()`.
    private var text: String {
        switch self {
        case .numeric(let value, let unit): Self.numericText(value, unit)
        case .channel(let channel): channel.name
        case .treeCount(let function): "\(function.rawValue)()"
        case .sum(let terms): Self.sumText(terms)
        case .product(let factors): Self.productText(factors)
        case .inverse(let node): "1 / \(node.operandText)"
        case .function(let arguments, let function, .nearest): "\(function.rawValue)(\(Self.listText(arguments)))"
        case .function(let arguments, let function, let strategy):
            "\(function.rawValue)(\(strategy.rawValue), \(Self.listText(arguments)))"
        }
    }

    /// The node as an operand of `+`, `-`, `*` or `/`.
    private var operandText: String {
        switch self {
        case .numeric, .channel, .treeCount, .function: text
        case .sum, .product, .inverse: "(\(text))"
        }
    }

    private static func listText(_ arguments: [MathNode]) -> String {
        arguments.map(\.text).joined(separator: ", ")
    }

    /// Serialises the terms in the order of the specification: numbers, percentages, dimensions by unit, and then all
    /// others.
    private static func sumText(_ terms: [MathNode]) -> String {
        // The symbols of number and percentage, "" and "%", precede all letters.
        func key(_ term: MathNode) -> String { term.numeric?.unit.symbol ?? "~" }
        let sorted = terms.enumerated().sorted {
            (key($0.element), $0.offset) < (key($1.element), $1.offset)
        }.map(\.element)
        return sorted.dropFirst().reduce(into: sorted[0].operandText) { text, term in
            text += term.isNegative ? " - " + term.negated.operandText : " + " + term.operandText
        }
    }

    private static func productText(_ factors: [MathNode]) -> String {
        factors.dropFirst().reduce(into: factors[0].operandText) { text, factor in
            if case .inverse(let divisor) = factor {
                text += " / " + divisor.operandText
            } else {
                text += " * " + factor.operandText
            }
        }
    }

    /// Whether the node is written as a subtraction.
    private var isNegative: Bool {
        switch self {
        case .numeric(let value, _): value < 0
        case .product(let factors): factors[0].isNegative
        case .channel, .treeCount, .sum, .inverse, .function: false
        }
    }

    /// Serialises a number with its unit. Infinities and NaN are written as a keyword times one unit.
    private static func numericText(_ value: Double, _ unit: CSS.Unit) -> String {
        if value.isFinite { return numberText(value) + unit.symbol }
        let keyword = value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity"
        return unit == .number ? keyword : "\(keyword) * 1\(unit.symbol)"
    }
}
