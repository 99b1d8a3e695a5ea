/// How a media feature is to stand to a value. Raw values are the grammar's.
enum Comparison: UInt8, Sendable {
    case plain = 1
    case equal, less, lessOrEqual, greater, greaterOrEqual
}
