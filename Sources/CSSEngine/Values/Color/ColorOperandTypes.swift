/// What may be written for a channel, beside `none`.
struct ColorOperandTypes: OptionSet {
    let rawValue: UInt8

    static let number = ColorOperandTypes(rawValue: 1)
    static let percentage = ColorOperandTypes(rawValue: 2)
    static let angle = ColorOperandTypes(rawValue: 4)

    func accepts(_ type: MathType) -> Bool {
        switch type {
        case .number: contains(.number)
        case .percentage: contains(.percentage)
        case .angle: contains(.angle)
        default: false
        }
    }
}
