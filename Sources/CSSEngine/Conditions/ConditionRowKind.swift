/// What a row of the condition grammar is. Raw values are the grammar's.
enum ConditionRowKind: UInt8 {
    case type = 1
    case feature, comparison, declaration, selector, unknown, not, and, or
}

extension ConditionRow {
    var rowKind: ConditionRowKind { ConditionRowKind(rawValue: kind)! }
}
