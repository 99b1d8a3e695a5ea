/// Evaluates the rows of a condition in postfix order with three truth values, where `nil` is "unknown". Skips the operands that
/// cannot change the result of their operator.
struct ConditionStack {
    /// The operator that each row is an operand of; `nil` for the last row.
    private var operators: [(index: Int, kind: ConditionRow.Kind)?]
    private var values: [(value: Bool?, row: Int)] = []
    private var position = 0

    init(_ rows: borrowing RowBuffer<ConditionRow>) {
        operators = Array(repeating: nil, count: rows.count)
        var operands: [Int] = []
        for index in 0..<rows.count {
            let kind = rows[index].rowKind
            let count =
                switch kind {
                case .not: 1
                case .and, .or: rows[index].operandCount
                case .type, .feature, .comparison, .declaration, .selector, .unknown, .media, .supports, .style, .range:
                    0
                }
            for operand in operands.suffix(count) { operators[operand] = (index, kind) }
            operands.removeLast(count)
            operands.append(index)
        }
    }

    /// The next row to evaluate; `nil` at the end.
    var next: Int? { position < operators.count ? position : nil }

    /// The truth of the whole condition after its last row.
    var result: Bool? { values.last?.value ?? nil }

    /// Sets the truth of the next row, which is an operand.
    mutating func push(_ value: Bool?) {
        var row = position
        while let operation = operators[row], Self.decides(value, operation.kind) {
            row = operation.index
            while let last = values.last, operators[last.row]?.index == row { values.removeLast() }
        }
        values.append((value, row))
        position = row + 1
    }

    /// Applies the operator in the next row to its operands.
    mutating func applyOperator(_ kind: ConditionRow.Kind) {
        var operands: [Bool?] = []
        while let last = values.last, operators[last.row]?.index == position {
            operands.append(last.value)
            values.removeLast()
        }
        if kind == .not {
            push(operands.first.flatMap { $0 }.map { !$0 })
        } else {
            // A deciding operand has skipped the operator.
            push(operands.contains(nil) ? nil : kind == .and)
        }
    }

    /// Whether an operand alone decides the result of its operator, which is the value of the operand.
    private static func decides(_ value: Bool?, _ kind: ConditionRow.Kind) -> Bool {
        kind == .and && value == false || kind == .or && value == true
    }
}

/// The operands of a condition that is evaluated in postfix order, with three truth values, where `nil` is "unknown" (Media
/// Queries 4, section 3.1).
struct TruthStack {
    private var values: [Bool?] = []

    /// The result of the condition; `empty` for a condition without operands.
    func result(ofEmpty empty: Bool) -> Bool? { values.last ?? empty }

    mutating func push(_ value: Bool?) { values.append(value) }

    /// Negates the last operand.
    mutating func negate() { push(values.removeLast().map { !$0 }) }

    /// Replaces the last `count` operands by their conjunction.
    mutating func and(_ count: Int) { join(count, decisive: false) }

    /// Replaces the last `count` operands by their disjunction.
    mutating func or(_ count: Int) { join(count, decisive: true) }

    /// - Parameter decisive: The operand that alone decides the result.
    private mutating func join(_ count: Int, decisive: Bool) {
        let operands = values.suffix(count)
        let result: Bool? = operands.contains(decisive) ? decisive : operands.contains(nil) ? nil : !decisive
        values.removeLast(count)
        push(result)
    }
}
