/// What a property wants a number to be.
enum NumericKind: Hashable, Sendable, BitwiseCopyable {
    case number, integer
    /// Hundredths, which count as such.
    case numberOrPercentage
    case percentage
    case length, lengthPercentage
    /// A number without a unit, as Nimbus has lengths.
    case points
    case angle, time

    /// Whether a calculation of this type gives such a number.
    func accepts(_ type: MathType) -> Bool {
        switch self {
        case .number, .integer, .points: type == .number
        case .numberOrPercentage: type == .number || type == .percentage
        case .percentage: type == .percentage
        case .length, .lengthPercentage: type == .length
        case .angle: type == .angle
        case .time: type == .time
        }
    }

    var rules: MathParser.Rules {
        switch self {
        case .lengthPercentage: MathParser.Rules(percentage: .length)
        case .number, .integer, .numberOrPercentage, .percentage, .length, .points, .angle, .time: MathParser.Rules()
        }
    }
}
