/// Calculations as text (CSS Values 4, section 10.12).
extension MathNode {
    /// As a whole value: functions as they are, all else in `calc()`.
    var cssText: String {
        if case .function = self { return text }
        return "calc(\(text))"
    }

    /// As an operand of a function, which needs no parentheses.
    private var text: String {
        switch self {
        case .numeric(let value, let unit): Self.numericText(value, unit)
        case .channel(let channel): channel.name
        case .sum(let terms): Self.sumText(terms)
        case .product(let factors): Self.productText(factors)
        case .inverse(let node): "1 / \(node.operandText)"
        case .function(.round(let strategy), let arguments) where strategy != .nearest:
            "round(\(strategy.rawValue), \(Self.listText(arguments)))"
        case .function(let function, let arguments): "\(function.name)(\(Self.listText(arguments)))"
        }
    }

    /// As an operand of `+`, `-`, `*` or `/`.
    private var operandText: String {
        switch self {
        case .numeric, .channel, .function: text
        case .sum, .product, .inverse: "(\(text))"
        }
    }

    private static func listText(_ arguments: [MathNode]) -> String {
        arguments.map(\.text).joined(separator: ", ")
    }

    /// Numbers first, then percentages, then dimensions by their units' names, then all else.
    private static func sumText(_ terms: [MathNode]) -> String {
        func place(_ term: MathNode) -> String { term.numeric.map { sortingKey($0.unit) } ?? "~" }
        let sorted = terms.enumerated().sorted {
            (place($0.element), $0.offset) < (place($1.element), $1.offset)
        }.map(\.element)
        return sorted.dropFirst().reduce(into: sorted[0].operandText) { text, term in
            text += term.isNegative ? " - " + term.negated.operandText : " + " + term.operandText
        }
    }

    private static func sortingKey(_ unit: Unit) -> String {
        switch unit {
        case .number: ""
        case .percent: "%"
        case .px, .em, .rem, .vw, .vh, .vmin, .vmax, .degrees, .seconds, .dppx: unit.symbol
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

    /// Whether it is written as something subtracted.
    private var isNegative: Bool {
        switch self {
        case .numeric(let value, _): value < 0
        case .product(let factors): factors[0].isNegative
        case .channel, .sum, .inverse, .function: false
        }
    }

    /// What is no finite number is written as a keyword, times one of the unit.
    private static func numericText(_ value: Double, _ unit: Unit) -> String {
        if value.isFinite { return numberText(value) + unit.symbol }
        let keyword = value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity"
        return unit == .number ? keyword : "\(keyword) * 1\(unit.symbol)"
    }
}
